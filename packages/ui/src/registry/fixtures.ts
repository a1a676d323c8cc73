import type { Route, SectionType, Site } from "@consultorio/content";
import { type ContentMap, contracts } from "./contracts.ts";

export { type FixtureName, fixtureNames } from "./fixture-sites.ts";

import { type FixtureName, fixtureRoute, fixtureSites, itemFixtureRoute } from "./fixture-sites.ts";

type Selectors = { [T in SectionType]: { select: (site: Site, route: Route) => ContentMap[T] | null } };
const selectors: Selectors = contracts;

/** Props of a section type for stories, tests and pictures: its contract selects them from a fixture's site. */
export function fixture<T extends SectionType>(type: T, name: FixtureName = "default"): ContentMap[T] {
  const route = type === "CallToActionIndividual" ? itemFixtureRoute : fixtureRoute;
  const props = selectors[type].select(fixtureSites[name], route);
  if (props === null) throw new Error(`${type}: the fixture site "${name}" has no data for it.`);
  return props;
}
