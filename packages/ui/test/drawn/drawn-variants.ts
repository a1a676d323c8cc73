import type { SectionType } from "@consultorio/content";
import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { catalog, type PropsMap, type VariantMap, variantIds } from "../../src/registry/catalog.ts";
import { components } from "../../src/registry/components.ts";
import type { FixtureName } from "../../src/registry/fixture-sites.ts";
import { fixture } from "../../src/registry/fixtures.ts";

type Drawings = { [T in SectionType]: Record<VariantMap[T], ComponentType<PropsMap[T]>> };
const drawings: Drawings = components;

/** A variant drawn with one fixture. */
interface Drawn {
  id: string;
  html: string;
}

function drawType<T extends SectionType>(type: T, ids: VariantMap[T][], name: FixtureName): Drawn[] {
  return ids.map((id) => {
    const Component: ComponentType<PropsMap[T]> = drawings[type][id];
    return { id: String(id), html: renderToStaticMarkup(createElement(Component, fixture(type, name))) };
  });
}

const isType = (name: string): name is SectionType => Object.hasOwn(catalog, name);
const types = Object.keys(catalog).filter(isType);

/** Every variant as HTML, with the content of one fixture. */
export const drawVariants = (name: FixtureName = "default"): Drawn[] =>
  types.flatMap((type) => drawType(type, variantIds(type), name));
