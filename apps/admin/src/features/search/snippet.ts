import { foldedText } from "@consultorio/content";

/** Most characters of a snippet, and how many of them are before the search text. */
const most = 110;
const before = 40;

/** The part of a text around the first word of the search text, in one line. */
export function snippet(text: string, wanted: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const [word = ""] = foldedText(wanted).trim().split(/\s+/);
  const matchIndex = Math.max(0, foldedText(line).indexOf(word));
  const start = matchIndex <= before ? 0 : line.indexOf(" ", matchIndex - before) + 1;
  const end = start + most;
  return `${start > 0 ? "…" : ""}${line.slice(start, end).trim()}${end < line.length ? "…" : ""}`;
}
