import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Args, ArgTypes } from "storybook/internal/types";
import { describe, expect, it, vi } from "vitest";
import { sectionTypes } from "../../packages/content/src/index.ts";
import { variantIds } from "../../packages/ui/src/registry/catalog.ts";
import { components } from "../../packages/ui/src/registry/components.ts";
import { fixtureNames } from "../../packages/ui/src/registry/fixture-sites.ts";
import { fixture } from "../../packages/ui/src/registry/fixtures.ts";
import { catalogueContracts } from "../contract/catalogue-contracts.ts";
import { contractOf } from "../contract/contract.ts";
import { propertyNames } from "../contract/property-names.ts";
import { sourceOf } from "../variants/variant-path.ts";
import { argTypesOf } from "./arg-types.ts";
import { controlArgs, propsOf } from "./control-args.ts";

// Each design is drawn once for each of its controls.
vi.setConfig({ testTimeout: 60_000 });

const contracts = catalogueContracts();
const root = join(import.meta.dirname, "../..");
const variants = sectionTypes.flatMap((type) => {
  const drawings: [string, ComponentType<Args>][] = Object.entries(components[type]);
  return drawings.map(([variant, component]) => ({ type, variant, component }));
});

/** Controls of Storybook that a designer can use. Its editor of objects is for programmers. */
const widgets = ["text", "number", "range", "boolean", "select", "color"];

it("sees the designs", () => {
  expect(variants.map(({ variant }) => variant).sort()).toEqual(sectionTypes.flatMap(variantIds).sort());
});

describe.each(sectionTypes)("%s", (type) => {
  const argTypes = argTypesOf(contracts, type);
  const shown = Object.entries(argTypes).filter(([, { table }]) => table?.disable !== true);

  it("has a control for every property of its contract", () => {
    for (const { name } of contractOf(contracts, type)) {
      const controls = shown.filter(([key]) => key === name || key.startsWith(`${name}_`));
      expect(controls, name).not.toHaveLength(0);
    }
  });

  it("names and describes each control in Spanish, in a group", () => {
    for (const [key, { name, description, control, table }] of shown) {
      expect(Object.values(propertyNames), key).toContain(name?.replace(/: (cuántos|se muestra)$/, ""));
      expect(description, key).toMatch(/\.$/);
      expect(widgets, key).toContain(Reflect.get(Object(control), "type"));
      expect(table?.category, key).toBeTruthy();
    }
  });

  it("offers closed choices by Spanish names", () => {
    for (const [key, { options = [], control }] of shown)
      for (const option of options) {
        const { labels = {} }: { labels?: Record<string, string> } = Object(control);
        expect(labels[option], `${key}: ${option}`).toBeTruthy();
        expect(labels[option], `${key}: add its name to property-names.ts`).not.toBe(option);
      }
  });

  it("has keys that an address may hold", () => {
    for (const [key] of shown) expect(key).toMatch(/^[A-Za-z0-9_]+$/);
  });
});

/** The props that Storybook makes of the args before a story is drawn. */
const mapped = (argTypes: ArgTypes, args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      const { mapping = {} } = argTypes[key] ?? {};
      return [key, typeof value === "string" && value in mapping ? mapping[value] : value];
    }),
  );

describe.each(variants)("$variant", ({ type, variant, component }) => {
  const argTypes = argTypesOf(contracts, type);
  const story: Args = fixture(type);
  const many = fixture(type, "many");
  const html = (props: Args) => renderToStaticMarkup(createElement(component, props));
  const argsOf = (props: Args) => ({ ...props, ...controlArgs(contracts, type, props) });
  const changed = (changes: Args, props = story) =>
    html(propsOf(contracts, type, mapped(argTypes, { ...argsOf(props), ...changes }), many));

  it("its file is where the page says", () => {
    expect(existsSync(join(root, sourceOf({ type, variant })))).toBe(true);
  });

  it.each(fixtureNames)("draws the story %s unchanged until a control is changed", (name) => {
    expect(changed({}, fixture(type, name))).toBe(html(fixture(type, name)));
  });

  it("draws every value of a control", () => {
    for (const [key, { control, options, table }] of Object.entries(argTypes)) {
      if (table?.disable) continue;
      const { type: kind, max }: { type?: string; max?: number } = Object(control);
      const values = options ?? { boolean: [true, false], number: [0, 50], range: [0, 1, max] }[kind ?? ""];
      for (const value of (values ?? ["", "Otro texto"]).slice(0, 4))
        expect(() => changed({ [key]: value }), `${key}: ${value}`).not.toThrow();
    }
  });
});

const cards = (count: number) => {
  const story: Args = fixture("Diseases");
  const args = { ...story, ...controlArgs(contracts, "Diseases", story), items_count: count };
  return propsOf(contracts, "Diseases", args, fixture("Diseases", "many")).items;
};

it("a list is cut, and grows by the entries of the longest content", () => {
  const { items } = fixture("Diseases");
  expect(cards(2)).toEqual(items.slice(0, 2));
  expect(cards(items.length + 1)).toEqual([...items, fixture("Diseases", "many").items[items.length]]);
});

it("a part of an object changes alone, and an object that is missing comes with the longest content", () => {
  const story: Args = { ...fixture("Hero"), video: undefined };
  const args = { ...story, ...controlArgs(contracts, "Hero", story) };
  const props = propsOf(contracts, "Hero", { ...args, overlay_color: "#123456" }, {});
  expect(props.overlay).toEqual({ ...fixture("Hero").overlay, color: "#123456" });
  const header: Args = { ...fixture("Header"), navigation: null };
  const bare = { ...header, ...controlArgs(contracts, "Header", header) };
  const { navigation } = fixture("Header", "many");
  expect(propsOf(contracts, "Header", bare, { navigation }).navigation).toBeNull();
  expect(propsOf(contracts, "Header", { ...bare, navigation_shown: true }, { navigation }).navigation).toBe(
    navigation,
  );
});
