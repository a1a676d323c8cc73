import { kindWith, type Site } from "@consultorio/content";
import type { SiteChange } from "#api/versions.ts";
import { changeName } from "#components/changes/change-list.tsx";
import { fill } from "#components/strings.ts";
import { messages } from "./strings.ts";

/** A change that is judged once, however many places it touches. */
export interface ReviewedChange {
  /** With all places where the same text changed in the same way. */
  change: SiteChange;
  /** The subject of a note about it. */
  section: string;
  /** Address of the page that a note about it names. */
  path: string;
}

/** How many places of one change are named. */
const mostPlaces = 3;
/** Most characters of the name of a part of a page in a note. */
const longestSection = 120;

/** The changes of a draft, each once: the same text changed in the same way in several places is one change. */
export function reviewedChanges(changes: readonly SiteChange[], site: Site): ReviewedChange[] {
  const same = Map.groupBy(changes, ({ label, kind, before, after }) =>
    JSON.stringify([label, kind, before, after]),
  );
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const places = [...new Set(group.map(({ place }) => place).filter(Boolean))];
    const list = places.slice(0, mostPlaces).join(", ");
    const rest = places.length - mostPlaces;
    return {
      change: { ...first, place: rest > 0 ? fill(messages.page.morePlaces, { list, count: rest }) : list },
      section: (places.length > 1 ? first.label : changeName(first)).slice(0, longestSection),
      path: pageOf(first, site),
    };
  });
}

/** The page of the record that changed; the home page for all else. */
function pageOf({ path, kind }: SiteChange, site: Site): string {
  const [document, index] = path.split(".");
  const changed = kindWith("name", document ?? "");
  // The place of a record that was removed is one of the list before.
  if (changed === undefined || (kind === "removed" && path.split(".").length === 2)) return "/";
  const record = changed.records(site)[Number(index)];
  return record === undefined || record.visible === false ? "/" : changed.pagePath(record.id);
}
