import type { SectionType } from "@consultorio/content";
import { isSectionType } from "@consultorio/content";
import type { DrawnFields, DrawnPicture, DrawnText } from "./drawn-fields.ts";

/** Pixels around a text that still belong to it. */
const nearText = 4;

export interface Point {
  x: number;
  y: number;
}

/** The text at a point of the page, also under a link that covers its card; without a point, that of the element. */
export function textAt({ texts }: DrawnFields, target: Element, point: Point | null): DrawnText | null {
  if (point !== null) {
    const layers = layersAt(target, point);
    const said = texts.find(({ host, nodes }) => layers.includes(host) && isAt(nodes, point));
    // The rest of a line is the text's too, but for what opens and closes by it.
    return said ?? texts.find(({ host }) => host === layers[0] && !host.matches("button, summary")) ?? null;
  }
  const within = texts.filter(({ host }) => target.contains(host));
  return within.find(({ host }) => host === target) ?? (within.length === 1 ? within[0] : null) ?? null;
}

/** What is at a point, the uppermost first; what lies under a header that stays on the screen is not meant. */
function layersAt(target: Element, { x, y }: Point): Element[] {
  const section = target.closest("[data-section]");
  return document.elementsFromPoint(x, y).filter((layer) => layer.closest("[data-section]") === section);
}

function isAt(nodes: readonly ChildNode[], { x, y }: Point): boolean {
  const range = document.createRange();
  const [first, last] = [nodes.at(0), nodes.at(-1)];
  // The nodes are put aside while somebody types in their place: then the whole element is meant.
  if (!first?.isConnected || !last) return true;
  range.setStartBefore(first);
  range.setEndAfter(last);
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
  point: Point | null,
): DrawnPicture | null {
  for (const layer of point ? layersAt(target, point) : [target]) {
    const picture = pictures.find(({ element }) => element === layer || element.parentElement === layer);
    if (picture) return picture;
  }
  return null;
}

/**
 * Returns the form fields behind a clicked element: its own fields, otherwise the field whose text contains it, otherwise
 * the fields of the closest ancestor, if they belong to one group or record. So a click on a card leads to its record.
 */
export function sourcesAt({ texts }: DrawnFields, target: Element): string[] {
  const section = target.closest("[data-section]");
  const said = target.textContent.trim();
  const whole = texts.find(
    ({ host, own }) => said !== "" && own.value.includes(said) && host.closest("[data-section]") === section,
  );
  if (whole) return [...whole.sources];
  for (let part: Element | null = target; part && part !== section; part = part.parentElement) {
    const around = part;
    const sources = texts.filter(({ host }) => around.contains(host)).flatMap(({ sources }) => sources);
    if (sources.length > 0) return new Set(sources.map(holderOf)).size === 1 ? [...new Set(sources)] : [];
  }
  return [];
}

/** The group or record that a field is in. */
const holderOf = (path: string) => path.split(".").slice(0, 2).join(".");

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
