import { mapTexts, type Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { isMultiline } from "@consultorio/content/document-shape";
import {
  currentValue,
  type FormField,
  filledSites,
  formFields,
  withValues,
} from "@consultorio/content/field-places";
import { sample } from "@consultorio/testkit/long-form";
import { expect, test } from "vitest";
import { drawings } from "#vite/drawings.ts";

/** Every field that is written in a box of several lines. Search engines alone read the texts of `metadata`. */
const fields = formFields().filter(
  ({ path, shape }) =>
    isMultiline(shape) && /^(?:text|multiline)$/.test(shape.control) && !path.includes("metadata."),
);
const nameOf = ({ document, path }: FormField) => `${document}.${path}`;

/** The site with two lines in each text that is not empty. The number is the index of the field. */
const withTwoLines = (site: Site): Site =>
  withValues(
    site,
    fields.flatMap((field, index) =>
      currentValue(site, field) ? [[field, `Arriba${index}x\nAbajo${index}x`] as const] : [],
    ),
  );

/** Elements that are drawn in the line of the text around them. */
const inlineElements = "span, a, strong, em, b, i, q, cite, small, mark, time";

function blockAround(node: Node | null): Element | null {
  const element = node?.parentElement ?? null;
  return element?.matches(inlineElements) ? blockAround(element) : element;
}

/** Whether a line break in a text of an element is drawn. */
function keepsLines(element: Element | null): boolean {
  const [nearest] = element?.className.match(/(?<=^|\s)whitespace-[\w-]+/) ?? [];
  if (element === null || nearest !== undefined) return nearest === "whitespace-pre-line";
  return keepsLines(element.parentElement);
}

/** The fields that a page draws, by their indexes, each with whether its two lines stay two. */
function linesIn(html: string) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  const drawn: { index: number; kept: boolean }[] = [];
  for (const node of nodes)
    for (const [above, index = ""] of node.data.matchAll(/Arriba(\d+)x/g)) {
      const below = `Abajo${index}x`;
      const kept = node.data.includes(below)
        ? node.data.includes(`${above}\n${below}`) && keepsLines(node.parentElement)
        : nodes.every((other) => !other.data.includes(below) || blockAround(other) !== blockAround(node));
      drawn.push({ index: Number(index), kept });
    }
  return drawn;
}

test("a line break in a long text reaches every page and every design that draws the text", () => {
  const lost = new Map<string, Set<string>>();
  const seen = new Set<number>();
  const all = drawings(bundledSite);
  // `pnpm test` draws only the filled site. The other sites show texts that it hides.
  for (const site of sample(filledSites(bundledSite), 4).map(withTwoLines))
    for (const { name, draw } of all)
      for (const { index, kept } of linesIn(draw(site))) {
        seen.add(index);
        const field = fields[index];
        if (kept || !field) continue;
        lost.set(nameOf(field), (lost.get(nameOf(field)) ?? new Set()).add(name));
      }
  expect(Object.fromEntries([...lost].map(([field, designs]) => [field, [...designs]]))).toEqual({});
  const unseen = fields.filter((_, index) => !seen.has(index)).map(nameOf);
  // Search engines alone read where the clinic serves, and a profile is part of an address.
  expect(unseen).toEqual(["siteContent.doctorWorkInfo.areaServed.0", "siteContent.doctoralia.profile"]);
});

test("no bundled text has a single line break", () => {
  const single: string[] = [];
  mapTexts(bundledSite, (text) => {
    if (/[^\n]\n[^\n]/.test(text)) single.push(text);
    return text;
  });
  expect(single).toEqual([]);
});
