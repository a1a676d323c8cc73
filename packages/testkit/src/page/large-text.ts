/**
 * The texts of a page, or of a story in it, that cannot be read well, each with the reason: a word breaks in its middle, a
 * text lies over another, or it is cut. Runs inside the page, once
 * what was changed is drawn: Playwright sends it as text, so it uses no value of this file.
 */
export async function illegibleTexts(): Promise<string[]> {
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const problems = new Set<string>();
  const lines: { element: Element; text: string; box: DOMRect }[] = [];
  const ancestors = (element: Element | null): Element[] =>
    element === null ? [] : [element, ...ancestors(element.parentElement)];
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    ancestors(element).some(
      (one) => one.matches("svg, noscript, [inert]") || isClipped(getComputedStyle(one)),
    );
  const isClipped = ({ clipPath, clip }: CSSStyleDeclaration) => clipPath !== "none" || clip !== "auto";
  const scrolls = (element: Element) =>
    ancestors(element.parentElement).some(
      (one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth,
    );
  const floats = (element: Element) =>
    ancestors(element).some((one) => /fixed|sticky/.test(getComputedStyle(one).position));

  // Lines below the last one of a text with a limit of lines are not drawn.
  const lastDrawn = (element: Element) =>
    Math.min(
      ...ancestors(element)
        .filter((one) => getComputedStyle(one).webkitLineClamp !== "none")
        .map((one) => one.getBoundingClientRect().bottom - 1),
    );

  const root = document.querySelector("#storybook-root") ?? document.body;
  // Elements far below have no position before somebody scrolls to them.
  for (const part of root.querySelectorAll<HTMLElement>("section, footer"))
    part.style.contentVisibility = "visible";
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    const element = node.parentElement;
    if (element === null || text.trim() === "" || isHidden(element)) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    // Longer words may break: no phone has room for them.
    for (const { index, 0: word } of text.matchAll(/(?<!\p{L})\p{L}{4,12}(?!\p{L})/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > size * 0.6) problems.add(`«${word}» breaks in its middle.`);
    }
    range.selectNodeContents(node);
    const end = lastDrawn(element);
    const boxes = [...range.getClientRects()].filter(
      ({ width, height, top }) => width > 2 && height > 2 && top < end,
    );
    if (boxes.some(({ left, right }) => left < innerWidth && right > innerWidth + 1) && !scrolls(element))
      problems.add(`«${text.trim()}» is cut.`);
    if (!floats(element)) lines.push(...boxes.map((box) => ({ element, text: text.trim(), box })));
  }
  for (const [place, one] of lines.entries())
    for (const other of lines.slice(place + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 4 && down > Math.min(one.box.height, other.box.height) * 0.45)
        problems.add(`«${one.text}» lies over «${other.text}».`);
    }
  return [...problems];
}
