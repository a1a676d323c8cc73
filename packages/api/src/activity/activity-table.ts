import type { ActivityLine } from "../contract/activity.ts";

const header = ["Fecha (UTC)", "Quién", "Qué", "A qué", "Navegador", "Red"];

/** Lines of activity as a table in CSV (RFC 4180), which spreadsheets open as UTF-8. */
export function activityTable(lines: ActivityLine[]): string {
  const rows = lines.map(({ createdAt, author, what, about, userAgent, network }) => [
    createdAt.toISOString(),
    author,
    what,
    about,
    userAgent,
    network,
  ]);
  return `\ufeff${[header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** A spreadsheet runs a text that begins as a formula: an apostrophe before it keeps it a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
