import {
  type DocumentName,
  documentSchemas,
  type SchemaPlace,
  siteFields,
  themeSchema,
  type VisitInside,
  walkSchema,
} from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { checkTheme } from "@consultorio/ui/theme";
import fc from "fast-check";
import { z } from "zod";

/** Unusual texts: other scripts and directions, emoji, control characters, half characters, very long. */
const awkwardText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    " ",
    "مرحبا بالعالم",
    "שלום \u202eעולם",
    "👩🏽‍⚕️🫀",
    "e\u0301\u0323",
    "\u0000",
    "a\u0000b",
    "\ud83d",
    "x\udc00y",
    "\ufeff",
    "\u2028",
    "{yearsOfExperience}",
    "{",
    "</style>",
    "&amp;",
    "null",
    "undefined",
    "NaN",
    "-1",
    "0",
    "true",
    "__proto__",
    "%00",
    "\r\n\t",
    "𝔘𝔫𝔦𝔠𝔬𝔡𝔢",
    "Ǆ",
    "ﷺ",
    "\u0300".repeat(30),
    "ñ".repeat(70),
    "\u200d".repeat(20),
  ),
  fc.integer({ min: 1, max: 4000 }).map((length) => "Várices ".repeat(length / 8 + 1).slice(0, length)),
);

/** The bundled values of fields of each kind: formats that random texts would not match. */
const bundledFields = Map.groupBy(siteFields(bundledSite), ({ control }) => control);

/** Right values of kinds that the bundled site leaves empty, and numbers within the bounds of most fields. */
const right = [
  "2027-03-31",
  "2099-12-31",
  "varices",
  "a@ejemplo.mx",
  "/contacto",
  "https://ejemplo.mx/",
  "/imagenes/logo.svg",
  0,
  1,
  0.5,
  5,
  50,
  100,
];

/** Made once: the schemas have hundreds of fields. */
const made = new Map<DocumentName, fc.Arbitrary<unknown>>();

/** Documents as their schema allows them, field by field; what several fields must agree on is left to chance. */
export function documentOf(name: DocumentName): fc.Arbitrary<unknown> {
  const arbitrary =
    made.get(name) ??
    walkSchema(documentSchemas[name], undefined, anyOf).filter((value) => isLegible(name, value));
  made.set(name, arbitrary);
  return arbitrary;
}

/** Whether the text of a site's own colour can be read: another rule than the schema's, with tests of its own. */
function isLegible(name: DocumentName, value: unknown): boolean {
  if (name !== "siteContent") return true;
  const { data } = themed.safeParse(value);
  return data === undefined || checkTheme(data.theme).length === 0;
}

const themed = z.looseObject({ theme: themeSchema });

function anyOf({ schema }: SchemaPlace, inside: VisitInside<fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodRecord) return fc.constantFrom(bundledSite.selectedSections, {});
  const parts = inside();
  if (schema instanceof z.ZodArray)
    return fc.array(fc.oneof(...parts.map(([, entry]) => entry)), { maxLength: 3 });
  if (!(schema instanceof z.ZodObject)) return leafOf(schema);
  const required = Object.entries(schema.shape).flatMap(([key, field]) =>
    field instanceof z.ZodOptional ? [] : key,
  );
  return fc.record(Object.fromEntries(parts), { requiredKeys: required });
}

function leafOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  const control = String(z.globalRegistry.get(schema)?.control ?? "text");
  const fields = bundledFields.values().find(([field]) => field?.control === control) ?? [];
  const usual = [...right, ...fields.map(({ value }) => value)]
    .filter((value) => z.safeParse(schema, value).success && leadsSomewhere(control, value))
    .slice(0, 20);
  if (usual.length === 0) throw new Error(`No value is known that the field «${control}» takes.`);
  const free = schema instanceof z.ZodNumber ? fc.double({ min: -1, max: 120 }) : awkwardText;
  const allowed = fc.oneof(free, free, fc.constantFrom(...usual));
  return allowed.filter((value) => z.safeParse(schema, value).success && leadsSomewhere(control, value));
}

/** Whether every site has the page of a link: links that lead nowhere are refused by a rule with tests of its own. */
function leadsSomewhere(control: string, value: unknown): boolean {
  if (control !== "url" || typeof value !== "string" || !value.startsWith("/")) return true;
  return value === "/contacto" || value === "/imagenes/logo.svg";
}

/** A document that one change has made wrong, and the field that has to be named for it. */
export interface WrongDocument {
  value: unknown;
  path: string;
}

const wrongValue = fc.constantFrom<unknown>(
  null,
  [],
  {},
  [[]],
  { toString: "x" },
  "x".repeat(10_001),
  1e308,
  -1e9,
);

/** Documents with one field of another type or size, or with one that no schema knows. */
export function wrongDocumentOf(name: DocumentName): fc.Arbitrary<WrongDocument> {
  return fc
    .tuple(documentOf(name), wrongValue, fc.nat(), fc.boolean())
    .map(([document, value, chosen, unknown]) => {
      const groups = pathsIn(document).filter(({ group }) => group === unknown);
      const place = groups[chosen % Math.max(1, groups.length)]?.path ?? [];
      const change = unknown ? (group: object) => ({ ...group, ajeno: value }) : () => value;
      return { value: changedAt(document, place, change), path: place.join(".") };
    })
    .filter(({ value, path }) => namesPath(name, value, path));
}

/** Whether the schema objects to that very place: a text where any text may stand is not wrong after all. */
function namesPath(name: DocumentName, value: unknown, path: string): boolean {
  const { error } = documentSchemas[name].safeParse(value);
  return error?.issues.some((issue) => issue.path.join(".") === path) ?? false;
}

function pathsIn(value: unknown, path: string[] = []): { path: string[]; group: boolean }[] {
  if (typeof value !== "object" || value === null) return [{ path, group: false }];
  const inside = Object.entries(value).flatMap(([key, member]) => pathsIn(member, [...path, key]));
  return Array.isArray(value) ? inside : [{ path, group: true }, ...inside];
}

function changedAt(value: unknown, [key, ...rest]: string[], change: (value: object) => unknown): unknown {
  if (key === undefined) return change(typeof value === "object" && value !== null ? value : {});
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? changedAt(item, rest, change) : item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === key ? changedAt(member, rest, change) : member,
    ]),
  );
}
