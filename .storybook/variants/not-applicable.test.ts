import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Args } from "storybook/internal/types";
import { expect, it, vi } from "vitest";
import { stressStories } from "./not-applicable.ts";
import { variantOf } from "./variant-path.ts";

// Each design is drawn several times.
vi.setConfig({ testTimeout: 60_000 });

interface Story {
  args?: Args;
}
interface StoryModule {
  default: { component: ComponentType<Args>; args?: Args };
  Default: Story;
  ManyItems: Story;
  MissingPictures: Story;
}
const modules = import.meta.glob<StoryModule>("../../packages/ui/src/sections/*/*.stories.tsx", {
  eager: true,
});
const variants = Object.entries(modules).flatMap(([path, module]) => {
  const name = variantOf(path);
  return name === null ? [] : [{ ...name, module }];
});

const html = ({ default: { component } }: StoryModule, props: Args) =>
  renderToStaticMarkup(createElement(component, props));
const propsOf = ({ default: { args } }: StoryModule, story: Story): Args => ({ ...args, ...story.args });

/** The designs that draw the story as they draw Default. */
const sameAsDefault = (name: "ManyItems" | "MissingPictures") =>
  variants.filter(
    ({ module }) =>
      html(module, propsOf(module, module.Default)) === html(module, propsOf(module, module[name])),
  );

const file = ".storybook/variants/not-applicable.ts";
/** The entries of one list that are not in the other, each once. */
const without = (names: readonly string[], others: readonly string[]) => [
  ...new Set(names).difference(new Set(others)),
];

it("sees the designs", () => {
  expect(variants.length).toBeGreaterThan(60);
});

it.each([
  ["Many Items", "ManyItems"],
  ["Missing Pictures", "MissingPictures"],
] as const)("%s strains a design, or the catalogue says why it does not apply", (words, name) => {
  const same = sameAsDefault(name);
  const drawn: string[] = same.map(({ variant }) => variant);
  const types: string[] = same.map(({ type }) => type);
  const { designs = [], reasons = {} } = stressStories[words] ?? {};
  const explained = Object.keys(reasons);
  expect(without(drawn, designs), `they draw ${name} as Default: add them to the designs in ${file}`).toEqual(
    [],
  );
  expect(without(designs, drawn), `they draw ${name} in its own way: take them out of ${file}`).toEqual([]);
  expect(without(types, explained), `write for ${name} the reason of these types in ${file}`).toEqual([]);
  expect(
    without(explained, types),
    `no design needs the reason of these types: take it out of ${file}`,
  ).toEqual([]);
});

it("a design that is said to have no picture has none", () => {
  for (const { variant, module } of sameAsDefault("MissingPictures")) {
    expect(html(module, propsOf(module, module.Default)), variant).not.toContain("<img");
  }
});
