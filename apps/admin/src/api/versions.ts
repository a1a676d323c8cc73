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

/** Read again each time a screen asks: the answers change with every save. */
const fresh = { staleTime: 0, gcTime: 0 };

/** What changed from one version to another: their ids, `live` or `draft`. */
export const changesQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...anyChanges.queryKey, from, to],
    queryFn: () => callApi(contract.readChanges, { query: { from, to } }),
    ...fresh,
  });

/** Every comparison: all are old once the draft is another one. */
export const anyChanges = { queryKey: ["changes"] };

/** The saved versions with what each changed, the newest first; each further page continues from the oldest version that was read. */
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

/** What was published, the newest first. */
export const publicationsQuery = queryOptions({
  queryKey: ["publications"],
  queryFn: async () => (await callApi(contract.listPublications, {})).publications,
  ...fresh,
});

/** Makes an old version the newest draft; resolves with its number. */
export const restoreRevision = async (id: string): Promise<number> =>
  (await callApi(contract.restoreRevision, { params: { id } })).version;

/**
 * Gives the draft what an old version has, in some of the differences between them alone. Resolves with what takes that
 * back: a version, and the differences from it.
 */
export const recoverChanges = (id: string, changes: SiteChange[]) =>
  callApi(contract.recoverChanges, { params: { id }, body: { changes } });

/** Makes an earlier publication public again; answers what did not go as it should all the same, else null. */
export const rollBackTo = async (id: string): Promise<string | null> =>
  (await callApi(contract.rollBack, { params: { id } })).notice;

/** Takes words out of everything that was saved before; resolves with how much had them. */
export const eraseWords = (texts: string[]) => callApi(contract.eraseWords, { body: { texts } });

/** Everything to know before the draft is published, the most serious first, and what was confirmed as one's own. */
export const checklistQuery = queryOptions({
  queryKey: ["checklist"],
  queryFn: () => callApi(contract.readChecklist, {}),
  ...fresh,
});

/** Confirms in the draft that the content with a mark is the clinic's own, or revokes that. */
export const confirmContent = (mark: string, own: boolean) =>
  callApi(contract.confirmContent, { body: { mark, own } });
