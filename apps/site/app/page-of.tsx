import {
  canonicalPath,
  drawnIcon,
  interpolate,
  listedKind,
  listPageCount,
  listRoute,
  oneLine,
  pageMetadata,
  pageNumberOf,
  type Route,
  routePath,
  type Site,
} from "@consultorio/content";
import { strings } from "@consultorio/ui/site";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { drawnSite } from "./drawn-site.ts";
import { serverRuntime } from "./server-runtime.ts";
import { SitePage } from "./site-page.ts";
import { StructuredData } from "./structured-data.tsx";

/** The body of a page. Answers 404 for a record that the site does not have. */
export async function PageOf({ route }: { route: Route }) {
  const site = await drawnSite();
  if (site === null || (route.page !== "not-found" && pageMetadata(site, route) === null)) notFound();
  return (
    <>
      <StructuredData site={site} route={route} />
      <SitePage site={site} route={route} />
    </>
  );
}

/** The head of a page, from its record. Addresses are absolute and of the configured origin. */
export async function metadataOf(route: Route): Promise<Metadata> {
  const site = await drawnSite();
  if (route.page === "not-found") return { title: strings.notFound.title, robots: { index: false } };
  const record = site && pageMetadata(site, route);
  if (!site || !record) return {};
  const text = (value: string) => oneLine(interpolate(value, site.siteContent));
  const canonical = canonicalPath(site, route, record.alternates.canonical);
  const { name, favicon } = site.siteContent.doctorInfo;
  return {
    metadataBase: new URL((await serverRuntime()).origin),
    title: text(record.title),
    description: text(record.description),
    keywords: record.keywords.map(text),
    alternates: { canonical },
    pagination: pagesBeside(site, route),
    // Search engines do not list the answers to a search.
    ...(route.page === "search" ? { robots: { index: false } } : {}),
    // Without a custom icon the site has the icon that publishing makes.
    icons: { icon: favicon || drawnIcon },
    openGraph: {
      type: "website",
      locale: "es_MX",
      siteName: name,
      title: text(record.openGraph.title || record.title),
      description: text(record.openGraph.description || record.description),
      url: canonicalPath(site, route, record.openGraph.url || canonical),
    },
    // The picture itself is drawn and named when the site is published.
    twitter: { card: "summary_large_image" },
  };
}

/** The pages before and after a page of a list; none for any other page. */
function pagesBeside(site: Site, route: Route): Metadata["pagination"] {
  const kind = listedKind(route);
  if (kind === undefined) return {};
  const number = pageNumberOf(route);
  const pathOf = (other: number) => routePath(listRoute(kind, other));
  return {
    previous: number > 1 ? pathOf(number - 1) : null,
    next: number < listPageCount(site, kind) ? pathOf(number + 1) : null,
  };
}
