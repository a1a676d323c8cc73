/** Parts of a text that differ from run to run or from build to build, and their replacements. */
const changing: [RegExp, string][] = [
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, "<time>"],
  [/\/assets\/[\w-]{16}/g, "/assets/<hash>"],
  [/\/elements\/[\w-]{12}\//g, "/elements/<hash>/"],
  [/(\/elements\/[a-z-]+?)-[\w-]{8}\.js/g, "$1-<hash>.js"],
  [/"sha256-[\w+/=]+"|'sha256-[\w+/=]+'/g, "'sha256-<hash>'"],
  [/\/admin\/assets\/([\w.-]+)-[\w-]{8}\.(js|css)/g, "/admin/assets/$1-<hash>.$2"],
  [/revision#[\w-]{20,}/g, "revision#<token>"],
  [/token=[\w%-]{20,}/g, "token=<token>"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, "<id>"],
  [/\b[0-9a-f]{32}\b/g, "<id>"],
];

/** A text without the marks of one build or one run. */
export function masked(text: string): string {
  return changing.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** Headers that carry a build's or a run's own marks. */
const ignored = new Set([
  "date",
  "etag",
  "last-modified",
  "x-consultorio-build",
  "content-length",
  "keep-alive",
]);

/** The headers of an answer, one line each, sorted and without marks. */
export function headerLines(headers: Headers): string[] {
  return [...headers]
    .filter(([name]) => !ignored.has(name))
    .map(([name, value]) => `${name}: ${maskedHeader(name, value)}`)
    .sort();
}

function maskedHeader(name: string, value: string): string {
  if (name === "set-cookie") return value.replace(/=[^;]{20,}/, "=<token>");
  if (name === "x-request-id") return "<id>";
  return masked(value);
}

/** A value of JSON with each changing text replaced: tokens and secrets by the name of their member. */
export function maskedValue(value: unknown, name = ""): unknown {
  if (typeof value === "string") return maskedText(value, name);
  if (Array.isArray(value)) return value.map((item) => maskedValue(item, name));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, maskedValue(member, key)] as const);
  return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const secret = /^(?:secret|uri|recoveryCodes|id|hash)$/;

function maskedText(text: string, name: string): string {
  if (secret.test(name)) return `<${name}>`;
  return masked(text).replace(/número [\w-]+/g, "número <id>");
}
