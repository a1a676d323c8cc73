export { checklist } from "./checklist.ts";
export { type Finding, type FindingTopic, findingTopics } from "./finding.ts";
export { missingPictureWords, type PictureUse, pictureUses } from "./picture-words.ts";
export { type Change, type SectionWords, siteChanges } from "./site-changes.ts";
export { type SiteField, siteFields } from "./site-fields.ts";
