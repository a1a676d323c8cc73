import { findingTopics } from "@consultorio/content";
import { z } from "zod";
import { defineRoute } from "./define-route.ts";
import { done, savedVersion, strictBody, time } from "./fields.ts";

const version = z.object({ id: z.string(), version: z.number(), author: z.string(), createdAt: time });
const saved = version.extend({ note: z.string().nullable() });
const revision = saved.extend({ live: z.boolean() });
const publication = version.extend({ live: z.boolean() });

/** A saved state of the whole site. */
export type SavedVersion = z.output<typeof revision>;
/** One time that the site was published. */
export type PublishedVersion = z.output<typeof publication>;

/** One difference between two states of the site, in the words of the forms. */
export const change = z.object({
  path: z.string(),
  place: z.string(),
  label: z.string(),
  kind: z.enum(["changed", "added", "removed", "moved"]),
  before: z.string(),
  after: z.string(),
});
export type SiteChange = z.output<typeof change>;

const finding = z.object({
  topic: z.enum(findingTopics),
  level: z.enum(["block", "warn", "inform"]),
  path: z.string(),
  place: z.string(),
  label: z.string(),
  message: z.string(),
  excerpt: z.string(),
});

const scheduled = z.object({
  id: z.string(),
  version: z.number(),
  due: time,
  state: z.enum(["pending", "running", "done", "failed", "cancelled"]),
  detail: z.string(),
  author: z.string(),
  createdAt: time,
});
/** A publication that waits for its time, or what came of it. */
export type Scheduled = z.output<typeof scheduled>;

const published = z.object({
  id: z.string(),
  /** What did not go as it should although the site is public, in Spanish. */
  notice: z.string().nullable(),
});

export const versionRoutes = {
  listRevisions: defineRoute({
    method: "GET",
    path: "/api/revisions",
    access: "editor",
    summary: "A hundred saved versions, the newest first. `before` names the version to continue from.",
    query: z.object({ before: z.string().optional() }),
    response: z.object({ more: z.boolean(), revisions: z.array(revision) }),
  }),
  restoreRevision: defineRoute({
    method: "POST",
    path: "/api/revisions/:id/restore",
    access: "editor",
    summary: "Makes an old version the newest draft. Publishes nothing.",
    response: savedVersion,
  }),
  readChanges: defineRoute({
    method: "GET",
    path: "/api/changes",
    access: "editor",
    summary: "What changed between two revisions: their ids, `live` or `draft`.",
    query: z.object({ from: z.string().optional(), to: z.string().optional() }),
    response: z.object({ from: saved.nullable(), to: saved.nullable(), changes: z.array(change) }),
  }),
  readChecklist: defineRoute({
    method: "GET",
    path: "/api/checklist",
    access: "editor",
    summary: "Everything to know before the draft is published.",
    response: z.object({ version: z.number(), findings: z.array(finding) }),
  }),
  publish: defineRoute({
    method: "POST",
    path: "/api/update-sections",
    access: "editor",
    summary:
      "Publishes the draft. With `Accept: text/event-stream` it sends each step: `progress`, then `done` or `error`.",
    response: published.extend({ version: z.number() }),
  }),
  listPublications: defineRoute({
    method: "GET",
    path: "/api/publications",
    access: "editor",
    summary: "What was published, the newest first, and which of it visitors see.",
    response: z.object({ publications: z.array(publication) }),
  }),
  rollBack: defineRoute({
    method: "POST",
    path: "/api/publications/:id/live",
    access: "owner",
    summary: "Makes an earlier publication public again. The draft stays as it is.",
    response: published,
  }),
  readSchedule: defineRoute({
    method: "GET",
    path: "/api/schedule",
    access: "editor",
    summary: "What waits for its time, and what came of the latest ones.",
    response: z.object({ schedule: z.array(scheduled) }),
  }),
  schedulePublication: defineRoute({
    method: "POST",
    path: "/api/schedule",
    access: "editor",
    summary: "Has the draft as it is now published at a time.",
    status: 201,
    body: strictBody({
      due: z.iso.datetime({ offset: true, error: "Fecha y hora: elige cuándo publicar." }),
    }),
    response: scheduled,
  }),
  cancelSchedule: defineRoute({
    method: "DELETE",
    path: "/api/schedule",
    access: "editor",
    summary: "Takes back what waits.",
    response: done,
  }),
};
