/** Texts whose box is smaller than their words, so that the reader does not see all of them. */
export function clippedWords(root: Element): string[] {
  const texts = [...root.querySelectorAll<HTMLElement>("h1, h2, h3, h4, p, a, button, span, dt, dd, li")];
  const clipped = texts.filter(isClipped).map((element) => element.textContent?.trim() ?? "");
  return [...new Set(clipped.filter((words) => words !== ""))];
}

/** Pixels that rounding may cost. */
const slack = 2;

function isClipped(element: HTMLElement): boolean {
  if (element.clientWidth <= 1) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  return (
    (hides(overflowX) && element.scrollWidth > element.clientWidth + slack) ||
    (hides(overflowY) && element.scrollHeight > element.clientHeight + slack)
  );
}
