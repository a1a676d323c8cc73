import { findingTopics } from "@consultorio/content";
import { z } from "zod";
import { defineRoute } from "./define-route.ts";
import { done, savedVersion, strictBody, time } from "./fields.ts";

const version = z.object({ id: z.string(), version: z.number(), author: z.string(), createdAt: time });
const saved = version.extend({ note: z.string().nullable() });
const changedThing = z.object({ about: z.string(), fields: z.array(z.string()) });
/** A record or a part of the site that a version changed, with the names of its fields. */
export type ChangedThing = z.output<typeof changedThing>;
const revision = saved.extend({
  live: z.boolean(),
  /** Changes since the version before, if the call asks for them. */
  summary: z.array(changedThing).optional(),
});
/** Whether a publication was scheduled; then its author is who scheduled it. */
const scheduledToo = { scheduled: z.boolean() };
const publication = version.extend({ live: z.boolean(), ...scheduledToo });

/** A saved state of the whole site. */
export type SavedVersion = z.output<typeof revision>;
/** One time that the site was published. */
export type PublishedVersion = z.output<typeof publication>;

const noDifference = "Cambios: elige diferencias de la lista.";
const differenceText = z.string({ error: noDifference });

/** One difference between two states of the site, in the words of the forms. */
export const change = z.strictObject(
  {
    path: differenceText,
    place: differenceText,
    label: differenceText,
    kind: z.enum(["changed", "added", "removed", "moved"], { error: noDifference }),
    before: differenceText,
    after: differenceText,
  },
  { error: noDifference },
);
export type SiteChange = z.output<typeof change>;

const nothingToErase = "Escribe el nombre o la frase que hay que borrar.";
/** A shorter text would also match parts of other words. */
const erasedText = z
  .string({ error: nothingToErase })
  .trim()
  .min(4, { error: "Escribe al menos 4 letras: algo más corto está dentro de otras palabras." })
  .max(2000, { error: "Como máximo 2,000 caracteres." });

const finding = z.object({
  topic: z.enum(findingTopics),
  level: z.enum(["block", "warn", "inform"]),
  path: z.string(),
  place: z.string(),
  label: z.string(),
  message: z.string(),
  excerpt: z.string(),
  mark: z.string().optional(),
});

const confirmed = z.object({ mark: z.string(), path: z.string(), label: z.string(), value: z.string() });
/** Content that looks like the example and was confirmed as the clinic's own. */
export type ConfirmedContent = z.output<typeof confirmed>;

const chooseMoment = "Día y hora: elige cuándo publicar.";
/** From the year 10000 on, times as texts no longer sort by time. */
const moment = z.iso
  .datetime({ offset: true, error: chooseMoment, abort: true })
  .refine((text) => new Date(text).getUTCFullYear() <= 9999, { error: chooseMoment });

const scheduled = z.object({
  id: z.string(),
  version: z.number(),
  due: time,
  state: z.enum(["pending", "running", "done", "failed", "cancelled"]),
  detail: z.string(),
  author: z.string(),
  createdAt: time,
});
/** A publication that waits for its time, or its result. */
export type Scheduled = z.output<typeof scheduled>;

const published = z.object({
  id: z.string(),
  /** Problems after which the site is public nevertheless, in Spanish. */
  notice: z.string().nullable(),
});

export const versionRoutes = {
  listRevisions: defineRoute("GET", "/api/revisions", "editor", {
    summary:
      "A hundred saved versions, the newest first. `before` names the version to continue from; with `summaries` each says what it changed.",
    query: z.object({ before: z.string().optional(), summaries: z.string().optional() }),
    response: z.object({ more: z.boolean(), revisions: z.array(revision) }),
  }),
  restoreRevision: defineRoute("POST", "/api/revisions/:id/restore", "editor", {
    summary: "Makes an old version the newest draft. Publishes nothing.",
    response: savedVersion,
  }),
  recoverChanges: defineRoute("POST", "/api/revisions/:id/recover", "editor", {
    summary:
      "Gives the draft what an old version has in the named differences alone. Answers what takes that back: a revision, and the differences from it.",
    body: strictBody({
      changes: z
        .array(change, { error: noDifference })
        .min(1, { error: noDifference })
        .max(2000, { error: noDifference }),
    }),
    response: savedVersion.extend({ before: z.string(), changes: z.array(change) }),
  }),
  readChanges: defineRoute("GET", "/api/changes", "editor", {
    summary:
      "What changed between two revisions: their ids, `live` or `draft`. `live` has the author and the time of its publication.",
    query: z.object({ from: z.string().optional(), to: z.string().optional() }),
    response: z.object({
      from: saved.extend(scheduledToo).nullable(),
      to: saved.nullable(),
      changes: z.array(change),
    }),
  }),
  readChecklist: defineRoute("GET", "/api/checklist", "editor", {
    summary:
      "Everything to know before the draft is published, and what looks like the example and was confirmed as the clinic's own.",
    response: z.object({
      version: z.number(),
      findings: z.array(finding),
      confirmed: z.array(confirmed),
    }),
  }),
  publish: defineRoute("POST", "/api/update-sections", "editor", {
    summary:
      "Publishes the draft. With `Accept: text/event-stream` it sends each step: `progress`, then `done` or `error`.",
    response: published.extend({ version: z.number() }),
  }),
  listPublications: defineRoute("GET", "/api/publications", "editor", {
    summary: "What was published, the newest first, and which of it visitors see.",
    response: z.object({ publications: z.array(publication) }),
  }),
  rollBack: defineRoute("POST", "/api/publications/:id/live", "owner", {
    summary: "Makes an earlier publication public again. The draft stays as it is.",
    response: published,
  }),
  eraseWords: defineRoute("POST", "/api/erasures", "owner", {
    summary:
      "Takes words out of everything that was saved before, with each testimonial that has them and the publications that show them. 409 while the draft, the public site or the schedule has them. `backupsGoneBy` says when the last backup that has them is gone; null where backups do not go by themselves.",
    confirmed: true,
    body: strictBody({
      texts: z
        .array(erasedText, { error: nothingToErase })
        .min(1, { error: nothingToErase })
        .max(20, { error: "Como máximo 20 textos a la vez." }),
    }),
    response: z.object({
      versions: z.number(),
      publications: z.number(),
      others: z.number(),
      backupsGoneBy: time.nullable(),
    }),
  }),
  readSchedule: defineRoute("GET", "/api/schedule", "editor", {
    summary: "What waits for its time, and what came of the latest ones.",
    response: z.object({ schedule: z.array(scheduled) }),
  }),
  schedulePublication: defineRoute("POST", "/api/schedule", "editor", {
    summary: "Has the draft as it is now published at a time.",
    status: 201,
    body: strictBody({ due: moment }),
    response: scheduled,
  }),
  cancelSchedule: defineRoute("DELETE", "/api/schedule", "editor", {
    summary:
      "Takes back what waits, or is being rendered: it does not go out any more. 409 where nothing does.",
    response: done,
  }),
};
