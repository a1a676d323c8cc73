import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Args } from "storybook/internal/types";
import { expect, it, vi } from "vitest";
import { stressStories } from "./not-applicable.ts";
import { drawsTheSame } from "./same-drawing.ts";
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

const propsOf = ({ default: { args } }: StoryModule, story: Story): Args => ({ ...args, ...story.args });

/** The designs that draw the story as they draw Default. */
const sameAsDefault = (name: "ManyItems" | "MissingPictures") =>
  variants.filter(({ module }) =>
    drawsTheSame(module.default.component, propsOf(module, module.Default), propsOf(module, module[name])),
  );

it("sees the designs", () => {
  expect(variants.length).toBeGreaterThan(60);
});

it.each([
  ["Many Items", "ManyItems"],
  ["Missing Pictures", "MissingPictures"],
] as const)("%s strains a design, or the catalogue says why it does not apply", (words, name) => {
  expect(Object.keys(stressStories.get(words) ?? {}).sort()).toEqual(
    [...new Set(sameAsDefault(name).map(({ type }) => type))].sort(),
  );
});

it("a design that is said to have no picture has none", () => {
  for (const { variant, module } of sameAsDefault("MissingPictures")) {
    const props = propsOf(module, module.Default);
    expect(renderToStaticMarkup(createElement(module.default.component, props)), variant).not.toContain(
      "<img",
    );
  }
});
