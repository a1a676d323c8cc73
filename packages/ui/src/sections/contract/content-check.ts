import type { Site } from "@consultorio/content";

/**
 * A requirement of a layout that the content does not meet, or content that the layout does not show. `what` is a Spanish
 * noun: with its article in the singular, or in the plural if it is counted.
 */
export type Misfit =
  | { kind: "few"; what: string; least: number; count: number }
  | { kind: "many"; what: string; most: number; count: number }
  | { kind: "missing"; what: string }
  | { kind: "cut"; what: string; most: number; count: number }
  | { kind: "clash"; why: string };

/** The misfits of a layout with a site's content; none where it fits. */
export type Fit = (site: Site) => Misfit[];

/** At least `least` entries. */
export const few = (what: string, least: number, { length: count }: readonly unknown[]): Misfit[] =>
  count < least ? [{ kind: "few", what, least, count }] : [];

/** At most `most` entries are drawn. */
export const many = (what: string, most: number, { length: count }: readonly unknown[]): Misfit[] =>
  count > most ? [{ kind: "many", what, most, count }] : [];

/** A required value: the path of a picture, a number to call. */
export const missing = (what: string, value: string): Misfit[] =>
  value === "" ? [{ kind: "missing", what }] : [];

/** A text of which a phone shows at most `most` characters in its type size. */
export const cut = (what: string, most: number, { length: count }: string): Misfit[] =>
  count > most ? [{ kind: "cut", what, most, count }] : [];
