import { isShown, type Route, type SectionType, type Site } from "@consultorio/content";
import type { ComponentType } from "react";
import type { SectionDefinition } from "../sections/contract/define-section.ts";
import { resolveVariant } from "../sections/contract/define-variants.ts";
import type { PropsMap, VariantMap } from "./catalog.ts";
import { components } from "./components.ts";
import { contracts } from "./contracts.ts";
import { siteAnchors } from "./site-anchors.ts";

const definitions: { [T in SectionType]: SectionDefinition<PropsMap[T], VariantMap[T]> } = contracts;

interface RenderSectionProps<T extends SectionType> {
  type: T;
  site: Site;
  route: Route;
  /** Draws it also where it is switched off: the switch is for the home page, and this page needs it. */
  evenHidden?: boolean;
}

/**
 * Draws a section as the site's selection says: nothing where it is switched off or its data is missing, and
 * the type's default where the stored variant is unknown.
 */
export function RenderSection<T extends SectionType>({
  type,
  site,
  route,
  evenHidden = false,
}: RenderSectionProps<T>) {
  if (!evenHidden && !isShown(site.selectedSections, type)) return null;
  const props: PropsMap[T] | null = definitions[type].select(site, route);
  if (props === null) return null;
  const variant: VariantMap[T] = resolveVariant(definitions[type], site.selectedSections[type]?.component);
  const Component: ComponentType<PropsMap[T]> = components[type][variant];
  const placed: PropsMap[T] = { ...props, anchor: siteAnchors[type] };
  return <Component {...placed} />;
}
