import { activityKinds } from "@consultorio/content";
import { z } from "zod";
import { defineRoute } from "./define-route.ts";
import { time } from "./fields.ts";

const line = z.object({
  id: z.string(),
  createdAt: time,
  /** The e-mail at that time, `Sistema`, or `Sin cuenta`. */
  author: z.string(),
  /** The action, in Spanish. */
  what: z.string(),
  /** The object of the action, in Spanish; empty where there is none. */
  about: z.string(),
  /** The version of the draft that was saved; null for an action that saved none. */
  saved: z.number().nullable(),
  /** The `User-Agent` at a sign-in; else empty. */
  userAgent: z.string(),
  /** A mark that is the same for the same network; else empty. It names no place. */
  network: z.string(),
});
/** One action in the activity. */
export type ActivityLine = z.output<typeof line>;

const wanted = {
  kind: z.enum(activityKinds, { error: "Elige una clase de actividad." }).optional(),
  author: z.string().max(254).optional(),
};

export const activityRoutes = {
  listActivity: defineRoute("GET", "/api/activity", "owner", {
    summary:
      "Who signed in, what was refused, and who changed, published or deleted what; a hundred lines, the newest first. `before` names the line to continue from, `kind` and `author` choose.",
    query: z.object({ before: z.string().optional(), ...wanted }),
    response: z.object({ more: z.boolean(), lines: z.array(line) }),
  }),
  exportActivity: defineRoute("GET", "/api/activity/export", "owner", {
    summary: "The same lines as a table (CSV), at most 20,000.",
    confirmed: true,
    query: z.object(wanted),
  }),
};
