import { collectionNames as kindNames } from "@consultorio/content";
import { z } from "zod";
import { defineRoute } from "./define-route.ts";
import { savedVersion, time, unchecked } from "./fields.ts";

/** The documents that are lists: the kinds of records that have pages, and the testimonials. */
export const listNames = [...kindNames, "testimonials"] as const;

const readSummary = "The published document; for an administrator the draft, with its version as `ETag`.";
/** A call that saves a document. */
const saved = {
  summary:
    "Saves the document as draft. `If-Match` names the version that it was read at; 412 brings both versions.",
  body: unchecked,
  response: savedVersion,
};

const binRecord = z.object({
  name: z.string(),
  /** The record at its deletion. */
  record: unchecked,
  /** Its place in the collection then, from 0. */
  index: z.number(),
  author: z.string(),
  createdAt: time,
});
/** A record that was deleted, with who deleted it and when. */
export type BinRecord = z.output<typeof binRecord>;

const recordUse = z.object({
  /** `link`: leads to the record's page. `list`: the next record takes its place there. */
  kind: z.enum(["link", "relation", "list"]),
  path: z.string(),
  place: z.string(),
  label: z.string(),
});
/** A place of the draft where a record is used. */
export type RecordUse = z.output<typeof recordUse>;

/** The documents of the site. Their schemas are those of the content package, which the route applies by name. */
export const documentRoutes = {
  readSiteContent: defineRoute("GET", "/api/site-content", "anyone", {
    summary: readSummary,
    response: z.object({ siteContent: unchecked, unfinished: unchecked.optional() }),
  }),
  saveSiteContent: defineRoute("POST", "/api/site-content", "editor", saved),
  readSelectedSections: defineRoute("GET", "/api/selected-sections", "anyone", {
    summary: "The map from section type to `{ component, display }`, published or draft as above.",
    response: unchecked,
  }),
  saveSelectedSections: defineRoute("POST", "/api/selected-sections", "editor", saved),
  readCollection: defineRoute("GET", "/api/collections/:name", "anyone", {
    summary: "`{ diseases: […] }` and so on, published or draft as above.",
    response: unchecked,
  }),
  saveCollection: defineRoute("POST", "/api/collections/:name", "editor", { ...saved, collection: true }),
  readBin: defineRoute("GET", "/api/bin/:name", "editor", {
    summary:
      "The records of a collection that were deleted in the last `days` days and are not in the draft, the last first.",
    response: z.object({ days: z.number(), records: z.array(binRecord) }),
  }),
  readUses: defineRoute("GET", "/api/uses/:name/:record", "editor", {
    summary:
      "Where the draft uses a record of a collection, which its id names; a testimonial has its number in the list.",
    response: z.object({ uses: z.array(recordUse) }),
  }),
  keepUnfinished: defineRoute("POST", "/api/unfinished/:name", "editor", {
    summary:
      "Keeps what was typed into a document though it is not right yet, apart from what may be published, and says what is wrong. `If-Match` as above.",
    body: unchecked,
    collection: true,
    response: z.object({
      version: z.number(),
      problems: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
  }),
};
