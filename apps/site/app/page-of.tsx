import { interpolate, pageMetadata, type Route, routePath } from "@consultorio/content";
import { SitePage } from "@consultorio/ui";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { drawnSite } from "./drawn-site.ts";
import { services } from "./services.ts";
import { shareImage } from "./share-image.ts";

/** The body of a page. Answers 404 for a record that the site does not have. */
export async function PageOf({ route }: { route: Route }) {
  const site = await drawnSite();
  if (site === null || (route.page !== "not-found" && pageMetadata(site, route) === null)) notFound();
  return <SitePage site={site} route={route} />;
}

/** The head of a page, from its record. Addresses are absolute and of the configured origin. */
export async function metadataOf(route: Route): Promise<Metadata> {
  const site = await drawnSite();
  const record = site && pageMetadata(site, route);
  if (!site || !record) return {};
  const text = (value: string) => interpolate(value, site.siteContent);
  const canonical = record.alternates.canonical || routePath(route);
  const { name, favicon } = site.siteContent.doctorInfo;
  const image = shareImage(site, route);
  return {
    metadataBase: new URL(services().origin),
    title: text(record.title),
    description: text(record.description),
    keywords: record.keywords.map(text),
    alternates: { canonical },
    ...(favicon === "" ? {} : { icons: { icon: favicon } }),
    openGraph: {
      type: "website",
      locale: "es_MX",
      siteName: name,
      title: text(record.openGraph.title || record.title),
      description: text(record.openGraph.description || record.description),
      url: record.openGraph.url || canonical,
      ...(image && { images: [image] }),
    },
  };
}
