import {
  isExampleSite,
  type Route,
  type Site,
  sectionTypes,
  siteFields,
  siteRoutes,
} from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { withValueAt } from "@consultorio/content/document-shape";
import { isLong } from "@consultorio/testkit/long-form";
import { variantIds } from "@consultorio/ui/catalog";
import { act, cleanup, render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DrawnFields } from "./drawn-fields.ts";
import { drawnSite } from "./drawn-site.ts";
import { sourcesAt } from "./page-fields.ts";
import { PageTwin } from "./page-twin.ts";
import { SitePage } from "./site-page.ts";

/** The text of each field, which no other field has. */
const numbers = new Map<string, string>();
const numbered = siteFields(bundledSite).reduce<unknown>((site, { path, control, value }) => {
  if (typeof value !== "string" || value === "" || !["text", "multiline"].includes(control)) return site;
  const number = `N${numbers.size}N`;
  numbers.set(number, path);
  // In the middle, so that it is in what a layout makes of the text.
  return withValueAt(site, path, value.replace(/\s|$/, ` ${number} `).trim(), null);
}, bundledSite) as Site;

async function fieldsOf(site: Site, route: Route) {
  const { container } = render(<SitePage site={drawnSite({ site, route })} route={route} />);
  const twin = new PageTwin();
  const { promise, resolve } = Promise.withResolvers<DrawnFields>();
  act(() => twin.draw({ kind: "consultorio:snapshot", site, route, section: null }, container, resolve));
  const fields = await promise;
  return { container, fields, close: () => act(() => twin.close()) };
}

/** What a drawn text says by its number, against the fields that it is said to come from. */
function wrongSources({ container, fields }: Awaited<ReturnType<typeof fieldsOf>>) {
  const sources = new Map<Node, readonly string[]>(
    fields.texts.flatMap(({ nodes, sources: paths }) => nodes.map((node) => [node, paths] as const)),
  );
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const wrong: string[] = [];
  let found = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    for (const [number] of node.data.matchAll(/N\d+N/g)) {
      const path = numbers.get(number) ?? "";
      found += 1;
      const known = sources.get(node) ?? (node.parentElement ? sourcesAt(fields, node.parentElement) : []);
      if (!known.includes(path)) wrong.push(`${path}: ${node.data.slice(0, 60)}`);
    }
  }
  return { wrong, found };
}

test.runIf(isLong)("the field of each text of each page is known, however often it is drawn", async () => {
  const wrong: string[] = [];
  let found = 0;
  const kinds = new Map(siteRoutes(numbered).map((route) => [route.page, route]));
  for (const route of kinds.values()) {
    const page = await fieldsOf(numbered, route);
    const result = wrongSources(page);
    found += result.found;
    wrong.push(...result.wrong.map((one) => `${route.page}: ${one}`));
    page.close();
    cleanup();
  }
  expect(found).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
});

test.runIf(isLong)(
  "the fields of a site are known that has its own data, and waits for the number of its notice",
  async () => {
    const ownSite: Site = JSON.parse(
      JSON.stringify(numbered)
        .replaceAll(/ejemplos?/gi, "muestra")
        .replaceAll(/por confirmar/gi, "de Oaxaca")
        .replaceAll(/\+520{8}\d\d/g, "+529511234567")
        .replaceAll('"00000"', '"68000"')
        .replaceAll(/X{5,}/g, "1234567"),
    );
    Object.assign(ownSite.siteContent.doctorWorkInfo, {
      avisoCofepris: "X".repeat(17),
      consultingLatitude: "17.0654",
      consultingLongitude: "-96.7236",
    });
    expect(isExampleSite(ownSite)).toBe(false);

    const page = await fieldsOf(ownSite, { page: "home" });

    expect(page.fields.texts.length).toBeGreaterThan(200);
    expect(page.fields.texts.some(({ own }) => own.path.startsWith("siteContent.hero"))).toBe(true);
    expect(wrongSources(page).wrong).toEqual([]);
    page.close();
  },
);

test.runIf(isLong)("the fields of each design are known", async () => {
  const wrong: string[] = [];
  const most = Math.max(...sectionTypes.map((type) => variantIds(type).length));
  for (let index = 0; index < most; index++) {
    const selectedSections = Object.fromEntries(
      sectionTypes.map((type) => [
        type,
        { component: variantIds(type)[index] ?? variantIds(type)[0], display: true },
      ]),
    ) as Site["selectedSections"];
    const page = await fieldsOf({ ...numbered, selectedSections }, { page: "home" });
    wrong.push(...wrongSources(page).wrong.map((one) => `${index}: ${one}`));
    page.close();
    cleanup();
  }
  expect(wrong).toEqual([]);
});
