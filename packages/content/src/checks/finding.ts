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

/** A problem to see before the site is published. It blocks only if publishing refuses the site for it. */
export interface Finding {
  topic: FindingTopic;
  level: "block" | "warn" | "inform";
  /** Its place, as in `SiteField`; for a missing part the path of its document or group. */
  path: string;
  place: string;
  label: string;
  /** In Spanish: the problem, and how to solve it. */
  message: string;
  /** The wrong text; empty where a text is missing. */
  excerpt: string;
  /** The mark that confirms the content; for content that looks like the example but may be the clinic's. */
  mark?: string;
}
