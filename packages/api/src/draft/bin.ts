import { type DocumentName, isSameRecord, withCleanTexts } from "@consultorio/content";
import type { BinRecord } from "../contract/documents.ts";
import type { Services } from "../services.ts";
import { summaryOf } from "./changes.ts";
import { requireDraft } from "./documents.ts";

/** How long a deleted record is in the bin. The version that had it is in the history after that too. */
export const daysInBin = 90;

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** The records of a collection that were deleted lately and are not in the draft again, each once, the last first. */
export async function binOf(services: Services, name: DocumentName): Promise<BinRecord[]> {
  const { documents, unfinished } = await requireDraft(services);
  const shown = unfinished[name] ?? documents[name];
  const there: unknown[] = Array.isArray(shown) ? [...shown] : [];
  const since = new Date(Date.now() - daysInBin * day);
  const bin: BinRecord[] = [];
  for (const deleted of await services.store.deletedRecords(name, since)) {
    if (there.some((record) => isSameRecord(record, deleted.record))) continue;
    // A record that was restored and deleted again is in the bin as it was at the last deletion.
    there.push(deleted.record);
    bin.push({ ...summaryOf(deleted), record: withCleanTexts(deleted.record) });
  }
  return bin;
}
