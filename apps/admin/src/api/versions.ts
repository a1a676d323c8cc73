import { contract, type SiteChange } from "@consultorio/api/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";

export type {
  ChangedThing,
  ConfirmedContent,
  PublishedVersion,
  SavedVersion,
  SiteChange,
} from "@consultorio/api/contract";
export type { Finding } from "@consultorio/content";

/** Read again whenever a screen opens: the answers change with every save. */
const fresh = { staleTime: 0, gcTime: 0 };

/** The changes from one version to another: their ids, `live` or `draft`. */
export const changesQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...anyChanges.queryKey, from, to],
    queryFn: () => callApi(contract.readChanges, { query: { from, to } }),
    ...fresh,
  });

/** Every comparison: all are outdated once the draft changes. */
export const anyChanges = { queryKey: ["changes"] };

/**
 * The saved versions with the changes of each, the newest first; each further page continues from the oldest version
 * that was read.
 */
export const revisionsQuery = infiniteQueryOptions({
  queryKey: ["revisions"],
  queryFn: ({ pageParam }) =>
    callApi(contract.listRevisions, { query: { before: String(pageParam), summaries: "si" } }),
  // No version is before 0: the server begins with the newest.
  initialPageParam: 0,
  getNextPageParam: ({ revisions, more }) => (more ? revisions.at(-1)?.version : undefined),
  select: ({ pages }) => pages.flatMap(({ revisions }) => revisions),
  ...fresh,
});

/** The publications, the newest first. */
export const publicationsQuery = queryOptions({
  queryKey: ["publications"],
  queryFn: async () => (await callApi(contract.listPublications, {})).publications,
  ...fresh,
});

/** Makes an old version the newest draft; resolves with its number. */
export const restoreRevision = async (id: string): Promise<number> =>
  (await callApi(contract.restoreRevision, { params: { id } })).version;

/**
 * Restores some differences of an old version in the draft. Resolves with the data that undoes it: a version, and the
 * differences from it.
 */
export const recoverChanges = (id: string, changes: SiteChange[]) =>
  callApi(contract.recoverChanges, { params: { id }, body: { changes } });

/** Makes an earlier publication public again. Returns a notice about problems, or null. */
export const rollBackTo = async (id: string): Promise<string | null> =>
  (await callApi(contract.rollBack, { params: { id } })).notice;

/** Takes words out of everything that was saved before; resolves with how much had them. */
export const eraseWords = (texts: string[]) => callApi(contract.eraseWords, { body: { texts } });

/** All findings about the draft, the most serious first, and the confirmed content. */
export const checklistQuery = queryOptions({
  queryKey: ["checklist"],
  queryFn: () => callApi(contract.readChecklist, {}),
  ...fresh,
});

/** Confirms in the draft that the content with a mark is the clinic's, or revokes that. */
export const confirmContent = (mark: string, own: boolean) =>
  callApi(contract.confirmContent, { body: { mark, own } });
