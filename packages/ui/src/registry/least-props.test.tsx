import { type SectionType, sectionTypes } from "@consultorio/content";
import { cleanup, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { type PropsMap, variantIds } from "./catalog.ts";
import { components } from "./components.ts";
import { least } from "./least-props.ts";

afterEach(cleanup);

const variants = sectionTypes.flatMap((type) => variantIds(type).map((id) => ({ type, id })));

/** Draws a variant of a type with the least props and some options. */
function draw<T extends SectionType>(type: T, id: string, options: { anchor?: string; className?: string }) {
  const table: Record<string, ComponentType<PropsMap[T]>> = components[type];
  const Variant = table[id];
  if (Variant === undefined) throw new Error(`No variant ${id}.`);
  const props: PropsMap[T] = { ...least[type], ...options };
  return <Variant {...props} />;
}

const isEmpty = (element: Element) =>
  element.textContent.trim() === "" && element.querySelector("img, svg, [role=img], [data-mask]") === null;

describe.each(variants)("$id with the required props only", ({ type, id }) => {
  test("has no empty heading, paragraph, list or link, and no word of a program", () => {
    const { container } = render(draw(type, id, {}));
    const empty = [...container.querySelectorAll("h1, h2, h3, h4, p, dt, dd, li, ul, ol, dl, a, nav, figure")]
      .filter(isEmpty)
      .map(({ outerHTML }) => outerHTML);
    expect(empty).toEqual([]);
    expect(container.textContent).not.toMatch(/undefined|null|NaN|\[object/);
    for (const link of container.querySelectorAll("a"))
      expect(link.getAttribute("href"), link.outerHTML).toBeTruthy();
  });

  test("stands twice on a page: no id comes twice, and each takes its class", () => {
    const { container } = render(
      <>
        {draw(type, id, { anchor: "one", className: "mine" })}
        {draw(type, id, { anchor: "two", className: "mine" })}
      </>,
    );
    const ids = [...container.querySelectorAll("[id]")].map((element) => element.id);
    expect(ids.filter((name, index) => ids.indexOf(name) !== index)).toEqual([]);
    expect(ids).toContain("one");
    expect(container.querySelectorAll(".mine")).toHaveLength(2);
  });
});
