import { isSectionType } from "@consultorio/content";
import { sectionLabel } from "@consultorio/ui/catalog";

/** A part of a drawn page that can be spoken of. */
export interface PagePart {
  /** The section's type; the title of a part that has none, such as «Causas» on the page of a disease. */
  key: string;
  label: string;
}

/** Longest key, in characters: as the API takes it. */
const longest = 120;

/** The parts of a page in their order: its sections, and what stands headed inside a section without layouts. */
export function pageParts(page: Document): PagePart[] {
  const parts = new Map<string, PagePart>();
  for (const element of page.querySelectorAll("[data-section], main section")) {
    const part = element.parentElement?.closest("[data-section]") ? null : partOf(element);
    if (part && !parts.has(part.key)) parts.set(part.key, part);
  }
  return [...parts.values()];
}

function partOf(element: Element): PagePart | null {
  const type = element.getAttribute("data-section") ?? "";
  if (isSectionType(type)) return { key: type, label: sectionLabel(type) };
  const heading = element.ownerDocument.getElementById(element.getAttribute("aria-labelledby") ?? "");
  const title = heading?.textContent?.replace(/\s+/g, " ").trim().slice(0, longest) ?? "";
  return title === "" ? null : { key: title, label: title };
}
