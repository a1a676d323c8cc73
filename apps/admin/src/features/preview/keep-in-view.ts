/** Pixels between what is kept in view and the edge of the window. */
const room = 12;

/** Scrolls the page as little as shows an element, or of an open text the line with the caret. */
export function keepInView(element: Element | null) {
  const open = document.querySelector("[data-editing]");
  const box = (open && caretBox(open)) ?? (element?.isConnected ? element.getBoundingClientRect() : null);
  // Of what is taller than the window each place is as good.
  if (!box || box.height > window.innerHeight - 2 * room) return;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const above = box.top - header - room;
  const below = box.bottom + room - window.innerHeight;
  // Not `scrollIntoView`: that would scroll the editor around the frame as well.
  if (above < 0) window.scrollBy({ top: above, behavior: "instant" });
  else if (below > 0) window.scrollBy({ top: Math.min(below, above), behavior: "instant" });
}

/** A short text is shown as a whole; of a long one the line with the caret. */
function caretBox(open: Element): DOMRect {
  const whole = open.getBoundingClientRect();
  if (whole.height <= window.innerHeight - 2 * room) return whole;
  const selection = document.getSelection();
  const caret = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : null;
  return caret && caret.height > 0 ? caret : whole;
}
