import type { DrawnPage } from "../html/document.ts";
import { attribute, type Element, elements } from "../html/html-tree.ts";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Short names for the classes of a page, the shortest for the most frequent: long names would be a tenth of what a phone
 * downloads. Classes of the same elements share one name. A name that a script may use is not replaced, and is not a
 * short name of another class.
 */
export function minifiedClassNames(
  { tree }: DrawnPage,
  scriptClasses: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const uses = new Map<string, number[]>();
  for (const [index, element] of [...elements(tree)].entries())
    for (const name of new Set(classesOf(element))) {
      const places = uses.get(name);
      if (places === undefined) uses.set(name, [index]);
      else places.push(index);
    }
  const names = new Map<string, string>();
  const shared = new Map<string, string>();
  let next = 0;
  for (const [name, places] of [...uses].sort(
    ([one, used], [other, more]) => more.length - used.length || (one < other ? -1 : 1),
  )) {
    if (scriptClasses.has(name)) continue;
    const owners = places.join();
    let short = shared.get(owners) ?? nameAt(next++);
    while (scriptClasses.has(short) || uses.has(short)) short = nameAt(next++);
    shared.set(owners, short);
    names.set(name, short);
  }
  return names;
}

/** `a` to `Z`, then `aa` and so on. */
export function nameAt(index: number): string {
  const last = letters[index % letters.length] ?? "";
  const rest = Math.floor(index / letters.length);
  return rest === 0 ? last : nameAt(rest - 1) + last;
}

/**
 * Gives every element of a page the short names of its classes, the most frequent first: repeated sequences compress
 * well.
 */
export function renameClasses({ tree }: DrawnPage, names: ReadonlyMap<string, string>): void {
  const order = new Map([...new Set(names.values())].map((short, rank) => [short, rank]));
  const rank = (name: string) => order.get(name) ?? order.size;
  for (const element of elements(tree)) {
    const attr = element.attrs.find(({ name }) => name === "class");
    if (attr)
      attr.value = [...new Set(classesOf(element).map((name) => names.get(name) ?? name))]
        .sort((one, other) => rank(one) - rank(other))
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
