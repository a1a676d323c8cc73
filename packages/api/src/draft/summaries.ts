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

/** Summaries of changes, by the hashes of the documents before and after: they stay true. The oldest are deleted first. */
const cache = new Map<string, ChangedThing[]>();
const mostCached = 5000;

/**
 * The changes of each version since the version before, in a few words, unfinished values included. `versions` come with
 * the newest first; `older` is the version before all of them, if there is one.
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
  const missing = steps.filter(({ key }) => !cache.has(key));
  for (let from = 0; from < missing.length; from += batchSize)
    await summarize(store, missing.slice(from, from + batchSize));
  const summaries = new Map(steps.map(({ version, key }) => [version, cache.get(key) ?? []]));
  for (const key of [...cache.keys()].slice(0, Math.max(0, cache.size - mostCached))) cache.delete(key);
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
    const documentsOf = (side: ShownDocuments) =>
      Object.fromEntries(names.map((name) => [name, documents.get(side[name])]));
    cache.set(key, changeSummary(siteChanges(documentsOf(before), documentsOf(after), sectionWords)));
  }
}
