import { routePath, searchPath } from "@consultorio/content";

/** Addresses that sections link to by themselves. An empty one leaves its link out. */
export interface Routes {
  home: string;
  /** A page that takes the words to look for as `q`. */
  search: string;
  privacy: string;
}

/** The addresses of the clinic's site. */
export const siteRoutes: Routes = {
  home: routePath({ page: "home" }),
  search: searchPath,
  privacy: routePath({ page: "privacy" }),
};
