import { clinicTimeZone } from "@consultorio/content";
import type { ActivityLine } from "../contract/activity.ts";

/** `2026-11-28 01:14:05`, which spreadsheets take for a date. */
const clinicTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: clinicTimeZone,
});

const header = ["Fecha (hora del consultorio)", "Quién", "Qué", "A qué", "Navegador", "Red"];

/** Lines of activity as a table in CSV (RFC 4180), which spreadsheets open as UTF-8; times are the clinic's, as on the screen. */
export function activityTable(lines: ActivityLine[]): string {
  const rows = lines.map(({ createdAt, author, what, about, userAgent, network }) => [
    clinicTime.format(createdAt),
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
