import { isSectionType, siteChanges } from "@consultorio/content";
import type { PublicationSummary, Revision } from "@consultorio/store";
import { sectionLabel, variantInfo } from "@consultorio/ui/catalog";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";

/** The changes between two revisions, and the author and time of each revision. Either may be missing. */
export function changesBetween(from: Revision | null, to: Revision | null) {
  return {
    from: from && summaryOf(from),
    to: to && summaryOf(to),
    // Without a first revision there is nothing to compare with.
    changes: from === null ? [] : siteChanges(from.documents, to?.documents ?? {}, sectionWords),
  };
}

/** The public publication, with its author and time; null before the first one. */
export async function livePublication({ store, live }: Services): Promise<PublicationSummary | null> {
  const id = live.publication()?.id;
  return (await store.publications({ limit: 100 })).find((one) => one.id === id) ?? null;
}

/** The revision that a query names: its id, `live` or `draft`. Throws 404 for an unknown id. */
export async function namedRevision({ store, live }: Services, name: string): Promise<Revision | null> {
  if (name === "draft") return store.draft();
  const id = name === "live" ? live.publication()?.revisionId : name;
  return id === undefined ? null : requireRevision({ store }, id);
}

/** The revision of an id. Throws 404. */
export async function requireRevision({ store }: Pick<Services, "store">, id: string): Promise<Revision> {
  const revision = await store.revision(id);
  if (revision === null) throw new HttpError(404, "Esa versión no existe.");
  return revision;
}

/** A revision, a publication or a schedule as the API shows it: the author by name. */
export const summaryOf = <Record extends { author: { name: string } }>(record: Record) => ({
  ...record,
  author: record.author.name,
});

/** The names of sections and variants. */
export const sectionWords = {
  section: (type: string) => (isSectionType(type) ? sectionLabel(type) : type),
  variant: (type: string, id: string) => (isSectionType(type) ? (variantInfo(type, id)?.label ?? id) : id),
};
