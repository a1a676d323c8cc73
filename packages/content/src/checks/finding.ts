/** What a finding is about; the checklist groups them by it. */
export const findingTopics = [
  "placeholders",
  "links",
  "legal",
  "privacy",
  "example",
  "pending",
  "facts",
  "wording",
  "pictures",
  "unfinished",
] as const;
export type FindingTopic = (typeof findingTopics)[number];

/** Something to know before the site is published. Only what publishing itself would refuse blocks. */
export interface Finding {
  topic: FindingTopic;
  level: "block" | "warn" | "inform";
  /** Where it stands, as in `SiteField`; the path of a document or a part for what is missing. */
  path: string;
  place: string;
  label: string;
  /** One Spanish sentence: what is the matter, and what to do. */
  message: string;
  /** The words that it is about, as they are written; empty where something is missing. */
  excerpt: string;
}
