import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { ask } from "./ask.ts";

const version = z.object({
  id: z.string(),
  version: z.number(),
  author: z.string(),
  at: z.coerce.date(),
});
const saved = version.extend({ note: z.string().nullable() });
const revision = saved.extend({ live: z.boolean() });
const publication = version.extend({ live: z.boolean() });

/** A saved state of the whole site. */
export type SavedVersion = z.infer<typeof revision>;
/** One time that the site was published. */
export type PublishedVersion = z.infer<typeof publication>;

/** One difference between two states of the site, in the words of the forms. */
export const changeSchema = z.object({
  path: z.string(),
  place: z.string(),
  label: z.string(),
  kind: z.enum(["changed", "added", "removed", "moved"]),
  before: z.string(),
  after: z.string(),
});
export type SiteChange = z.infer<typeof changeSchema>;

const changes = z.object({ from: saved.nullable(), to: saved.nullable(), changes: z.array(changeSchema) });

/** Read anew each time a screen asks: what they tell changes with every save. */
const fresh = { staleTime: 0, gcTime: 0 };

/** What changed from one version to another: their ids, `live` or `draft`. */
export const changesQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ["changes", from, to],
    queryFn: () => ask(changes, `/api/changes?${new URLSearchParams({ from, to })}`),
    ...fresh,
  });

const revisionsPage = z.object({ revisions: z.array(revision), more: z.boolean() });

/** The saved versions, the newest first; each further page goes on from the oldest version that was read. */
export const revisionsQuery = infiniteQueryOptions({
  queryKey: ["revisions"],
  queryFn: ({ pageParam }) => ask(revisionsPage, `/api/revisions?before=${pageParam}`),
  // No version is before 0: the server begins with the newest.
  initialPageParam: 0,
  getNextPageParam: ({ revisions, more }) => (more ? revisions.at(-1)?.version : undefined),
  select: ({ pages }) => pages.flatMap(({ revisions }) => revisions),
  ...fresh,
});

/** What was published, the newest first. */
export const publicationsQuery = queryOptions({
  queryKey: ["publications"],
  queryFn: async () =>
    (await ask(z.object({ publications: z.array(publication) }), "/api/publications")).publications,
  ...fresh,
});

/** Makes an old version the newest draft; resolves with its number. */
export const restoreRevision = async (id: string): Promise<number> =>
  (await ask(z.object({ version: z.number() }), `/api/revisions/${id}/restore`, { method: "POST" })).version;

/** Makes an earlier publication public again; answers what did not go as it should all the same, else null. */
export const rollBackTo = async (id: string): Promise<string | null> =>
  (await ask(z.object({ notice: z.string().nullable() }), `/api/publications/${id}/live`, { method: "POST" }))
    .notice;

const finding = z.object({
  topic: z.string(),
  level: z.enum(["block", "warn", "inform"]),
  path: z.string(),
  place: z.string(),
  label: z.string(),
  message: z.string(),
  excerpt: z.string(),
});
/** Something to know before the draft is published. */
export type Finding = z.infer<typeof finding>;

/** Everything to know before the draft is published, the gravest first. */
export const checklistQuery = queryOptions({
  queryKey: ["checklist"],
  queryFn: async () => (await ask(z.object({ findings: z.array(finding) }), "/api/checklist")).findings,
  ...fresh,
});
