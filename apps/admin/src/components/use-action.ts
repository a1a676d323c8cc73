import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { reasonOf } from "#api/client.ts";
import { toasts } from "./toasts.ts";

export interface Action<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  /** The text of the toast after a success; without it, or with null, there is none. */
  done?: string | ((data: Data) => string | null);
  /** The text of the toast after a failure for which the server gave no reason. */
  failed: string;
  /** Queries whose answers are old after a success. */
  refresh?: readonly { queryKey: QueryKey }[];
  onSuccess?: (data: Data) => void;
  onSettled?: () => void;
}

/** A call that changes something; a toast shows its result. */
export function useAction<Data, Variables = void>({
  mutationFn,
  done,
  failed,
  refresh = [],
  onSuccess,
  onSettled,
}: Action<Data, Variables>) {
  const client = useQueryClient();
  return useMutation<Data, Error, Variables>({
    mutationFn,
    onSuccess: async (data) => {
      const message = typeof done === "function" ? done(data) : done;
      if (message) toasts.success(message);
      onSuccess?.(data);
      // All become outdated together: otherwise one of them would show old data while it waits for the others.
      await Promise.all(refresh.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => toasts.error(reasonOf(error, failed)),
    ...(onSettled && { onSettled }),
  });
}
