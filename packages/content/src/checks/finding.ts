/** The topics of findings; the checklist groups findings by topic. */
export const findingTopics = [
  "placeholders",
  "links",
  "legal",
  "privacy",
  "medical",
  "example",
  "pending",
  "facts",
  "wording",
  "pictures",
  "unfinished",
] as const;
export type FindingTopic = (typeof findingTopics)[number];

/** A problem to know before the site is published. It blocks only if publishing refuses the site for it. */
export interface Finding {
  topic: FindingTopic;
  level: "block" | "warn" | "inform";
  /** Its place, as in `SiteField`; for a missing thing the path of its document or part. */
  path: string;
  place: string;
  label: string;
  /** In Spanish: what is wrong, and what to do. */
  message: string;
  /** The words that are wrong, as they are written; empty where something is missing. */
  excerpt: string;
  /** For what may be the clinic's own although it looks like the example: by this it is confirmed. */
  mark?: string;
}
