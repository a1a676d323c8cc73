import { setupStepNames } from "@consultorio/content";
import { z } from "zod";
import { defineRoute } from "./define-route.ts";
import { done, savedVersion, strictBody, time } from "./fields.ts";

const published = z.object({
  version: z.number(),
  author: z.string(),
  createdAt: time,
  /** How much of the public site is still the example's. */
  invented: z.number(),
  /** How many possibly true facts of the example are public without a confirmation in the draft. */
  unreviewed: z.number(),
});

const step = z.object({
  name: z.enum(setupStepNames),
  done: z.boolean(),
  path: z.string(),
  /** Fields that may stay unchanged, and should be read once; a mark confirms its field. */
  pending: z.array(z.object({ path: z.string(), label: z.string(), mark: z.string().nullable() })),
});

const leftover = z.object({ path: z.string(), label: z.string(), value: z.string() });

const overview = z.object({
  /** The public site; null before the first publication. */
  published: published.nullable(),
  /** The steps from the example to a published site of one's own. */
  steps: z.array(step),
  /** The rest of the example in the draft, beside the steps. */
  leftovers: z.array(leftover),
  /** How many records a doctor should have reviewed again. */
  overdueReviews: z.number(),
});
/** The state of the site for the first screen. */
export type Overview = z.output<typeof overview>;

const chooseFinding = "Elige algo de la lista para publicar.";

export const homeRoutes = {
  readOverview: defineRoute("GET", "/api/overview", "editor", {
    summary: "What visitors see and whether it is still the example, and the first steps with their state.",
    response: overview,
  }),
  readBackups: defineRoute("GET", "/api/backups", "editor", {
    summary: "When the newest backup was made, and why there is no newer one.",
    response: z.object({ last: time.nullable(), problem: z.string().nullable() }),
  }),
  readReadiness: defineRoute("GET", "/api/readiness", "editor", {
    summary: "Whether the server can save at the moment; 503 with the reason where it cannot.",
    response: done,
  }),
  removeLeftovers: defineRoute("POST", "/api/leftovers/removal", "editor", {
    summary: "Hides or empties in the draft what is left of the example beside the first steps.",
    response: savedVersion,
  }),
  confirmContent: defineRoute("POST", "/api/confirmations", "editor", {
    summary:
      "Keeps in the draft that what looks like the example is the clinic's own, or takes that back. 409 where the draft does not have it any more.",
    body: strictBody({
      mark: z.string({ error: chooseFinding }).regex(/^[0-9a-f]{14}$/, { error: chooseFinding }),
      own: z.boolean({ error: chooseFinding }),
    }),
    response: savedVersion,
  }),
};
