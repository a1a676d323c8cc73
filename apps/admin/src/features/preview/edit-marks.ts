import type { DrawnFields } from "./drawn-fields.ts";
import { words } from "./strings.ts";

/** What of a page can be edited in it. */
export type EditKind = keyof typeof words;

const hintId = (kind: EditKind) => `editar-${kind}`;
const marks = ["data-edit", "data-tab", "tabindex", "aria-describedby"];

/** Marks what can be edited: it shows under the mouse, and the keyboard reaches it. */
export function markEditable(page: Element, { texts, pictures }: DrawnFields) {
  for (const element of page.querySelectorAll("[data-edit]")) {
    for (const name of element.hasAttribute("data-tab") ? marks : ["data-edit"])
      element.removeAttribute(name);
  }
  for (const section of page.querySelectorAll("[data-section]")) mark(section, "section");
  for (const { element } of pictures) mark(element, "picture");
  for (const { host, edited } of texts) if (edited) mark(host, "text");
}

/** What has a place of its own for the keyboard keeps it. */
function mark(element: Element, kind: EditKind) {
  element.setAttribute("data-edit", kind);
  if (element.matches("a[href], button, summary, [tabindex]:not([data-tab])")) return;
  element.setAttribute("data-tab", "");
  element.setAttribute("tabindex", "0");
  element.setAttribute("aria-describedby", hintId(kind));
}

/** The hints that {@link markEditable} points to. */
export const hints = Object.entries(words).map(([kind, text]) => ({ id: `editar-${kind}`, text }));
