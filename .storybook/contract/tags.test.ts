import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Args } from "storybook/internal/types";
import { expect, it, vi } from "vitest";
import { type SectionType, sectionTypes } from "../../packages/content/src/index.ts";
import { variantIds } from "../../packages/ui/src/registry/catalog.ts";
import { components } from "../../packages/ui/src/registry/components.ts";
import { fileName } from "../../packages/ui/src/registry/file-name.ts";
import { fixtureNames } from "../../packages/ui/src/registry/fixture-sites.ts";
import { fixture } from "../../packages/ui/src/registry/fixtures.ts";
import { least } from "../../packages/ui/src/registry/least-props.ts";
import { type ContractField, contractOf, type Shape } from "./contract.ts";
import { readContracts } from "./read-contracts.ts";

// Each design is drawn several times for each of its properties.
vi.setConfig({ testTimeout: 60_000 });

const contracts = readContracts();
/** Their default depends on the section, or on the entry. */
const withoutTags = ["anchor", "className", "id"];

type FillIn = (props: object) => Args;
const modules = import.meta.glob<Record<string, FillIn>>("../../packages/ui/src/sections/*/*.props.ts", {
  eager: true,
});
const sections = "../../packages/ui/src/sections";

/** What a section draws when it is given the least. */
function filledIn(type: SectionType, props: object): Args {
  const file = fileName(type);
  const module =
    modules[`${sections}/${file}/${file}.props.ts`] ?? modules[`${sections}/collection/collection.props.ts`];
  const [fillIn] = Object.values(module ?? {});
  if (fillIn === undefined) throw new Error(`${type}: nothing fills in its defaults.`);
  return fillIn(props);
}

/** What is written and what is true of each property that `given` leaves out. */
function defaultsOf(
  fields: readonly ContractField[],
  given: Args,
  filled: Args,
): [string, unknown, unknown][] {
  return fields.flatMap(({ name, inside, default: written }) => {
    if (withoutTags.includes(name)) return [];
    if (!(name in given))
      return [[name, written, isPlain(filled[name]) ? JSON.stringify(filled[name]) : undefined]];
    const [item, filledItem]: Args[][] = [[given[name]].flat(), [filled[name]].flat()];
    const entry = item?.[0];
    if (inside === null || entry === undefined) return [];
    return defaultsOf(contracts.objects[inside] ?? [], entry, filledItem?.[0] ?? {});
  });
}
const isPlain = (value: unknown) =>
  ["number", "boolean"].includes(typeof value) || (typeof value === "string" && value !== "");

it.each(sectionTypes)("%s: @default is the value of what is left out", (type) => {
  const props: Args = { ...least[type], ...(type === "Hero" && { slides: [{ title: "One" }] }) };
  const compared = defaultsOf(contractOf(contracts, type), props, filledIn(type, props));
  for (const [name, written, filled] of compared) expect(written, name).toBe(filled);
});

/** States in which a property shows, and which no fixture has. */
const otherStates: Partial<Record<SectionType, Args>> = {
  Header: { navigation: undefined, menu: [{ label: "Servicios", href: "/servicios" }] },
  Hero: { slides: [] },
  GeneralCallToAction: { included: [] },
  NavMenu: { status: "error", message: "No se pudo cargar el menú." },
};

/**
 * Other values, with one of which a design that uses the property draws something else. A closed choice that is missing has
 * all of its values: each design draws one of them by itself. Nothing for any other value that is missing.
 */
const otherValues = (value: unknown, shape: Shape): unknown[] =>
  value === undefined && shape.kind === "choice" ? shape.values : [otherValue(value)];

function otherValue(value: unknown): unknown {
  if (value === "ready") return "loading";
  if (typeof value === "string") return `${value}x`;
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) return [];
  const { src }: { src?: unknown } = Object(value);
  return typeof src === "string" ? { ...Object(value), src: `${src}x` } : undefined;
}

it.each(sectionTypes)("%s: a design takes the properties that it draws, and no others", (type) => {
  const designs: [string, ComponentType<Args>][] = Object.entries(components[type]);
  const usual: Args[] = fixtureNames.map((name) => fixture(type, name));
  const states = [...usual, { ...usual[0], ...otherStates[type] }];
  const uses = (design: ComponentType<Args>, { name, shape }: ContractField) =>
    states.some((props) => {
      const html = (changes: Args) => renderToStaticMarkup(createElement(design, { ...props, ...changes }));
      return otherValues(props[name], shape).some((other) => html({}) !== html({ [name]: other }));
    });
  for (const field of contractOf(contracts, type)) {
    const { name, drawnBy = variantIds(type) } = field;
    if (withoutTags.includes(name)) continue;
    const users = designs.filter(([, design]) => uses(design, field)).map(([id]) => id);
    expect(drawnBy.filter((id) => designs.some(([design]) => design === id)).sort(), name).toEqual(
      users.sort(),
    );
  }
});
