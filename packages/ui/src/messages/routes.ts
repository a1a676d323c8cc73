/** Addresses that sections link to by themselves. An empty one leaves its link out. */
export interface Routes {
  home: string;
  /** A page that takes the words to look for as `q`. */
  search: string;
  privacy: string;
}

/** Only the home page, which every site has. */
export const homeRoute: Routes = { home: "/", search: "", privacy: "" };
