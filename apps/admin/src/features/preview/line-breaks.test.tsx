import { mapTexts, type Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { sample } from "@consultorio/testkit/long-form";
import { expect, test } from "vitest";
import { isMultiline } from "#document-shape/field-shape.ts";
import { drawings } from "#test/drawn-site.tsx";
import { currentValue, exampleSites, type Leaf, siteLeaves, withValue } from "#test/site-values.ts";

/** Every field that is written in a box of several lines. Search engines alone read the texts of `metadata`. */
const leaves = siteLeaves().filter(
  ({ path, shape }) =>
    isMultiline(shape) && /^(?:text|multiline)$/.test(shape.control) && !path.includes("metadata."),
);
const nameOf = ({ document, path }: Leaf) => `${document}.${path}`;

/** The site with two lines in each text that has something. The number says which field it is. */
const withTwoLines = (site: Site): Site =>
  leaves.reduce(
    (now, leaf, place) =>
      currentValue(site, leaf) ? withValue(now, leaf, `Arriba${place}x\nAbajo${place}x`) : now,
    site,
  );

/** Elements that stand in a line with what is around them. */
const inLine = "span, a, strong, em, b, i, q, cite, small, mark, time";

function blockAround(node: Node | null): Element | null {
  const element = node?.parentElement ?? null;
  return element?.matches(inLine) ? blockAround(element) : element;
}

/** Whether a line break in a text of an element is drawn. */
function keepsLines(element: Element | null): boolean {
  const [nearest] = element?.className.match(/(?<=^|\s)whitespace-[\w-]+/) ?? [];
  if (element === null || nearest !== undefined) return nearest === "whitespace-pre-line";
  return keepsLines(element.parentElement);
}

/** The fields of which a page draws both lines in one, and those that it draws as they are. */
function linesIn(html: string) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  const drawn: { place: number; kept: boolean }[] = [];
  for (const node of nodes)
    for (const [above, place = ""] of node.data.matchAll(/Arriba(\d+)x/g)) {
      const below = `Abajo${place}x`;
      const kept = node.data.includes(below)
        ? node.data.includes(`${above}\n${below}`) && keepsLines(node.parentElement)
        : nodes.every((other) => !other.data.includes(below) || blockAround(other) !== blockAround(node));
      drawn.push({ place: Number(place), kept });
    }
  return drawn;
}

test("a line break in a long text reaches every page and every design that draws the text", () => {
  const lost = new Map<string, Set<string>>();
  const seen = new Set<number>();
  const all = drawings(bundledSite);
  // `pnpm test` has the filled site alone: the others show what it has behind something else.
  for (const site of sample(exampleSites(), 4).map(withTwoLines))
    for (const { variant, draw } of all)
      for (const { place, kept } of linesIn(draw(site))) {
        seen.add(place);
        const leaf = leaves[place];
        if (kept || !leaf) continue;
        const designs = lost.get(nameOf(leaf)) ?? new Set();
        lost.set(nameOf(leaf), designs.add(variant ?? "page"));
      }
  expect(Object.fromEntries([...lost].map(([field, designs]) => [field, [...designs]]))).toEqual({});
  const unseen = leaves.filter((_, place) => !seen.has(place)).map(nameOf);
  // Search engines alone read where the clinic serves, and a profile is part of an address.
  expect(unseen).toEqual(["siteContent.doctorWorkInfo.areaServed.0", "siteContent.doctoralia.profile"]);
});

test("no bundled text has a line break that was not drawn before", () => {
  const single: string[] = [];
  mapTexts(bundledSite, (text) => {
    if (/[^\n]\n[^\n]/.test(text)) single.push(text);
    return text;
  });
  expect(single).toEqual([]);
});
