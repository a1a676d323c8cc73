export { checklist } from "./checklist.ts";
export { type Finding, type FindingTopic, findingTopics } from "./finding.ts";
export { type PictureUse, pictureUses } from "./picture-words.ts";
export { type Change, type SectionWords, siteChanges } from "./site-changes.ts";
