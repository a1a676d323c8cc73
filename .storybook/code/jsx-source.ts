/** Longest object or list, in characters, that is written in one line. */
const lineLength = 80;

/**
 * JSX that draws `component` with `props`, to be pasted into a file. Props are data: texts, numbers, booleans, null,
 * lists and objects. A prop that is undefined is left out.
 */
export function jsxSource(component: string, props: Record<string, unknown>): string {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name}=${attribute(value)}`);
  return [`<${component}`, ...attributes, "/>"].join("\n");
}

/** JSX reads entities in a quoted attribute and knows no escapes, so only plain texts are quoted. */
const attribute = (value: unknown): string =>
  typeof value === "string" && !/["&\\\n]/.test(value) ? `"${value}"` : `{${literal(value, "  ")}}`;

/** A JavaScript literal of `value`; lines after the first begin with `indent`. */
export function literal(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const list = Array.isArray(value);
  const parts = list
    ? value.map((entry) => literal(entry, inner))
    : Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([name, entry]) => `${key(name)}: ${literal(entry, inner)}`);
  const [open, close, space] = list ? ["[", "]", ""] : ["{", "}", " "];
  if (parts.length === 0) return open + close;
  const short = `${open}${space}${parts.join(", ")}${space}${close}`;
  if (short.length <= lineLength && !short.includes("\n")) return short;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
