import { documentNames } from "@consultorio/content";
import { authorship } from "../accounts/actor.ts";
import { assertFound } from "../base/assert-found.ts";
import type { JsonValue } from "../base/canonical-json.ts";
import { sanitizeText } from "../base/sanitize.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Database } from "../schema/tables.ts";
import { everyDocument, type UnfinishedDocuments, unfinishedName } from "./documents.ts";
import { laterDocument } from "./later-documents.ts";
import type { Revision } from "./revision.ts";

type RevisionKey = "newest" | { id: string } | { version: number };

/** Reads a revision with its documents in one statement, or null when there is none. */
export async function readRevision(db: Database, key: RevisionKey): Promise<Revision | null> {
  const rows = await db
    .selectFrom("revision")
    .innerJoin("revision_document", "revision_document.revision_id", "revision.id")
    .innerJoin("document", "document.hash", "revision_document.hash")
    .selectAll("revision")
    .select(["revision_document.name", "document.hash", "document.json"])
    .where((where) => {
      if (key === "newest") {
        const newest = where
          .selectFrom("revision")
          .select((select) => select.fn.max("version").as("version"));
        return where("revision.version", "=", newest);
      }
      return "id" in key ? where("revision.id", "=", key.id) : where("revision.version", "=", key.version);
    })
    .execute();
  const [first] = rows;
  if (!first) return null;
  const stored = new Map(rows.map((row) => [row.name, row]));
  const documents = everyDocument((name) =>
    assertFound(stored.get(name) ?? laterDocument(name), "stored-document-missing", { document: name }),
  );
  return {
    id: first.id,
    version: first.version,
    note: first.note,
    ...authorship(first),
    documents: everyDocument((name) => parse(documents[name].json)),
    unfinished: unfinishedOf(stored),
    hashes: everyDocument((name) => documents[name].hash),
  };
}

/** Reads the version of a revision. Throws the error of `missing` when there is no such revision. */
export async function readVersion(
  db: Database,
  id: string,
  missing: "revision-to-publish-not-found" | "revision-to-review-not-found",
): Promise<number> {
  const { version } = await db
    .selectFrom("revision")
    .select("version")
    .where("id", "=", sanitizeText(id))
    .executeTakeFirstOrThrow(() => new StoreError(missing));
  return version;
}

function unfinishedOf(stored: ReadonlyMap<string, { json: string }>): UnfinishedDocuments {
  const unfinished: UnfinishedDocuments = {};
  for (const name of documentNames) {
    const row = stored.get(unfinishedName(name));
    if (row) unfinished[name] = parse(row.json);
  }
  return unfinished;
}

function parse(json: string): JsonValue {
  return JSON.parse(json);
}
