import type { Site } from "./documents.ts";
import { shownSite } from "./shown-site.ts";

/**
 * The site as anybody may read it. Entries that are switched off are left out at every depth, and so is what was said
 * about pictures that nothing else names: an upload that stands nowhere is nobody's to see. The words of a section that
 * no page shows stay, since a document has its whole shape.
 */
export function publicSite(site: Site): Site {
  const { siteContent, ...others } = withoutHidden(shownSite(site));
  const { pictures, ...content } = siteContent;
  if (pictures === undefined) return { ...others, siteContent };
  const named = new Set(texts({ others, content }));
  return {
    ...others,
    siteContent: { ...content, pictures: pictures.filter(({ path }) => named.has(path)) },
  };
}

function withoutHidden<Value>(value: Value): Value;
function withoutHidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isHidden(entry)).map(withoutHidden);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutHidden(field)]));
}

const isHidden = (entry: unknown) =>
  typeof entry === "object" && entry !== null && "visible" in entry && entry.visible === false;

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}
