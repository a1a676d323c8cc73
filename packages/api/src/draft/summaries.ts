import {
  type ChangedThing,
  changeSummary,
  type DocumentName,
  documentNames,
  siteChanges,
} from "@consultorio/content";
import type { ShownDocuments, Store } from "@consultorio/store";
import { sectionWords } from "./changes.ts";

/** Versions whose documents are in memory at once. */
const batchSize = 10;

/** What changed from some documents to others, by their hashes: it stays true for ever. The oldest go first. */
const known = new Map<string, ChangedThing[]>();
const mostKnown = 5000;

/**
 * What each of some versions changed since the one before it that is still there, in a few words, what was typed and is
 * not right yet included. `versions` come with the newest first; `older` is the one before them, if there is any.
 */
export async function versionSummaries(
  store: Pick<Store, "shownDocuments" | "documentsByHash">,
  versions: readonly number[],
  older: number | undefined,
): Promise<Map<number, ChangedThing[]>> {
  const all = older === undefined ? versions : [...versions, older];
  const shown = await store.shownDocuments(all);
  const steps = versions.flatMap((version, index): Step[] => {
    const [before, after] = [shown.get(all[index + 1] ?? 0), shown.get(version)];
    return before && after ? [stepOf(version, before, after)] : [];
  });
  const unknown = steps.filter(({ key }) => !known.has(key));
  for (let from = 0; from < unknown.length; from += batchSize)
    await summarize(store, unknown.slice(from, from + batchSize));
  const summaries = new Map(steps.map(({ version, key }) => [version, known.get(key) ?? []]));
  for (const key of [...known.keys()].slice(0, Math.max(0, known.size - mostKnown))) known.delete(key);
  return summaries;
}

/** The documents that one version changed. */
interface Step {
  version: number;
  names: DocumentName[];
  before: ShownDocuments;
  after: ShownDocuments;
  key: string;
}

function stepOf(version: number, before: ShownDocuments, after: ShownDocuments): Step {
  const names = documentNames.filter((name) => before[name] !== after[name]);
  const key = names.map((name) => `${name} ${before[name]} ${after[name]}`).join();
  return { version, names, before, after, key };
}

async function summarize(store: Pick<Store, "documentsByHash">, steps: Step[]): Promise<void> {
  const hashes = steps.flatMap(({ names, before, after }) =>
    names.flatMap((name) => [before[name], after[name]]),
  );
  const documents = await store.documentsByHash([...new Set(hashes)]);
  for (const { names, before, after, key } of steps) {
    const those = (side: ShownDocuments) =>
      Object.fromEntries(names.map((name) => [name, documents.get(side[name])]));
    known.set(key, changeSummary(siteChanges(those(before), those(after), sectionWords)));
  }
}
