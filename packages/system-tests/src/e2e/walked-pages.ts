import { type Route, type Site, siteRoutes } from "@consultorio/content";
import { isLong } from "@consultorio/testkit/long-form";

/** One page of each kind: the others have the same parts. */
export const kindsOf = (site: Site): Route[] => oneOfEachKind(siteRoutes(site));

/** The pages through which a test goes: in `pnpm test:long` every page, else one of each kind. */
export const walkedRoutes = (site: Site): Route[] => (isLong ? siteRoutes(site) : kindsOf(site));

const oneOfEachKind = (routes: readonly Route[]): Route[] => [
  ...new Map(routes.map((route): [string, Route] => [route.page, route])).values(),
];
