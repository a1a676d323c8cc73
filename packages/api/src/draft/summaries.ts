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
 * What each of some versions changed since the one before it, in a few words, what was typed and is not right yet
 * included. The first version has nothing before it.
 */
export async function versionSummaries(
  store: Pick<Store, "shownDocuments" | "documentsByHash">,
  versions: readonly number[],
): Promise<Map<number, ChangedThing[]>> {
  const shown = await store.shownDocuments([
    ...new Set(versions.flatMap((version) => [version - 1, version])),
  ]);
  const steps = versions.flatMap((version): Step[] => {
    const [before, after] = [shown.get(version - 1), shown.get(version)];
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
