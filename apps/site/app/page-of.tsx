import {
  canonicalPath,
  drawnIcon,
  interpolate,
  oneLine,
  pageMetadata,
  type Route,
} from "@consultorio/content";
import { strings } from "@consultorio/ui";
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
