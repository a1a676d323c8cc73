import type { JsonValue } from "../base/canonical-json.ts";
import { StoreError } from "../base/store-error.ts";
import type { Cell, Row } from "./exported-tables.ts";

/** Identifies an export, in its first line. */
const format = "consultorio-export";
/** The version of the file format; the schema of its rows is a field of its own. */
const formatVersion = 1;

/** The content of an export. */
export interface ExportSummary {
  /** The schema version of the rows. */
  schema: number;
  created: Date;
  /** How many rows each table has. */
  counts: Record<string, number>;
  /** Of the lines of the rows: equal hashes mean equal content, on any engine and at any time. */
  sha256: string;
}

export type ExportHeader = Omit<ExportSummary, "sha256">;

export function headerLine({ schema, created, counts }: ExportHeader): string {
  const header = { format, version: formatVersion, schema, created: created.toISOString(), counts };
  return `${JSON.stringify(header)}\n`;
}

/** Throws `foreign` for any other line, and `newer` for a format or a schema that this release does not know. */
export function parseHeader(line: string, newestSchema: number): ExportHeader {
  const header = parsed(line);
  if (!isObject(header) || header.format !== format) throw foreignFile();
  const { version, schema, created, counts } = header;
  if (typeof version !== "number" || typeof schema !== "number" || schema < 1) throw damagedExport();
  if (version > formatVersion || schema > newestSchema)
    throw new StoreError(
      "newer",
      `El respaldo es de una versión más nueva de Consultorio (esquema ${schema}; esta versión conoce ${newestSchema}) y no se usó nada de él. Actualiza Consultorio.`,
    );
  if (typeof created !== "string" || !isCounts(counts)) throw damagedExport();
  return { schema, created: new Date(created), counts };
}

/** The line of a row: columns sorted, bytes in base64. It is the same on both engines. */
export function rowLine(table: string, row: Row): string {
  const members = Object.entries(row)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([column, cell]) => `${JSON.stringify(column)}:${JSON.stringify(cellJson(cell))}`);
  return `[${JSON.stringify(table)},{${members.join(",")}}]\n`;
}

export function endLine(sha256: string): string {
  return `${JSON.stringify({ sha256 })}\n`;
}

/** A line after the header: a row of a table, or the end with the hash of all rows. Throws `damaged`. */
export function parseLine(line: string): { table: string; row: Row } | { sha256: string } {
  const value = parsed(line);
  if (isObject(value) && typeof value.sha256 === "string") return { sha256: value.sha256 };
  if (!Array.isArray(value)) throw damagedExport();
  const [table, members] = value;
  if (typeof table !== "string" || members === undefined || !isObject(members)) throw damagedExport();
  return {
    table,
    row: Object.fromEntries(Object.entries(members).map(([name, cell]) => [name, cellOf(cell)])),
  };
}

export function foreignFile(cause?: unknown): StoreError {
  return new StoreError("foreign", "Este archivo no es un respaldo de Consultorio y no se usó nada de él.", {
    cause,
  });
}

export function damagedExport(cause?: unknown): StoreError {
  return new StoreError(
    "damaged",
    "El respaldo está dañado o incompleto y no se usó nada de él. Elige otro.",
    { cause },
  );
}

function cellJson(cell: Cell): JsonValue {
  return cell instanceof Uint8Array ? { base64: Buffer.from(cell).toString("base64") } : cell;
}

function cellOf(value: JsonValue): Cell {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (isObject(value) && typeof value.base64 === "string") return Buffer.from(value.base64, "base64");
  throw damagedExport();
}

function parsed(line: string): JsonValue {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isObject(value: JsonValue): value is { [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCounts(value: JsonValue | undefined): value is Record<string, number> {
  return (
    value !== undefined && isObject(value) && Object.values(value).every((count) => typeof count === "number")
  );
}
