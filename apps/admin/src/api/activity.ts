import { type ActivityLine, contract } from "@consultorio/api/contract";
import type { ActivityKind } from "@consultorio/content";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";
import { requestText } from "./request.ts";

export type { ActivityLine } from "@consultorio/api/contract";
export { type ActivityKind, activityKinds } from "@consultorio/content";

/** Which lines are wanted; without a member, all. */
export interface ActivityFilter {
  kind?: ActivityKind | undefined;
  author?: string | undefined;
}

/** The activity, the newest first; each further page continues from the oldest line that was read. For an owner. */
export const activityQuery = (filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ["activity", filter],
    queryFn: ({ pageParam }) =>
      callApi(contract.listActivity, { query: { ...filter, before: pageParam || undefined } }),
    // No line has an empty id: the server begins with the newest.
    initialPageParam: "",
    getNextPageParam: ({ lines, more }) => (more ? lines.at(-1)?.id : undefined),
    select: ({ pages }): ActivityLine[] => pages.flatMap(({ lines }) => lines),
    staleTime: 0,
    gcTime: 0,
  });

/** The lines as a table in CSV. */
export const exportActivity = (filter: ActivityFilter): Promise<string> => {
  const { path } = contract.exportActivity;
  const query = new URLSearchParams(JSON.parse(JSON.stringify(filter)));
  return requestText(`${path}?${query}`);
};
