import { type SectionType, sectionTypes } from "@consultorio/content";
import { act, type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { type PropsMap, variantIds } from "#registry/catalog.ts";
import { components } from "#registry/components.ts";
import { fixture } from "#registry/fixtures.ts";
import { installBrowserApis } from "../components/element/browser-apis.ts";
import "./elements.ts";

// A framework hydrates a page part by part: `<Elements />` in a layout can be ready while a section is not hydrated yet.

installBrowserApis();

afterEach(() => document.body.replaceChildren());

function drawing<T extends SectionType>(type: T, id: string) {
  const table: Record<string, ComponentType<PropsMap[T]>> = components[type];
  const Variant = table[id];
  if (Variant === undefined) throw new Error(`No variant ${id}.`);
  return createElement(Variant, fixture(type));
}

test.each(sectionTypes.flatMap((type) => variantIds(type).map((id) => ({ type, id }))))(
  "$id is hydrated after its elements have begun",
  async ({ type, id }) => {
    const section = drawing(type, id);
    const root = document.createElement("div");
    root.innerHTML = renderToString(section);
    document.body.append(root);
    // The elements that count and rotate begin with a frame.
    await new Promise((resolve) => setTimeout(resolve, 20));
    const problems: string[] = [];
    // React tells of an attribute that differs on the console alone.
    vi.spyOn(console, "error").mockImplementation((message, ...parts) => {
      problems.push([message, ...parts].join("\n"));
    });
    await act(async () => {
      hydrateRoot(root, section, { onRecoverableError: (error) => problems.push(String(error)) });
    });
    expect(problems).toEqual([]);
  },
);
