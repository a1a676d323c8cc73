import type { DocumentName } from "@consultorio/content";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback } from "react";
import { type Draft, draftQuery } from "./draft.ts";

/** Documents of the draft by name. */
export type Drafts<Name extends DocumentName = DocumentName> = { [N in Name]: Draft<N> };

/** Some documents of the draft as one query. `names` has to stay the same list. */
export function useDrafts<Name extends DocumentName>(names: readonly Name[]) {
  const combine = useCallback(
    (queries: UseQueryResult<Draft>[]) => ({
      data: draftsOf(names, queries),
      isError: queries.some(({ isError }) => isError),
      refetch: () => {
        for (const { isError, refetch } of queries) if (isError) void refetch();
      },
    }),
    [names],
  );
  return useQueries({ queries: names.map((name) => draftQuery<DocumentName>(name)), combine });
}

/** Undefined until all are there. */
function draftsOf<Name extends DocumentName>(
  names: readonly Name[],
  queries: readonly { data?: Draft | undefined }[],
): Drafts<Name> | undefined;
function draftsOf(names: readonly string[], queries: readonly { data?: Draft | undefined }[]): unknown {
  if (queries.some(({ data }) => data === undefined)) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, queries[index]?.data]));
}
