import type { SectionType } from "@consultorio/content";
import { isSectionType } from "@consultorio/content";
import type { DrawnFields, DrawnPicture, DrawnText } from "./drawn-fields.ts";

/** Pixels around a text that still belong to it. */
const nearText = 4;
/** Most fields that a part of the page is said to come from. */
const mostSources = 4;

/** The editable text at a point of the page; without a point, the first one of the element. */
export function textAt(
  { texts }: DrawnFields,
  target: Element,
  point: { x: number; y: number } | null,
): DrawnText | null {
  const within = texts.filter(({ host }) => host === target || target.contains(host));
  if (point === null)
    return within.find(({ host }) => host === target) ?? (within.length === 1 ? within[0] : null) ?? null;
  return within.find(({ node, host }) => host === target && isAt(node, point)) ?? null;
}

function isAt(node: Text, { x, y }: { x: number; y: number }): boolean {
  const range = document.createRange();
  // The node is put aside while it is typed in: then the whole element is meant.
  if (!node.isConnected) return true;
  range.selectNodeContents(node);
  const boxes = [...range.getClientRects()];
  return boxes.some(
    ({ left, right, top, bottom }) =>
      x >= left - nearText && x <= right + nearText && y >= top - nearText && y <= bottom + nearText,
  );
}

/** The picture at a point, also behind a layer of colour; without a point, that of the element. */
export function pictureAt(
  { pictures }: DrawnFields,
  target: Element,
  point: { x: number; y: number } | null,
): DrawnPicture | null {
  const layers = point ? document.elementsFromPoint(point.x, point.y) : [target];
  const section = target.closest("[data-section]");
  for (const layer of layers) {
    const found = pictures.find(({ element }) => element === layer || element.parentElement === layer);
    // What is under a header that stays on the screen is not meant.
    if (found?.element.closest("[data-section]") === section) return found ?? null;
  }
  return null;
}

/** The fields of what was clicked; where it has none of its own, those of the nearest part of the page around it. */
export function sourcesAt({ texts }: DrawnFields, target: Element): string[] {
  const section = target.closest("[data-section]");
  let part: Element | null = target;
  while (part && part !== section && part !== document.body) {
    const around = part;
    const found = texts.filter(({ host }) => around === host || around.contains(host));
    const sources = [...new Set(found.flatMap((text) => text.sources))];
    if (sources.length > 0) return sources.length > mostSources ? [] : sources;
    part = part.parentElement;
  }
  return [];
}

/** The section that an element is in. */
export function sectionOf(target: Element): SectionType | null {
  const type = target.closest("[data-section]")?.getAttribute("data-section") ?? "";
  return isSectionType(type) ? type : null;
}

/** Where the link around an element leads within the site; null for none. */
export function linkOf(target: Element): string | null {
  const address = target.closest("a[href]")?.getAttribute("href") ?? "";
  return /^\/(?!\/)/.test(address) ? new URL(address, document.baseURI).pathname : null;
}
