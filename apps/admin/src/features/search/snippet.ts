import { foldedText } from "@consultorio/content";

/** Most characters of a snippet, and how many of them stand before what was searched for. */
const most = 110;
const before = 40;

/** The part of a text around the first word of what was searched for, in one line. */
export function snippet(text: string, wanted: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const [word = ""] = foldedText(wanted).trim().split(/\s+/);
  const found = Math.max(0, foldedText(line).indexOf(word));
  const start = found <= before ? 0 : line.indexOf(" ", found - before) + 1;
  const end = start + most;
  return `${start > 0 ? "…" : ""}${line.slice(start, end).trim()}${end < line.length ? "…" : ""}`;
}
