import { isSectionType } from "@consultorio/content";
import type { Pick } from "./protocol.ts";

/** Most characters of the words that a click tells. */
const longest = 400;

/** What a click hit: its section, and the words of the smallest text around it. */
export function pickedAt(target: EventTarget | null): Pick | null {
  if (!(target instanceof Element)) return null;
  const type = target.closest("[data-section]")?.getAttribute("data-section") ?? "";
  const text = target.closest("h1, h2, h3, h4, p, li, a, button, dt, dd, figcaption, blockquote, summary");
  const words = (text ?? target).textContent?.replace(/\s+/g, " ").trim() ?? "";
  return { section: isSectionType(type) ? type : null, text: words.slice(0, longest) };
}
