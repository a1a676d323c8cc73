/** Parts of a record that its page does not show, or that another page has. */
const unread = new Set([
  "id",
  "formerIds",
  "metadata",
  "sources",
  "review",
  "relations",
  "searchTerms",
  "care",
]);

/** Every text on the page of a record. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsOf(inner)));
}
