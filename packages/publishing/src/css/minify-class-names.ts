import type { DrawnPage } from "../html/document.ts";
import { attribute, type Element, elements } from "../html/html-tree.ts";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Short names for the classes of a page, the shortest for the most frequent: a tenth of what a phone downloads of a
 * page would else be their names. A name that a script could mean keeps its letters, and is given to no other.
 */
export function minifiedClassNames(
  { tree }: DrawnPage,
  scriptWords: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  for (const element of elements(tree))
    for (const name of classesOf(element)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = new Map<string, string>();
  let next = 0;
  for (const [name] of [...uses].sort(
    ([one, used], [other, more]) => more - used || (one < other ? -1 : 1),
  )) {
    if (scriptWords.has(name)) continue;
    let short = nameAt(next++);
    while (scriptWords.has(short) || uses.has(short)) short = nameAt(next++);
    names.set(name, short);
  }
  return names;
}

/** `a` to `Z`, then `aa` and so on. */
function nameAt(index: number): string {
  const last = letters[index % letters.length] ?? "";
  const rest = Math.floor(index / letters.length);
  return rest === 0 ? last : nameAt(rest - 1) + last;
}

/** Gives every element of a page the short names of its classes. */
export function renameClasses({ tree }: DrawnPage, names: ReadonlyMap<string, string>): void {
  for (const element of elements(tree)) {
    const attr = element.attrs.find(({ name }) => name === "class");
    if (attr)
      attr.value = classesOf(element)
        .map((name) => names.get(name) ?? name)
        .join(" ");
  }
}

function classesOf(element: Element): string[] {
  return (attribute(element, "class") ?? "").split(/\s+/).filter((name) => name !== "");
}

const escaped = String.raw`\\[0-9a-fA-F]{1,6}\s?|\\.`;
const classSelector = new RegExp(
  String.raw`"[^"]*"|'[^']*'|\[[^\]]*\]|\.((?:${escaped}|[A-Za-z_\u0080-\uffff-])(?:${escaped}|[\w\u0080-\uffff-])*)`,
  "g",
);

/** A selector with the short names of the classes that it names; text in quotes or brackets does not change. */
export function renameSelector(selector: string, names: ReadonlyMap<string, string>): string {
  return selector.replace(classSelector, (whole, name: string | undefined) => {
    const short = name === undefined ? undefined : names.get(unescaped(name));
    return short === undefined ? whole : `.${short}`;
  });
}

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-fA-F]{1,6})\s?|(.))/g, (_whole, code: string | undefined, plain: string) =>
    code === undefined ? plain : String.fromCodePoint(Number.parseInt(code, 16)),
  );
