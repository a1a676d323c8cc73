import type { RecordGroup } from "./define-kind.ts";
import type { Collections, Kind } from "./index.ts";

/** Most records on a page of a list: whole rows of one, two and three cards. */
export const listPageSize = 48;

/** The records of a group that are on one page of a list. */
export interface ListedGroup extends RecordGroup {
  /** Number of the page on which the group begins. */
  firstPage: number;
}

/** One page of the list of a kind. */
export interface ListPage {
  /** From 1. */
  number: number;
  /** How many pages the list has. */
  count: number;
  /** Every group of the list; `ids` has those of its records that are on this page. */
  groups: ListedGroup[];
}

/** What a later page of a list is called. */
export const listPageName = (number: number): string => `Página ${number}`;

/** How many pages the list of a kind has. A list without records has one. */
export const listPageCount = (site: Collections, kind: Kind): number =>
  Math.max(1, Math.ceil(kind.records(site).length / listPageSize));

/** A page of the list of a kind. Of the records of other pages only ids and groups are read. */
export function listPageAt(site: Collections, kind: Kind, number: number): ListPage {
  const start = (number - 1) * listPageSize;
  let before = 0;
  const groups = kind.groupsOf(site).map((group) => {
    const from = before;
    before += group.ids.length;
    return {
      ...group,
      ids: group.ids.slice(Math.max(0, start - from), Math.max(0, start + listPageSize - from)),
      firstPage: Math.floor(from / listPageSize) + 1,
    };
  });
  return { number, count: listPageCount(site, kind), groups };
}
