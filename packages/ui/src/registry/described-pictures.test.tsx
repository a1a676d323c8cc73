import { type SectionType, sectionTypes } from "@consultorio/content";
import { cleanup, render } from "@testing-library/react";
import { type ComponentType, createElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { type PropsMap, variantIds } from "./catalog.ts";
import { components } from "./components.ts";
import { fixture } from "./fixtures.ts";

afterEach(cleanup);

// A document is called by what it certifies.
const types = sectionTypes.filter((type) => type !== "Certifications");
const variants = types.flatMap((type) => variantIds(type).map((id) => ({ type, id })));
const description = "La entrada del consultorio";

/** The content with the same description for each picture. Logos and icons have none. */
function described(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(described);
  if (typeof value !== "object" || value === null) return value;
  const inside = Object.entries(value).map(([key, part]) => [key, described(part)]);
  const isLogo = "height" in value && !("width" in value);
  const isPicture = "src" in value && !("line" in value) && !isLogo;
  return Object.fromEntries(isPicture ? [...inside, ["alt", description]] : inside);
}

function draw<T extends SectionType>(type: T, id: string) {
  const table: Record<string, ComponentType<PropsMap[T]>> = components[type];
  const Variant = table[id];
  if (Variant === undefined) throw new Error(`No variant ${id}.`);
  const content = fixture(type);
  const props: PropsMap[T] = Object.assign({}, content, described(content));
  return render(createElement(Variant, props)).container;
}

describe.each(variants)("$id", ({ type, id }) => {
  test("says what the host's pictures show", () => {
    const pictures = [...draw(type, id).querySelectorAll("c-picture img")]
      // A button that shows the picture has a name of its own, and an icon has no description.
      .filter((picture) => picture.closest("button") === null && !picture.matches('[src*="/icons/"]'))
      .map((picture) => picture.getAttribute("alt"));
    expect(pictures.filter((alt) => alt !== description)).toEqual([]);
  });
});
