import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { reasonOf } from "#api/client.ts";
import { toasts } from "./toasts.ts";

export interface Action<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  /** What the toast says after a success; without it, or with null, there is none. */
  done?: string | ((data: Data) => string | null);
  /** What the toast says after a failure for which the server gave no reason. */
  failed: string;
  /** Queries whose answers are old after a success. */
  refresh?: readonly { queryKey: QueryKey }[];
  onSuccess?: (data: Data) => void;
  onSettled?: () => void;
}

/** A call that changes something; a toast says how it ended. */
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
      const words = typeof done === "function" ? done(data) : done;
      if (words) toasts.success(words);
      onSuccess?.(data);
      // All are old at once: one that waited for the others would say meanwhile what is not true any more.
      await Promise.all(refresh.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => toasts.error(reasonOf(error, failed)),
    ...(onSettled && { onSettled }),
  });
}
