import { oneLine } from "../site/text.ts";

/**
 * JSON for a `<script type="application/ld+json">`. Each text is in one line. Empty texts, lists and objects are left out: a fact that is not
 * known is not stated. No `<` remains, so that no text can end the script.
 */
export function jsonLd(value: object): string {
  return JSON.stringify(value, (_key, entry: unknown) => stated(entry)).replaceAll("<", "\\u003c");
}

/** The value to write; undefined leaves it out. */
function stated(entry: unknown): unknown {
  if (isEmpty(entry)) return undefined;
  return typeof entry === "string" ? oneLine(entry) : entry;
}

function isEmpty(value: unknown): boolean {
  if (value === "" || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  return (
    typeof value === "object" &&
    Object.entries(value).every(([key, entry]) => key === "@type" || isEmpty(entry))
  );
}
