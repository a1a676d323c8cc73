import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { StoreError } from "../base/store-errors.ts";
import { migrations } from "../schema/migrations.ts";
import type { KeptBytes } from "./byte-files.ts";
import {
  ByteReference,
  type ExportHeader,
  type ExportSummary,
  parseHeader,
  parseLine,
  type WrittenRow,
} from "./export-format.ts";
import { exportedTables, isIntact, type Row } from "./exported-tables.ts";
import { linesOf } from "./lines.ts";

/** Receives an export while it is read. Nothing is checked before the end. */
export interface ExportVisitor {
  header(header: ExportHeader): Promise<void>;
  row(table: string, row: Row, size: number): Promise<void>;
}

/** Where an export is read from: its file, and the bytes of uploads that lie beside it. */
type Beside = Pick<KeptBytes, "get">;

/** For an export that has all bytes in it. */
const nothingBeside: Beside = {
  async get() {
    throw new StoreError("export-bytes-missing");
  },
};

/**
 * Reads an export to its end and checks it: every row against its own hash, all rows against the counts and the hash of
 * the file. Throws `export-damaged`, `export-newer`, `export-foreign`, `export-bytes-missing` when an upload is not beside
 * it, and `export-unreadable` when it cannot be read.
 */
export async function describeExport(source: Readable, beside?: Beside): Promise<ExportSummary> {
  return readExport(source, { async header() {}, async row() {} }, beside);
}

/** Like `describeExport`, and passes the rows to the visitor one by one, in the order of the file. */
export async function readExport(
  source: Readable,
  visitor: ExportVisitor,
  beside = nothingBeside,
): Promise<ExportSummary> {
  const reader = new ExportReader(visitor, beside);
  try {
    return await pipeline(source, createGunzip(), async (bytes: AsyncIterable<Uint8Array>) => {
      for await (const line of linesOf(bytes)) await reader.readLine(line);
      return reader.end();
    });
  } catch (error) {
    throw reader.explain(error);
  }
}

class ExportReader {
  readonly #visitor: ExportVisitor;
  readonly #beside: Beside;
  readonly #hash = createHash("sha256");
  readonly #counts = new Map([...exportedTables.keys()].map((table) => [table, 0]));
  #header: ExportHeader | undefined;
  #sha256: string | undefined;

  constructor(visitor: ExportVisitor, beside: Beside) {
    this.#visitor = visitor;
    this.#beside = beside;
  }

  async readLine(line: string): Promise<void> {
    if (!this.#header) {
      this.#header = parseHeader(line, migrations.length);
      return this.#visitor.header(this.#header);
    }
    const parsed = parseLine(line);
    if (this.#sha256 !== undefined) throw new StoreError("export-damaged");
    if ("sha256" in parsed) {
      this.#sha256 = parsed.sha256;
      return;
    }
    const { table } = parsed;
    const { row, size } = await this.#whole(parsed.row);
    const counted = this.#counts.get(table);
    if (counted === undefined || !isIntact(table, row)) throw new StoreError("export-damaged");
    this.#counts.set(table, counted + 1);
    this.#hash.update(`${line}\n`);
    await this.#visitor.row(table, row, line.length + size);
  }

  /** A row with the bytes that it names, and how many they are. */
  async #whole(written: WrittenRow): Promise<{ row: Row; size: number }> {
    const row: Row = {};
    let size = 0;
    for (const [column, cell] of Object.entries(written)) {
      const value = cell instanceof ByteReference ? await this.#beside.get(cell.hash) : cell;
      if (value instanceof Uint8Array && value !== cell) size += value.byteLength;
      row[column] = value;
    }
    return { row, size };
  }

  end(): ExportSummary {
    if (!this.#header) throw new StoreError("export-foreign");
    const sha256 = this.#hash.digest("hex");
    const { counts } = this.#header;
    const complete = [...this.#counts].every(([table, count]) => (counts[table] ?? 0) === count);
    if (sha256 !== this.#sha256 || !complete) throw new StoreError("export-damaged");
    return { ...this.#header, sha256 };
  }

  /** An error of decompression before the header means a file of another kind; after it, a damaged file. */
  explain(error: unknown): unknown {
    if (error instanceof StoreError || !(error instanceof Error && "code" in error)) return error;
    if (String(error.code).startsWith("Z_"))
      return this.#header
        ? StoreError.causedBy(error, "export-damaged")
        : StoreError.causedBy(error, "export-foreign");
    if (!("syscall" in error)) return error;
    return StoreError.causedBy(error, "export-unreadable");
  }
}
