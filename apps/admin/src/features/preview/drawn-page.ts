import { isSectionType } from "@consultorio/content";
import { sectionLabel } from "@consultorio/ui/catalog";
import type { PagePart, Pick } from "#live-preview/messages.ts";

/** Longest key of a part, in characters: as the API takes it. */
const longestKey = 120;
/** Most characters of the text that a click reports. */
const longestText = 400;
/** Pixels by which rounding may make a text larger than its box. */
const tolerance = 2;

const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

/** The parts of a page in their order: its sections, and what has a heading inside a section without variants. */
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
  const title = textOf(heading).slice(0, longestKey);
  return title === "" ? null : { key: title, label: title };
}

/** What was clicked: its section, and the smallest text around it. */
export function pickedAt(target: EventTarget | null): Pick | null {
  if (!(target instanceof Element)) return null;
  const type = target.closest("[data-section]")?.getAttribute("data-section") ?? "";
  const text = target.closest("h1, h2, h3, h4, p, li, a, button, dt, dd, figcaption, blockquote, summary");
  return { section: isSectionType(type) ? type : null, text: textOf(text ?? target).slice(0, longestText) };
}

/** Texts that are larger than their box, so that the reader does not see all of them. */
export function clippedTexts(root: Element): string[] {
  const texts = [...root.querySelectorAll<HTMLElement>("h1, h2, h3, h4, p, a, button, span, dt, dd, li")];
  const clipped = texts.filter(isClipped).map((element) => element.textContent?.trim() ?? "");
  return [...new Set(clipped.filter((text) => text !== ""))];
}

function isClipped(element: HTMLElement): boolean {
  if (element.clientWidth <= 1) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  return (
    (hides(overflowX) && element.scrollWidth > element.clientWidth + tolerance) ||
    (hides(overflowY) && element.scrollHeight > element.clientHeight + tolerance)
  );
}
