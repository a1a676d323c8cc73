import { parseSite, type Site } from "@consultorio/content";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { ask } from "./ask.ts";
import { ApiError } from "./request.ts";
import { changeSchema } from "./versions.ts";

const note = z.object({
  id: z.string(),
  /** A section type, the title of a part without one, or empty for the page as a whole. */
  section: z.string(),
  path: z.string(),
  kind: z.enum(["approved", "comment"]),
  text: z.string(),
  name: z.string(),
  at: z.coerce.date(),
});
export type ReviewNote = z.infer<typeof note>;

const link = z.object({
  id: z.string(),
  version: z.number(),
  until: z.coerce.date(),
  revoked: z.boolean(),
  author: z.string(),
  notes: z.array(note),
});
export type ReviewLink = z.infer<typeof link>;

/** The review links and what their readers said, the newest first. */
export const reviewLinksQuery = queryOptions({
  queryKey: ["review-links"],
  queryFn: async () => (await ask(z.object({ links: z.array(link) }), "/api/review-links")).links,
});

/** Makes a link to the draft as it is now; its address is told this once. */
export const createReviewLink = (days: number) =>
  ask(z.object({ address: z.string(), link }), "/api/review-links", { method: "POST", body: { days } });

export const revokeReviewLink = (id: string) =>
  ask(z.object({ ok: z.literal(true) }), `/api/review-links/${id}`, { method: "DELETE" });

const reviewed = z.object({
  version: z.number(),
  until: z.coerce.date(),
  author: z.string(),
  site: z.record(z.string(), z.unknown()),
  changes: z.array(changeSchema),
  notes: z.array(note),
});

/** What a review link shows to whoever holds it. */
export interface Reviewed extends Omit<z.infer<typeof reviewed>, "site"> {
  site: Site;
}

/** The draft behind a review link. Rejects with 404 when the link is over. */
export const reviewQuery = (token: string) =>
  queryOptions({
    queryKey: ["review", token],
    queryFn: async (): Promise<Reviewed> => {
      const { site, ...rest } = await ask(reviewed, `/api/review/${encodeURIComponent(token)}`);
      const parsed = parseSite(site);
      if (!parsed.ok) throw new ApiError(0, parsed.problems[0]?.message ?? "");
      return { ...rest, site: parsed.value };
    },
  });

/** What a reader says of one part of a page. */
export interface NewNote {
  section: string;
  path: string;
  kind: ReviewNote["kind"];
  text: string;
  name: string;
}

export const addReviewNote = (token: string, said: NewNote) =>
  ask(z.object({ note }), `/api/review/${encodeURIComponent(token)}`, { method: "POST", body: said });
