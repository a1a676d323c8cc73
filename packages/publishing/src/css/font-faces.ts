import type { AtRule, Declaration, Root } from "postcss";

/**
 * Drops the faces of a stylesheet that none of some letters (code points) needs. As in a browser, a letter in several
 * faces of a family is drawn with the last of them. The last remaining face of a family needs no range: its file has no
 * letters outside of it.
 */
export function dropUnusedFaces(root: Root, letters: ReadonlySet<number>): void {
  for (const faces of families(root).values()) {
    const undrawn = new Set(letters);
    const used = faces.reverse().filter((face) => {
      const drawn = [...undrawn].filter(isIn(rangeOf(face)?.value ?? ""));
      for (const letter of drawn) undrawn.delete(letter);
      if (drawn.length === 0) face.remove();
      return drawn.length > 0;
    });
    if (used.length === 1) for (const face of used) rangeOf(face)?.remove();
  }
}

/** The faces of a stylesheet that have files of their own, and the rest of it. */
export function splitFaces(css: string): { faces: string; rest: string } {
  const faces: string[] = [];
  const rest = css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => {
    if (!face.includes("url(")) return face;
    faces.push(face);
    return "";
  });
  return { faces: faces.join(""), rest };
}

/** The faces that have a range, by family, weight and style, in their order. */
function families(root: Root): Map<string, AtRule[]> {
  const faces = new Map<string, AtRule[]>();
  root.walkAtRules("font-face", (face) => {
    if (rangeOf(face) === undefined) return;
    const names = ["font-family", "font-weight", "font-style"];
    const family = names.map((name) => descriptor(face, name)?.value).join(" ");
    faces.set(family, [...(faces.get(family) ?? []), face]);
  });
  return faces;
}

const rangeOf = (face: AtRule) => descriptor(face, "unicode-range");

function descriptor(face: AtRule, name: string): Declaration | undefined {
  return face.nodes?.find((node): node is Declaration => node.type === "decl" && node.prop === name);
}

/** Whether a code point is in a `unicode-range`; wildcards (`U+4??`) are not known. */
function isIn(range: string): (code: number) => boolean {
  const spans = [...range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(
    ([, first = "", last = first]) => ({
      first: Number.parseInt(first, 16),
      last: Number.parseInt(last, 16),
    }),
  );
  return (code) => spans.some(({ first, last }) => first <= code && code <= last);
}
