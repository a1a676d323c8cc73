import { z } from "zod";
import { defineRoute } from "./define-route.ts";
import { done, strictBody, time } from "./fields.ts";
import { change } from "./versions.ts";

const note = z.object({
  id: z.string(),
  /** A section type, the title of a part without one, or empty for the page as a whole. */
  section: z.string(),
  path: z.string(),
  kind: z.enum(["approved", "comment"]),
  text: z.string(),
  name: z.string(),
  createdAt: time,
});
/** An approval or a comment of a reader. */
export type ReviewNote = z.output<typeof note>;

const link = z.object({
  id: z.string(),
  version: z.number(),
  expiresAt: time,
  revoked: z.boolean(),
  author: z.string(),
  createdAt: time,
  notes: z.array(note),
});
/** A review link without its token. */
export type ReviewLink = z.output<typeof link>;

const duration = "Duración: elige de 1 a 30 días.";

const text = (label: string, most: number) =>
  z
    .string({ error: `${label}: se espera un texto.` })
    .trim()
    .max(most, { error: `${label}: como máximo ${most} caracteres.`, abort: true });

const newNote = strictBody({
  section: text("Sección", 120),
  path: text("Página", 300),
  kind: z.enum(["approved", "comment"], { error: "Elige aprobar o comentar." }),
  text: text("Comentario", 1000),
  name: text("Nombre", 80).min(2, { error: "Nombre: escribe quién eres." }),
}).refine(({ kind, text: comment }) => kind === "approved" || comment !== "", {
  error: "Comentario: escribe qué cambiarías.",
  path: ["text"],
});
/** A note of a reader about one part of a page. */
export type NewNote = z.input<typeof newNote>;

const reviewed = z.object({
  version: z.number(),
  expiresAt: time,
  author: z.string(),
  site: z.record(z.string(), z.unknown()),
  changes: z.array(change),
  notes: z.array(note),
});
/** The draft that a review link shows. */
export type ReviewedDraft = z.output<typeof reviewed>;

/** The headers that carry the token of a review link: an address ends up in logs and in histories. */
export const reviewHeaders = (token: string) => ({ Authorization: `Bearer ${token}` });

export const reviewRoutes = {
  listReviewLinks: defineRoute("GET", "/api/review-links", "editor", {
    summary: "The review links and what their readers said, the newest first.",
    response: z.object({ links: z.array(link) }),
  }),
  createReviewLink: defineRoute("POST", "/api/review-links", "editor", {
    summary: "Makes a link to the draft as it is now, for some days. The address is shown this once.",
    status: 201,
    body: strictBody({
      days: z
        .number({ error: duration })
        .int({ error: duration })
        .min(1, { error: duration })
        .max(30, { error: duration }),
    }),
    response: z.object({ address: z.string(), link }),
  }),
  revokeReviewLink: defineRoute("DELETE", "/api/review-links/:id", "editor", {
    summary: "Ends a review link before its time.",
    response: done,
  }),
  readReview: defineRoute("GET", "/api/review", "anyone", {
    summary:
      "The draft that a review link shows, what changed in it since the public site, and what was said. The link's token is in `Authorization`.",
    response: reviewed,
  }),
  addReviewNote: defineRoute("POST", "/api/review", "visitor", {
    summary:
      "Approves a part of a page or comments on it, with the link's token in `Authorization`. 404, whatever is sent, without a valid one.",
    status: 201,
    goneFirst: 404,
    limit: "notes",
    body: newNote,
    response: z.object({ note }),
  }),
};
