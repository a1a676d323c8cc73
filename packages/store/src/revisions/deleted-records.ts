import { type DocumentName, documentNames, removedRecords } from "@consultorio/content";
import { type Author, authorship } from "../accounts/actor.ts";
import { appendAudit } from "../accounts/audit.ts";
import type { JsonValue } from "../base/canonical-json.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { unfinishedName } from "./documents.ts";
import type { Revision } from "./revision.ts";

/** A record that a save took out of its collection. */
export interface DeletedRecord {
  /** The collection. */
  document: DocumentName;
  name: string;
  /** The record as it was last. */
  record: JsonValue;
  /** Its place in the collection then, from 0. */
  index: number;
  author: Author;
  createdAt: Date;
}

export interface DeletedRecords {
  /**
   * The records of a collection that saves took out since a moment, the last first, at most a hundred; also those that
   * came back later. They are read from the revisions before those saves, which stay for 90 days.
   */
  deletedRecords(document: DocumentName, since: Date): Promise<DeletedRecord[]>;
}

/** The line of the audit log that a deletion leaves. */
export const deletionAction = "record.deleted";

/** Most deletions that one answer has: each may need a document of its own. */
const mostListed = 100;

export function openDeletedRecords({ engine }: Context): DeletedRecords {
  return {
    async deletedRecords(document, since) {
      const rows = await engine.read((db) =>
        db
          .selectFrom("audit")
          .selectAll()
          .where("action", "=", deletionAction)
          .where("at", ">=", since.toISOString())
          .where("detail", "like", `%"document":"${document}"%`)
          .orderBy("id", "desc")
          .limit(mostListed)
          .execute(),
      );
      const lists = new Map<string, Promise<JsonValue | undefined>>();
      const deletions = rows.map(async (row): Promise<DeletedRecord[]> => {
        const { version, from, index, name, erased }: Detail = JSON.parse(row.detail);
        if (erased) return [];
        const key = `${version} ${from}`;
        const list = lists.get(key) ?? engine.read((db) => readDocument(db, version, from));
        lists.set(key, list);
        const records: (JsonValue | undefined)[] = [await list].flat();
        const last = records.slice(index, index + 1).filter((record) => record !== undefined);
        return last.map((record) => ({ document, name, record, index, ...authorship(row) }));
      });
      return (await Promise.all(deletions)).flat();
    },
  };
}

/** The detail of an audit line about a deletion: where the record was last. */
interface Detail {
  document: DocumentName;
  /** The version that has it. */
  version: number;
  /** The name of the document in that version: an unfinished document has a name of its own. */
  from: string;
  index: number;
  name: string;
  /** The record was erased. */
  erased?: true;
}

/**
 * Notes in the audit log which records a save takes out of their collections, inside its write. An unfinished document
 * counts in place of the valid one, because the form showed it.
 */
export async function noteDeletions(
  db: Database,
  before: Revision,
  after: Revision,
  author: Author,
): Promise<void> {
  const { createdAt } = after;
  for (const document of documentNames) {
    const [shown, shows] = [shownDocument(before, document), shownDocument(after, document)];
    for (const { index, name } of removedRecords(shown.value, shows.value)) {
      const detail = { document, version: before.version, from: shown.name, index, name };
      await appendAudit(db, { author, action: deletionAction, detail, createdAt });
    }
  }
}

function shownDocument({ documents, unfinished }: Revision, name: DocumentName) {
  const typed = unfinished[name];
  return typed === undefined
    ? { name, value: documents[name] }
    : { name: unfinishedName(name), value: typed };
}

/** The record that a line of the log names, as it was last. */
export async function recordAt(
  db: Database,
  { version, from, index }: Pick<Detail, "version" | "from" | "index">,
): Promise<JsonValue | undefined> {
  const records: (JsonValue | undefined)[] = [await readDocument(db, version, from)].flat();
  return records[index];
}

async function readDocument(db: Database, version: number, name: string): Promise<JsonValue | undefined> {
  const row = await db
    .selectFrom("revision")
    .innerJoin("revision_document", "revision_document.revision_id", "revision.id")
    .innerJoin("document", "document.hash", "revision_document.hash")
    .select("document.json")
    .where("revision.version", "=", version)
    .where("revision_document.name", "=", name)
    .executeTakeFirst();
  return row && JSON.parse(row.json);
}
