import type { JsonValue } from "../base/canonical-json.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Cell } from "./exported-tables.ts";

/** Identifies an export, in its first line. */
const format = "consultorio-export";
/** The newest version of the file format; the schema of its rows is a field of its own. */
const formatVersion = 2;
/** The version of a file that has all bytes in it: releases before the second version read it. */
const wholeVersion = 1;

/** Bytes that an export does not have in it: it names the SHA-256 of a file beside it. */
export class ByteReference {
  readonly hash: string;

  constructor(hash: string) {
    this.hash = hash;
  }
}

/** A row as a line of an export has it. */
export type WrittenRow = Record<string, Cell | ByteReference>;

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

/** `whole`: whether the file has all bytes in it. */
export function headerLine({ schema, created, counts }: ExportHeader, whole = true): string {
  const version = whole ? wholeVersion : formatVersion;
  const header = { format, version, schema, created: created.toISOString(), counts };
  return `${JSON.stringify(header)}\n`;
}

/** Throws `export-foreign` for any other line, and `export-newer` for a format or a schema that this release does not know. */
export function parseHeader(line: string, newestSchema: number): ExportHeader {
  const header = parsed(line);
  if (!isObject(header) || header.format !== format) throw new StoreError("export-foreign");
  const { version, schema, created, counts } = header;
  if (typeof version !== "number" || typeof schema !== "number" || schema < 1)
    throw new StoreError("export-damaged");
  if (version > formatVersion || schema > newestSchema)
    throw new StoreError("export-newer", { schema, newest: newestSchema });
  if (typeof created !== "string" || !isCounts(counts)) throw new StoreError("export-damaged");
  return { schema, created: new Date(created), counts };
}

/** The line of a row: columns sorted, bytes in base64 or by their hash. It is the same on both engines. */
export function rowLine(table: string, row: WrittenRow): string {
  const members = Object.entries(row)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([column, cell]) => `${JSON.stringify(column)}:${JSON.stringify(cellJson(cell))}`);
  return `[${JSON.stringify(table)},{${members.join(",")}}]\n`;
}

export function endLine(sha256: string): string {
  return `${JSON.stringify({ sha256 })}\n`;
}

/** A line after the header: a row of a table, or the end with the hash of all rows. Throws `export-damaged`. */
export function parseLine(line: string): { table: string; row: WrittenRow } | { sha256: string } {
  const value = parsed(line);
  if (isObject(value) && typeof value.sha256 === "string") return { sha256: value.sha256 };
  if (!Array.isArray(value)) throw new StoreError("export-damaged");
  const [table, members] = value;
  if (typeof table !== "string" || members === undefined || !isObject(members))
    throw new StoreError("export-damaged");
  return {
    table,
    row: Object.fromEntries(Object.entries(members).map(([name, cell]) => [name, cellOf(cell)])),
  };
}

function cellJson(cell: Cell | ByteReference): JsonValue {
  if (cell instanceof ByteReference) return { file: cell.hash };
  return cell instanceof Uint8Array ? { base64: Buffer.from(cell).toString("base64") } : cell;
}

function cellOf(value: JsonValue): Cell | ByteReference {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (isObject(value) && typeof value.base64 === "string") return Buffer.from(value.base64, "base64");
  if (isObject(value) && typeof value.file === "string") return new ByteReference(value.file);
  throw new StoreError("export-damaged");
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
