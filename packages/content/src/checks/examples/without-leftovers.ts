import { z } from "zod";
import { innerSchema, shapeOf } from "#schema/schema-parts.ts";
import { documentSchemas, parseDocument, type Site } from "#site/documents.ts";
import { isRecord } from "#site/site-fields.ts";
import { leftovers } from "../setup-steps.ts";

/**
 * The documents that change when what is left of the example leaves the site: entries that can be hidden are hidden,
 * other entries and texts are taken away. The map is that of the office's own address.
 */
export function withoutLeftovers(site: Site): Partial<Site> {
  const paths = leftovers(site).map(({ path }) => path);
  const { siteContent, testimonials } = documentSchemas;
  const content = parseDocument("siteContent", without(siteContent, withOwnMap(site), "siteContent", paths));
  const opinions = parseDocument(
    "testimonials",
    without(testimonials, site.testimonials, "testimonials", paths),
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

function without(schema: z.core.$ZodType, value: unknown, path: string, paths: readonly string[]): unknown {
  if (path === mapPath) return value;
  if (paths.includes(path)) return "";
  if (!paths.some((left) => left.startsWith(`${path}.`))) return value;
  const inner = innerSchema(schema);
  if (Array.isArray(value) && inner instanceof z.ZodArray) {
    const { element } = inner;
    const kept = value.map((item: unknown, index) => without(element, item, `${path}.${index}`, paths));
    // An entry that is empty now, or that cannot be without what was taken away, was all example.
    return kept.filter((item, index) => item === value[index] || z.safeParse(element, item).success);
  }
  if (!isRecord(value) || !(inner instanceof z.ZodObject)) return value;
  const shape = shapeOf(inner);
  if ("visible" in shape) return { ...value, visible: false };
  const entries = Object.entries(value).map(([key, field]) => {
    const known = shape[key];
    return [key, known ? without(known, field, `${path}.${key}`, paths) : field];
  });
  return Object.fromEntries(entries);
}
