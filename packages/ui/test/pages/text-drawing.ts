/** Texts of a page that the browser does not draw as their font has them. */
interface TextProblems {
  /** Texts in a weight or style that their family does not have: the browser synthesizes it. */
  unloaded: string[];
  /** Lines of which an edge cuts off letters. */
  cut: string[];
  /** Texts of which whole lines are not shown. */
  hiddenLines: string[];
}

/**
 * Looks at every text of the page as a Spanish one with accents on capitals and with descenders. Runs in the page:
 * Playwright sends it as text, so it uses no value of this file.
 */
export async function readTextProblems(): Promise<TextProblems> {
  for (const part of document.querySelectorAll<HTMLElement>("section, footer"))
    part.style.contentVisibility = "visible";
  // Fallback fonts are those of the device: it has some of them.
  const faces = [...document.fonts].filter(({ family }) => !family.includes(" Fallback "));
  await Promise.all(faces.map((face) => face.load()));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);

  const unloaded = new Set<string>();
  const cut = new Set<string>();
  const hiddenLines = new Set<string>();
  const unquote = (name: string) => name.trim().replaceAll(/^["']|["']$/g, "");
  const weights = [...document.fonts].map(({ family, style, weight }) => {
    const [least = 0, most = least] = weight
      .split(" ")
      .map((part) => (part === "normal" ? 400 : Number(part)));
    return { family: unquote(family), style, least, most };
  });
  const loaded = new Map<string, boolean>();
  const checkFace = ({ fontFamily, fontWeight, fontStyle }: CSSStyleDeclaration, name: string) => {
    const family = unquote(fontFamily.split(",")[0] ?? "");
    const weight = Number(fontWeight);
    const key = `${family} ${fontWeight} ${fontStyle}`;
    const fits =
      loaded.get(key) ??
      weights.some(
        (face) =>
          face.family === family && face.style === fontStyle && face.least <= weight && weight <= face.most,
      );
    loaded.set(key, fits);
    if (!fits) unloaded.add(`${key}: ${name}`);
  };

  const canvas = document.createElement("canvas").getContext("2d");
  if (canvas === null) throw new Error("The page has no canvas.");
  const measured = new Map<string, { ascent: number; descent: number; top: number; bottom: number }>();
  /** How far letters reach above and below the line, and the font's own measures of both. */
  const lettersOf = ({ fontFamily, fontWeight }: CSSStyleDeclaration) => {
    // Large, since a browser answers in whole pixels.
    const font = `${fontWeight} 1000px ${fontFamily}`;
    const cached = measured.get(font);
    if (cached !== undefined) return cached;
    canvas.font = font;
    const letters = canvas.measureText("ÁÉÍÑÓÚÜjpqgyQ,;(");
    const measures = {
      ascent: letters.fontBoundingBoxAscent,
      descent: letters.fontBoundingBoxDescent,
      top: letters.actualBoundingBoxAscent,
      bottom: letters.actualBoundingBoxDescent,
    };
    measured.set(font, measures);
    return measures;
  };

  interface Edge {
    box: { left: number; top: number; right: number; bottom: number };
    across: boolean;
    down: boolean;
  }
  const edges = new Map<Element, Edge[]>();
  /** The boxes around an element that hide what leaves them, and cannot be scrolled to it. */
  const edgesOf = (element: Element | null): Edge[] => {
    if (element === null) return [];
    const cached = edges.get(element);
    if (cached !== undefined) return cached;
    const outer = edgesOf(element.parentElement);
    const { overflowX, overflowY, borderTopWidth, borderLeftWidth } = getComputedStyle(element);
    const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
    const across =
      overflowX !== "visible" && !(scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1);
    const down =
      overflowY !== "visible" && !(scrolls(overflowY) && element.scrollHeight > element.clientHeight + 1);
    const { left, top } = element.getBoundingClientRect();
    const start = left + Number.parseFloat(borderLeftWidth);
    const ceiling = top + Number.parseFloat(borderTopWidth);
    const box = {
      left: start,
      top: ceiling,
      right: start + element.clientWidth,
      bottom: ceiling + element.clientHeight,
    };
    const all = (across || down) && element !== document.body ? [...outer, { box, across, down }] : outer;
    edges.set(element, all);
    return all;
  };

  const range = document.createRange();
  const checkLines = (node: Node, element: Element, text: string) => {
    const measures = lettersOf(getComputedStyle(element));
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 2 || line.height < 2) continue;
      const scale = line.height / (measures.ascent + measures.descent);
      const baseline = line.top + measures.ascent * scale;
      const top = baseline - measures.top * scale;
      const bottom = baseline + measures.bottom * scale;
      for (const { box, across, down } of edgesOf(element)) {
        if (across && (line.right <= box.left + 1 || line.left >= box.right - 1)) continue;
        if (down && (baseline <= box.top || top >= box.bottom - 1)) {
          hiddenLines.add(text);
          continue;
        }
        const lost = [
          ...(down ? [box.top - top, bottom - box.bottom] : []),
          ...(across ? [box.left - line.left, line.right - box.right] : []),
        ];
        if (Math.max(...lost) > 0.75) cut.add(`${Math.max(...lost).toFixed(1)} px: ${text}`);
      }
    }
  };

  /** Words for screen readers alone have a box of one pixel. */
  const isForScreenReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== "none" || isForScreenReaders(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 60) ?? "";
    if (element === null || text === "" || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("script, style, noscript") !== null || isForScreenReaders(element)) continue;
    const section = element.closest("[data-variant]")?.getAttribute("data-variant") ?? element.localName;
    checkFace(getComputedStyle(element), `${section}: ${text}`);
    checkFace(getComputedStyle(element, "::first-letter"), `${section}, first letter: ${text}`);
    checkLines(node, element, `${section}: ${text}`);
  }
  for (const field of document.querySelectorAll("input, select, textarea"))
    checkFace(getComputedStyle(field), field.outerHTML.slice(0, 60));
  return { unloaded: [...unloaded], cut: [...cut], hiddenLines: [...hiddenLines] };
}
