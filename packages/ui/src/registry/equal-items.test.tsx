import { type SectionType, sectionTypes } from "@consultorio/content";
import { cleanup, render } from "@testing-library/react";
import { type ComponentType, createElement } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type PropsMap, variantIds } from "./catalog.ts";
import { components } from "./components.ts";
import { fixture } from "./fixtures.ts";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const variants = sectionTypes.flatMap((type) => variantIds(type).map((id) => ({ type, id })));

/** The same content with each entry of each list twice, one after the other. Ids stay different, and a picture's files stay. */
function twice(value: unknown, suffix = ""): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => [twice(item), twice(item, "-2")]);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => {
      if (key === "id") return [key, `${inside}${suffix}`];
      return [key, key === "sources" ? inside : twice(inside)];
    }),
  );
}

function draw<T extends SectionType>(type: T, id: string): string {
  const table: Record<string, ComponentType<PropsMap[T]>> = components[type];
  const Variant = table[id];
  if (Variant === undefined) throw new Error(`No variant ${id}.`);
  const content = fixture(type);
  const props: PropsMap[T] = Object.assign({}, content, twice(content));
  return render(createElement(Variant, props)).container.innerHTML;
}

// React warns of two children with one key where it draws in a browser.
describe.each(variants)("$id", ({ type, id }) => {
  test("draws items that are equal", () => {
    const warn = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(draw(type, id)).toContain(`data-section="${type}"`);
    expect(warn.mock.calls).toEqual([]);
  });
});
