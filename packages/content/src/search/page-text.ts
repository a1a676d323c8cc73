/** Parts of a record that nobody reads on its page, or that another page says. */
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

/** Every text that readers of a record's page find there. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsOf(inner)));
}
