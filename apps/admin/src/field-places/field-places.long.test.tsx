import type { Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { expect, it } from "vitest";
import { drawings } from "#test/drawn-site.tsx";
import {
  currentValue,
  exampleSites,
  type Leaf,
  mark,
  otherValue,
  siteLeaves,
  withValue,
} from "#test/site-values.ts";

// It draws the whole site once for each field. `pnpm test` has field-places.test.ts, which reads the list.

/** Fields that no page shows, each with who reads it. */
const elsewhere: Record<string, string> = {
  "siteContent.doctorInfo.field": "search engines",
  "siteContent.doctorWorkInfo.consultingLocality": "search engines",
  "siteContent.doctorWorkInfo.consultingRegion": "search engines",
  "siteContent.doctorWorkInfo.consultingPostalCode": "search engines",
  "siteContent.doctorWorkInfo.consultingLatitude": "search engines",
  "siteContent.doctorWorkInfo.consultingLongitude": "search engines",
  "siteContent.doctorWorkInfo.areaServed.0": "search engines",
  "services.0.procedure": "search engines",
  "siteContent.looks.0.name": "the list of looks in Secciones",
  "siteContent.confirmed.0.label": "Lista para publicar",
  "siteContent.confirmed.0.mark": "Lista para publicar",
  "siteContent.confirmed.0.explicit": "Lista para publicar",
};

const all = drawings(bundledSite);
const leaves = siteLeaves().filter(({ path }) => !path.includes("metadata."));
const nameOf = ({ document, path }: Leaf) => `${document}.${path}`;

/** Variants by field; null stands for a page. */
type Places = Map<Leaf, Set<string | null>>;

/** Finds every text at once, each by a mark of its own. */
function findMarks(site: Site, places: Places): void {
  const marked = leaves.reduce((now, leaf, place) => {
    const text = currentValue(site, leaf) === "" ? null : mark(leaf, place);
    return text === null ? now : withValue(now, leaf, text);
  }, site);
  for (const { variant, draw } of all) {
    const html = draw(marked);
    leaves.forEach((leaf, place) => {
      const text = mark(leaf, place);
      if (text !== null && html.includes(text)) places.get(leaf)?.add(variant);
    });
  }
}

/** Finds what is no text by changing it: the pages first, and no variant where a page shows it. */
function findChanges(site: Site, places: Places): void {
  const drawn = all.map(({ draw }) => draw(site));
  for (const [leaf, found] of places) {
    if (found.size > 0) continue;
    const changed = withValue(site, leaf, otherValue(leaf, currentValue(site, leaf)));
    for (const [index, { variant, draw }] of all.entries()) {
      if (found.has(null)) break;
      if (draw(changed) !== drawn[index]) found.add(variant);
    }
  }
}

function findPlaces(): Places {
  const places: Places = new Map(leaves.map((leaf) => [leaf, new Set()]));
  for (const site of exampleSites()) {
    findMarks(site, places);
    findChanges(site, places);
  }
  return places;
}

const places = findPlaces();

it("every field of every form changes what visitors read, with some design", () => {
  const silent = [...places].filter(([, found]) => found.size === 0).map(([leaf]) => nameOf(leaf));
  expect(silent.sort()).toEqual(Object.keys(elsewhere).sort());
});

it("the list of designs by field is up to date", async () => {
  const byDesign = [...places].filter(
    ([{ document }, found]) => document === "siteContent" && !found.has(null),
  );
  const lines = byDesign
    .filter(([, found]) => found.size > 0)
    .map(([{ path }, found]) => [path.replaceAll(".0", ".*"), [...found].join(" ")]);
  const text = `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot("field-places.json");
});
