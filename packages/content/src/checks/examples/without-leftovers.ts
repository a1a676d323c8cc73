import { z } from "zod";
import { shapeOf } from "#schema/schema-parts.ts";
import { type Visit, walkSchema, withParts } from "#schema/walk-schema.ts";
import { documentSchemas, parseDocument, type Site } from "#site/documents.ts";
import { leftovers } from "../setup-steps.ts";

/**
 * The documents that change when what is left of the example leaves the site: entries that can be hidden are hidden,
 * other entries and texts are taken away. The map is that of the office's own address.
 */
export function withoutLeftovers(site: Site): Partial<Site> {
  const paths = leftovers(site).map(({ path }) => path);
  const { siteContent, testimonials } = documentSchemas;
  const left = without(paths);
  const content = parseDocument(
    "siteContent",
    walkSchema(siteContent, withOwnMap(site), left, "siteContent"),
  );
  const opinions = parseDocument(
    "testimonials",
    walkSchema(testimonials, site.testimonials, left, "testimonials"),
  );
  const isAbout = (name: string) => paths.some((path) => path.startsWith(`${name}.`));
  return {
    ...(isAbout("siteContent") && content.ok ? { siteContent: content.value } : {}),
    ...(isAbout("testimonials") && opinions.ok ? { testimonials: opinions.value } : {}),
  };
}

const mapPath = "siteContent.doctorInfo.googleMapsLink";

/** The content with a map of the office's address where the map is still that of the example. */
function withOwnMap(site: Site): Site["siteContent"] {
  const { siteContent } = site;
  const { doctorInfo } = siteContent;
  const paths = leftovers(site).map(({ path }) => path);
  if (!paths.includes(mapPath)) return siteContent;
  const query = encodeURIComponent(doctorInfo.address);
  const googleMapsLink = `https://www.google.com/maps/search/?api=1&query=${query}`;
  return { ...siteContent, doctorInfo: { ...doctorInfo, googleMapsLink } };
}

/** What is left at a place without the texts at `paths`. */
const without =
  (paths: readonly string[]): Visit<unknown> =>
  ({ path, schema, value }, inside) => {
    if (path === mapPath) return value;
    if (paths.includes(path)) return "";
    if (typeof value !== "object" || value === null) return value;
    if (!paths.some((left) => left.startsWith(`${path}.`))) return value;
    if (schema instanceof z.ZodObject && "visible" in shapeOf(schema)) return { ...value, visible: false };
    if (!(schema instanceof z.ZodArray)) return withParts(value, inside());
    // An entry that is empty now, or that cannot be without what was taken away, was all example.
    return inside().flatMap(([key, entry]) =>
      entry === Reflect.get(value, key) || z.safeParse(schema.element, entry).success ? [entry] : [],
    );
  };
