import type { MenuEntry } from "../nav-menu/nav-menu.props.ts";

/** Pixels that every header leaves to its menu on a wide screen, beside its logo and buttons. */
const room = 640;
/** Pixels in the menu's type: a capital letter, another letter, the widest label, the space around it, the button that opens a list. */
const capital = 10.5;
const letter = 8;
const widestLabel = 192;
const around = 20;
const opener = 28;

function entryWidth({ label, items = [] }: MenuEntry): number {
  const capitals = label.match(/\p{Lu}/gu)?.length ?? 0;
  const width = capitals * capital + (label.length - capitals) * letter;
  return Math.min(width, widestLabel) + around + (items.length > 0 ? opener : 0);
}

/** The first entries, as many as stand in one line of a header by the length of their labels. */
export function entriesInLine(entries: readonly MenuEntry[]): MenuEntry[] {
  let width = 0;
  const end = entries.findIndex((entry) => {
    width += entryWidth(entry);
    return width > room;
  });
  return entries.slice(0, end < 0 ? entries.length : end);
}
