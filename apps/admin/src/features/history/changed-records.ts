import type { SiteChange } from "#api/versions.ts";
import { collectionKinds } from "#document-editor/document/collection-kinds.ts";

/** The records with more than one change, with their changes. */
export function changedRecords(changes: readonly SiteChange[]): { name: string; changes: SiteChange[] }[] {
  const inRecords = changes.filter(({ path }) => {
    const [document, , ...within] = path.split(".");
    return within.length > 0 && collectionKinds.some((kind) => kind === document);
  });
  const byRecord = Map.groupBy(inRecords, ({ path }) => path.split(".").slice(0, 2).join("."));
  return [...byRecord.values()]
    .filter(({ length }) => length > 1)
    .map((recordChanges) => ({ name: nameOf(recordChanges), changes: recordChanges }));
}

/** The record's name follows that of its collection; a change in one of its lists may have only these two as its place. */
function nameOf(changes: readonly SiteChange[]): string {
  const [first] = changes;
  return first?.place.split(" › ")[1] ?? first?.label ?? "";
}
