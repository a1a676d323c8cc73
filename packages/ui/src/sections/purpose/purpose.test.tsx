import { bundledSite } from "@consultorio/content/data";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fixture } from "#registry/fixtures.ts";
import { purpose } from "./purpose.contract.ts";
import { PurposeCards } from "./purpose-cards.tsx";
import { PurposeSplit } from "./purpose-split.tsx";
import { PurposeTiles } from "./purpose-tiles.tsx";

afterEach(cleanup);

const props = fixture("Purpose");
const variants = Object.entries({ PurposeCards, PurposeTiles, PurposeSplit });

test.each(variants)("%s shows every purpose with its title and words", (_, Purpose) => {
  render(<Purpose {...props} />);
  expect(screen.getByRole("region", { name: props.sectionTitle })).toBeTruthy();
  expect(screen.getByText(props.sectionText)).toBeTruthy();
  const titles = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
  expect(titles).toEqual(props.items.map(({ title }) => title));
  for (const { description } of props.items) expect(screen.getByText(description)).toBeTruthy();
});

test.each(variants)("%s without subtitle and text has only the title above its purposes", (_, Purpose) => {
  render(<Purpose {...props} sectionSubtitle="" sectionText="" />);
  expect(screen.queryByText(props.sectionSubtitle)).toBeNull();
  expect(screen.getAllByRole("listitem")).toHaveLength(props.items.length);
});

test("the colours of the tiles cycle over four", () => {
  const items = [...props.items, ...props.items].slice(0, 6);
  render(<PurposeTiles {...props} items={items} />);
  const grounds = screen.getAllByRole("listitem").map((tile) => tile.className.match(/\bbg-[a-z-]+/)?.[0]);
  expect(new Set(grounds.slice(0, 4)).size).toBe(4);
  expect(grounds.slice(4)).toEqual(grounds.slice(0, 2));
});

test("shows the first picture of the items beside the numbered statements", () => {
  const [first, second, ...others] = props.items;
  if (first === undefined || second === undefined) throw new Error("the fixture has too few purposes");
  const items = [{ ...first, image: null, background: null }, second, ...others];
  const { container } = render(<PurposeSplit {...props} items={items} />);
  expect([...container.querySelectorAll("img")].map((img) => img.getAttribute("src"))).toEqual([
    second.image?.src,
  ]);
  expect(screen.getByRole("list").tagName).toBe("OL");
});

test("draws nothing without purposes", () => {
  const { siteContent } = bundledSite;
  const site = {
    ...bundledSite,
    siteContent: { ...siteContent, purpose: { ...siteContent.purpose, entities: [] } },
  };
  expect(purpose.select(site, { page: "home" })).toBeNull();
});
