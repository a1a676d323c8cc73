import type { SectionType } from "@consultorio/content";
import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { catalog, type PropsMap, type VariantMap, variantIds } from "../../src/registry/catalog.ts";
import { components } from "../../src/registry/components.ts";
import { fixture } from "../../src/registry/fixtures.ts";

type Drawings = { [T in SectionType]: Record<VariantMap[T], ComponentType<PropsMap[T]>> };
const drawings: Drawings = components;

function drawType<T extends SectionType>(type: T, all: boolean): { id: string; html: string }[] {
  const ids = all ? variantIds(type) : variantIds(type).slice(0, 1);
  return ids.map((id) => {
    const Component: ComponentType<PropsMap[T]> = drawings[type][id];
    return { id: String(id), html: renderToStaticMarkup(createElement(Component, fixture(type))) };
  });
}

const isType = (name: string): name is SectionType => Object.hasOwn(catalog, name);

/** Each type's default variant, or every variant, as HTML with the catalogue's content. */
export const drawnVariants = (all: boolean): { id: string; html: string }[] =>
  Object.keys(catalog)
    .filter(isType)
    .flatMap((type) => drawType(type, all));
