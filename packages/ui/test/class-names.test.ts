// @vitest-environment node
import type { Route } from "@consultorio/content";
import { isLong } from "@consultorio/testkit/long-form";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, it, vi } from "vitest";
import { SitePage } from "../src/pages/site-page.tsx";
import { fixtureNames, fixtureSites } from "../src/registry/fixture-sites.ts";
import { drawVariants } from "./drawn/drawn-variants.ts";

/** Every list of class names that was joined, and its result. */
const joined = vi.hoisted(() => new Map<string, string>());

vi.mock("../src/components/class-names/class-names.ts", async (load) => {
  const { cn } = await load<typeof import("../src/components/class-names/class-names.ts")>();
  const record = (...names: Parameters<typeof cn>) => {
    const classes = cn(...names);
    joined.set(names.filter(Boolean).join(" "), classes);
    return classes;
  };
  return { cn: record };
});

/** The library that knows all of Tailwind, told of the theme's own names. It is too large for a page. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      spacing: ["gutter", "section", "control", "column", "card", "card-small", "card-large"],
      container: ["content", "text"],
      radius: ["small", "card"],
      shadow: ["float"],
      "font-weight": ["regular", "display"],
      breakpoint: ["3xs", "xs", "ms", "sm", "md", "lg", "xl"],
      ease: ["calm"],
    },
    classGroups: { w: ["shell-content", "shell-text", "shell-full"] },
  },
});

const collectionNames = ["diseases", "services", "symptoms", "guides"] as const;
const records = { diseases: "disease", services: "service", symptoms: "symptom", guides: "guide" } as const;

/** Pages of each kind; two of each collection. */
const routesOf = (site: (typeof fixtureSites)["default"]): Route[] => [
  ...(
    [
      "home",
      "diseases",
      "services",
      "symptoms",
      "guides",
      "contact",
      "search",
      "privacy",
      "not-found",
    ] as const
  ).map((page) => ({ page })),
  ...collectionNames.flatMap((name) => site[name].slice(0, 2).map(({ id }) => ({ page: records[name], id }))),
];

/** All contents in `pnpm test:long`; else the bundled one and the one with the longest lists. */
const contents = isLong ? fixtureNames : (["default", "many"] as const);

it("leaves no two classes for one property in any section or page, as tailwind-merge would", () => {
  const drawn = contents.flatMap((name) => [
    ...drawVariants(name).map(({ html }) => html),
    ...routesOf(fixtureSites[name]).map((route) =>
      renderToStaticMarkup(createElement(SitePage, { site: fixtureSites[name], route })),
    ),
  ]);
  expect(joined.size).toBeGreaterThan(300);
  for (const [names, classes] of joined) expect(classes, names).toBe(merge(names));
  expect(drawn.length).toBeGreaterThan(contents.length * 80);
});
