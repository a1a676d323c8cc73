import { z } from "zod";
import { isHiddenEntry } from "#schema/is-hidden-entry.ts";
import { labelOf } from "#schema/schema-parts.ts";
import { type SchemaPlace, type VisitInside, walkSchema } from "#schema/walk-schema.ts";
import { type DocumentName, documentNames, documentSchemas } from "#site/documents.ts";
import { confirmedIn } from "../confirmed.ts";
import { undrawnIn } from "./undrawn-parts.ts";

/** A text of the example that the owner has to replace. */
export interface ExampleText {
  /** Begins with the document: `siteContent.doctorInfo.phone`, `testimonials.0.name`. */
  path: string;
  /** As in the form, the group first: `Información del Doctor: Teléfono para citas`. */
  label: string;
  value: string;
}

/**
 * The marks of an example: the word itself (but not `por ejemplo`), `por confirmar`, a row of X, and a phone number or a
 * postal code of zeros.
 */
const mark =
  /(?<!por )(?<!\p{L})ejemplos?(?!\p{L})|(?<!\p{L})por confirmar(?!\p{L})|X{5,}|^\+520{8}|^0{5}$/iu;

/** The fields with how many patients and operations there were. */
const figures = /^siteContent\.experience\.entities\.\d+\.value$/;

/** What is invented and has no mark, by its field: the middle of the city for the office's place on a map, and figures. */
const unmarked: readonly { field: RegExp; values: readonly string[] }[] = [
  { field: /^siteContent\.doctorWorkInfo\.consultingLatitude$/, values: ["17.06"] },
  { field: /^siteContent\.doctorWorkInfo\.consultingLongitude$/, values: ["-96.72"] },
  { field: figures, values: ["Más de 2 mil", "Más de 1500"] },
];

/** Documents of any age and in any state: what no schema knows is left out. */
export type Documents = Partial<Record<DocumentName, unknown>>;

/**
 * Every text that is still an example, in the order of the forms. Hidden entries (`visible: false`) and the content of
 * sections that are off do not count, nor what the clinic confirmed as its own.
 */
export function exampleContent(site: Documents): ExampleText[] {
  const isConfirmed = confirmedIn(site);
  return textsLikeExamples(site).filter(({ value }) => !isConfirmed(value));
}

/**
 * Whether a site has to say that it is an example: its data are not real. Figures without proof, on a site with its own
 * data, do not make it one.
 */
export const isExampleSite = (site: Documents): boolean =>
  exampleContent(site).some(({ path, value }) => !figures.test(path) || mark.test(value));

/** As {@link exampleContent}, with what the clinic confirmed as its own. */
export function textsLikeExamples(site: Documents): ExampleText[] {
  const isUndrawn = undrawnIn(site);
  return documentNames
    .flatMap((name) => walkSchema(documentSchemas[name], site[name], examplesAt, name))
    .filter((example) => !isPendingNotice(example) && !isUndrawn(example.path));
}

/** What the owner writes while the authority has not granted the notice: a row of X, also with spaces in it. */
export const pendingNotice = /^\s*(?:X[\s-]*)+$/i;

const isPendingNotice = ({ path, value }: ExampleText) =>
  path === "siteContent.doctorWorkInfo.avisoCofepris" && pendingNotice.test(value);

/** What waits for the owner to know it: a row of X, or the words. */
export const isPending = (text: string): boolean => /X{5,}|por confirmar/i.test(text);

/** Whether a text has the mark of an example. */
export const isExampleText = (text: string): boolean => mark.test(text);

const isUnmarked = (path: string, value: string): boolean =>
  unmarked.some(({ field, values }) => values.includes(value) && field.test(path));

function examplesAt(place: SchemaPlace, inside: VisitInside<ExampleText[]>): ExampleText[] {
  const { path, value } = place;
  if (typeof value === "string")
    return mark.test(value) || isUnmarked(path, value)
      ? [{ path, label: labelsOf(place).join(": "), value }]
      : [];
  return isHiddenEntry(value) ? [] : inside().flatMap(([, examples]) => examples);
}

/** The names of the groups that a field is in, and its own. */
const labelsOf = ({ schema, around }: SchemaPlace): string[] => [...groupLabels(around), labelOf(schema)];

function groupLabels(place: SchemaPlace | null): string[] {
  if (place === null || place.path === "siteContent") return [];
  const isGroup = place.schema instanceof z.ZodObject;
  return isGroup ? labelsOf(place) : groupLabels(place.around);
}
