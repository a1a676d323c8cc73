import { strings } from "@consultorio/ui/site";
import type { Metadata } from "next";
import { drawnSite } from "./drawn-site.ts";
import { SitePage } from "./site-page.ts";

export const metadata: Metadata = { title: strings.notFound.title };

/** The page for an address that does not exist. */
export default async function NotFound() {
  const site = await drawnSite();
  return site && <SitePage site={site} route={{ page: "not-found" }} />;
}
