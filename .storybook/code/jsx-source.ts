/** Longest code, in lines: as much as a screen shows. */
export const mostLines = 40;

/** What of a value is written. */
interface Extent {
  /** How many entries of each list. */
  entries: number;
  /** Whether the files of an image are written, which it may have beside its `src`. */
  files: boolean;
  /** Longest object or list, in characters, that is written in one line. */
  line: number;
}

const everything: Extent = { entries: Number.POSITIVE_INFINITY, files: true, line: 80 };
/** The largest first. */
const extents: Extent[] = [
  everything,
  ...[Number.POSITIVE_INFINITY, 3, 2, 1].map((entries) => ({ entries, files: false, line: 400 })),
];

/**
 * JSX that draws `component` with `props`, to be pasted into a file. Props are data: texts, numbers, booleans, null,
 * lists and objects. A prop that is undefined is left out. Where the code would have more than {@link mostLines}, it has
 * images of one file and the first entries of each list, and a comment counts the others.
 */
export function jsxSource(component: string, props: Record<string, unknown>): string {
  const [first = "", ...shorter] = extents.map((extent) => {
    const attributes = Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `  ${name}=${attribute(value, extent)}`);
    return [`<${component}`, ...attributes, "/>"].join("\n");
  });
  const fits = (source: string) => source.split("\n").length <= mostLines;
  return [first, ...shorter].find(fits) ?? shorter.at(-1) ?? first;
}

/** JSX reads entities in a quoted attribute and knows no escapes, so only plain texts are quoted. */
const attribute = (value: unknown, extent: Extent): string =>
  typeof value === "string" && !/["&\\\n]/.test(value) ? `"${value}"` : `{${literal(value, extent, "  ")}}`;

/** A JavaScript literal of `value`, or of a part of it. Lines after the first begin with `indent`. */
export function literal(value: unknown, extent = everything, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const list = Array.isArray(value);
  const parts = list
    ? value.slice(0, extent.entries).map((entry) => literal(entry, extent, inner))
    : Object.entries(value)
        .filter(([name, entry]) => entry !== undefined && (extent.files || !isImageFile(name, value)))
        .map(([name, entry]) => `${key(name)}: ${literal(entry, extent, inner)}`);
  const [open, close, space] = list ? ["[", "]", ""] : ["{", "}", " "];
  if (parts.length === 0) return open + close;
  const others = list && value.length > parts.length ? ` /* y ${value.length - parts.length} más */` : "";
  const short = `${open}${space}${parts.join(", ")}${others}${space}${close}`;
  if (short.length <= extent.line && !short.includes("\n")) return short;
  return `${open}\n${parts.map((part) => `${inner}${part},`).join("\n")}${others}\n${indent}${close}`;
}

const isImageFile = (name: string, owner: object): boolean =>
  "src" in owner && (name === "sources" || name === "phone");

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
