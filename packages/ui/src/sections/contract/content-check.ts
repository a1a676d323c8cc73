import type { Site } from "@consultorio/content";

/**
 * Something that a layout asks of the content and does not get, or does not show of it. `what` is a Spanish noun with
 * its article where it stands for one thing, in the plural where it is counted.
 */
export type Misfit =
  | { kind: "few"; what: string; least: number; count: number }
  | { kind: "many"; what: string; most: number; count: number }
  | { kind: "missing"; what: string }
  | { kind: "cut"; what: string; most: number; count: number }
  | { kind: "clash"; why: string };

/** What a layout has against a site's content; nothing where it fits. */
export type Fit = (site: Site) => Misfit[];

/** A layout that draws well whatever its section has. */
export const fitsAnything: Fit = () => [];

/** At least so many. */
export const few = (what: string, least: number, { length: count }: readonly unknown[]): Misfit[] =>
  count < least ? [{ kind: "few", what, least, count }] : [];

/** No more than so many are drawn. */
export const many = (what: string, most: number, { length: count }: readonly unknown[]): Misfit[] =>
  count > most ? [{ kind: "many", what, most, count }] : [];

/** One thing that has to be there: the path of a picture, a number to call. */
export const missing = (what: string, value: string): Misfit[] =>
  value === "" ? [{ kind: "missing", what }] : [];

/** A text of which a phone shows so many characters in its type size. */
export const cut = (what: string, most: number, { length: count }: string): Misfit[] =>
  count > most ? [{ kind: "cut", what, most, count }] : [];
