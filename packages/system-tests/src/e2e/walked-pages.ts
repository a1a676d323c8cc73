import { type Route, type Site, siteRoutes } from "@consultorio/content";
import { isLong } from "@consultorio/testkit/long-form";

/** One page of each kind: the others are made of the same parts. */
export const kindsOf = (site: Site): Route[] => oneOfEachKind(siteRoutes(site));

/**
 * The pages through which a test goes: in `pnpm test:long` every page; else one of each kind, and every eighth page of
 * those that have others of their kind.
 */
export function walkedRoutes(site: Site): Route[] {
  const routes = siteRoutes(site);
  if (isLong) return routes;
  const kinds = new Set(oneOfEachKind(routes));
  return routes.filter((route, index) => index % 8 === 0 || kinds.has(route));
}

const oneOfEachKind = (routes: readonly Route[]): Route[] => [
  ...new Map(routes.map((route): [string, Route] => [route.page, route])).values(),
];
