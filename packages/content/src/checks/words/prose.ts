import type { SiteField } from "#site/site-fields.ts";

/** Whether a field is a text for visitors. A confirmation only has the name of a field and its mark. */
export const isProse = (field: SiteField): field is SiteField & { value: string } =>
  field.shown &&
  typeof field.value === "string" &&
  (field.control === "text" || field.control === "multiline") &&
  !field.path.startsWith("siteContent.confirmed.");
