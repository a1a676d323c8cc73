import { z } from "zod";
import { tidy } from "../input/tidy.ts";
import { type Kind, kinds } from "../kinds/index.ts";
import { collectionTexts } from "../kinds/site-content.ts";
import { withSafeAddresses } from "../schema/addresses.ts";
import { selectedSectionsSchema } from "../schema/selected-sections.ts";
import { siteContentWith } from "../schema/site-content.ts";
import { testimonialsSchema } from "../schema/testimonials.ts";

/** A site content that was stored before a page existed gets the bundled one. */
export const siteContentSchema = siteContentWith(collectionTexts());

type CollectionSchemas = { [K in Kind as K["name"]]: K["collection"] };

function collectionSchemas(): CollectionSchemas;
function collectionSchemas(): Record<string, unknown> {
  return Object.fromEntries(kinds.map(({ name, collection }) => [name, collection]));
}

/** Every document that is kept, saved and published, by name. */
export const documentSchemas = {
  siteContent: siteContentSchema,
  selectedSections: selectedSectionsSchema,
  ...collectionSchemas(),
  testimonials: testimonialsSchema,
};
export type DocumentName = keyof typeof documentSchemas;

const siteSchema = z.object(documentSchemas);
export const documentNames: readonly DocumentName[] = siteSchema.keyof().options;

/** All documents together: the data of a page. */
export type Site = { [Name in DocumentName]: z.infer<(typeof documentSchemas)[Name]> };

/** Why a field was refused: its path (`doctorInfo.phone`, `0.id`) and what to do, in Spanish. */
export interface FieldProblem {
  path: string;
  message: string;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] };

/** A document without invisible characters and empty rows; see `tidy`. The value itself if it has none. */
export const tidyDocument = (name: DocumentName, value: unknown): unknown =>
  tidy(documentSchemas[name], value).value;

/** As {@link tidyDocument}, for each document that there is. */
export function tidyDocuments<Documents extends Partial<Record<DocumentName, unknown>>>(
  documents: Documents,
): Documents;
export function tidyDocuments(documents: Partial<Record<DocumentName, unknown>>) {
  const names = documentNames.filter((name) => documents[name] !== undefined);
  return {
    ...documents,
    ...Object.fromEntries(names.map((name) => [name, tidyDocument(name, documents[name])])),
  };
}

/**
 * Checks a value against the schema of a document, after {@link tidyDocument}. Problems have the paths of the given
 * value. Never throws.
 */
export function parseDocument<Name extends DocumentName>(name: Name, value: unknown): Parsed<Site[Name]> {
  const schemas: { [N in DocumentName]: z.core.$ZodType<Site[N]> } = documentSchemas;
  const tidied = tidy(schemas[name], value);
  const { success, data, error } = z.safeParse(schemas[name], tidied.value);
  if (success) return { ok: true, value: data };
  const problems = error.issues.map(({ path, message }) => ({
    path: tidied.pathBefore(path.join(".")),
    message,
  }));
  return { ok: false, problems };
}

/** Problems of unfinished values that a form can show: a text that is too short, a number that is not typed yet. */
const unfinishedCodes: ReadonlySet<string> = new Set([
  "custom",
  "invalid_format",
  "not_multiple_of",
  "too_big",
  "too_small",
] satisfies z.core.$ZodIssue["code"][]);

/**
 * Why a value cannot be kept even as an unfinished document: missing or unknown parts, or parts of another type. A form
 * can draw a document without such problems, whatever its other problems are.
 */
export function brokenParts(name: DocumentName, value: unknown): FieldProblem[] {
  const tidied = tidy(documentSchemas[name], value);
  const { success, error } = z.safeParse<z.core.$ZodType>(documentSchemas[name], tidied.value);
  if (success) return [];
  return error.issues
    .filter((issue) => !(unfinishedCodes.has(issue.code) || isHalfNumber(issue, tidied.value)))
    .map(({ path, message }) => ({ path: tidied.pathBefore(path.join(".")), message }));
}

/** Whether a number is still a text: its field is empty, or has only a sign. */
function isHalfNumber(issue: z.core.$ZodIssue, value: unknown): boolean {
  if (issue.code !== "invalid_type" || issue.expected !== "number") return false;
  const typed = issue.path.reduce<unknown>((part, key) => Object(part)[key], value);
  return typeof typed === "string" && typed.length <= 40;
}

/**
 * Checks a whole stored site, document by document; the paths begin with the document's name and a point. Content of
 * earlier releases is read without invisible characters, without empty rows, and without the addresses that are refused
 * now.
 */
export function parseSite(value: Record<string, unknown>): Parsed<Site> {
  const { success, data, error } = siteSchema.safeParse(withSafeAddresses(tidyDocuments(value)));
  if (success) return { ok: true, value: data };
  const problems = error.issues.map(({ path: [name, ...within], message }) => ({
    path: `${String(name)}.${within.join(".")}`,
    message,
  }));
  return { ok: false, problems };
}
