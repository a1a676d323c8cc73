import { isShown, type Route, type SectionType, type Site } from "@consultorio/content";
import type { ComponentType } from "react";
import { resolveVariant, type VariantInfo } from "../sections/contract/define-section.ts";
import { catalog, type PropsMap, type VariantMap } from "./catalog.ts";
import { components } from "./components.ts";

type Definitions = {
  [T in SectionType]: {
    select: (site: Site, route: Route) => PropsMap[T] | null;
    variants: Record<VariantMap[T], VariantInfo>;
  };
};
const definitions: Definitions = catalog;

interface RenderSectionProps<T extends SectionType> {
  type: T;
  site: Site;
  route: Route;
}

/**
 * Draws a section as the site's selection says: nothing where it is switched off or its data is missing, and
 * the type's default where the stored variant is unknown.
 */
export function RenderSection<T extends SectionType>({ type, site, route }: RenderSectionProps<T>) {
  if (!isShown(site.selectedSections, type)) return null;
  const props: PropsMap[T] | null = definitions[type].select(site, route);
  if (props === null) return null;
  const variant: VariantMap[T] = resolveVariant(definitions[type], site.selectedSections[type]?.component);
  const Component: ComponentType<PropsMap[T]> = components[type][variant];
  return <Component {...props} />;
}
