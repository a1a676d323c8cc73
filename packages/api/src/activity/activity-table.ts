import { clinicTimeZone } from "@consultorio/content";
import type { ActivityLine } from "../contract/activity.ts";

/** `2026-11-28 01:14:05`, which spreadsheets take for a date. */
const clinicTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: clinicTimeZone,
});

const header = ["Fecha (hora del consultorio)", "Quién", "Qué", "A qué", "Navegador", "Red"];

const andMore = "Hay más actividad, de antes. Filtra por quién o por qué, y descárgala otra vez.";

/**
 * Lines of activity as a table in CSV (RFC 4180), which spreadsheets open as UTF-8; times are the clinic's, as on the screen.
 * The last row says where there is `more`.
 */
export function activityTable(lines: ActivityLine[], more = false): string {
  const rows = lines.map(({ createdAt, author, what, about, userAgent, network }) => [
    clinicTime.format(createdAt),
    author,
    what,
    about,
    userAgent,
    network,
  ]);
  const last = more ? [["", "", andMore, "", "", ""]] : [];
  return `\ufeff${[header, ...rows, ...last].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** A spreadsheet runs a text that begins as a formula: an apostrophe before it keeps it a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
