import { isSectionType, siteChanges } from "@consultorio/content";
import type { Revision } from "@consultorio/store";
import { sectionLabel, variantInfo } from "@consultorio/ui/catalog";
import { services } from "../app/services.ts";
import { Refused } from "./refused.ts";

/** What changed between two revisions, each with who saved it and when. Either may be missing. */
export function changesBetween(from: Revision | null, to: Revision | null) {
  return {
    from: from && summaryOf(from),
    to: to && summaryOf(to),
    // Nothing to compare with: all of it is new.
    changes: from === null ? [] : siteChanges(from.documents, to?.documents ?? {}, words),
  };
}

/** The revision that a query names: its id, `live` or `draft`. Throws 404 for an unknown id. */
export async function namedRevision(name: string): Promise<Revision | null> {
  const { store, live } = services();
  if (name === "draft") return store.draft();
  const id = name === "live" ? live.publication()?.revisionId : name;
  if (id === undefined) return null;
  const revision = await store.revision(id);
  if (revision === null) throw new Refused(404, "Esa versión no existe.");
  return revision;
}

const summaryOf = ({ id, version, author, createdAt, note }: Revision) => ({
  id,
  version,
  author: author.name,
  at: createdAt.toISOString(),
  note,
});

const words = {
  section: (type: string) => (isSectionType(type) ? sectionLabel(type) : type),
  layout: (type: string, id: string) => (isSectionType(type) ? (variantInfo(type, id)?.label ?? id) : id),
};
