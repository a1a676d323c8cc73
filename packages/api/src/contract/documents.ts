import { z } from "zod";
import { defineRoute } from "./define-route.ts";
import { savedVersion, unchecked } from "./fields.ts";

export const collectionNames = ["diseases", "symptoms", "services", "testimonials"] as const;

const readSummary = "The published document; for an administrator the draft, with its version as `ETag`.";
const saveSummary =
  "Saves the document as draft. `If-Match` names the version that it was read at; 412 brings both versions.";

/** The documents of the site. Their schemas are those of the content package, which the route applies by name. */
export const documentRoutes = {
  readSiteContent: defineRoute({
    method: "GET",
    path: "/api/site-content",
    access: "anyone",
    summary: readSummary,
    response: z.object({ siteContent: unchecked }),
  }),
  saveSiteContent: defineRoute({
    method: "POST",
    path: "/api/site-content",
    access: "editor",
    summary: saveSummary,
    body: unchecked,
    response: savedVersion,
  }),
  readSelectedSections: defineRoute({
    method: "GET",
    path: "/api/selected-sections",
    access: "anyone",
    summary: "The map from section type to `{ component, display }`, published or draft as above.",
    response: unchecked,
  }),
  saveSelectedSections: defineRoute({
    method: "POST",
    path: "/api/selected-sections",
    access: "editor",
    summary: saveSummary,
    body: unchecked,
    response: savedVersion,
  }),
  readCollection: defineRoute({
    method: "GET",
    path: "/api/collections/:name",
    access: "anyone",
    summary: "`{ diseases: […] }` and so on, published or draft as above.",
    response: unchecked,
  }),
  saveCollection: defineRoute({
    method: "POST",
    path: "/api/collections/:name",
    access: "editor",
    summary: saveSummary,
    body: unchecked,
    response: savedVersion,
  }),
};
