import type { FAQPage, ItemList, OfferCatalog } from "schema-dts";
import { type Kind, kindOf } from "../kinds/index.ts";
import { listPageName } from "../kinds/list-pages.ts";
import { titleOf } from "../kinds/record-name.ts";
import { procedureName } from "../kinds/services.ts";
import { questionPage } from "../kinds/structured-data.ts";
import { findRecord } from "../records/record.ts";
import type { Metadata } from "../schema/metadata.ts";
import { isShown } from "../schema/selected-sections.ts";
import type { Site } from "../site/documents.ts";
import { listedKind, pageNumberOf, type Route, routePath } from "../site/route.ts";
import { shownPrices } from "../site/shown-prices.ts";
import { office, specialist, website, wholeOffice } from "./clinic-nodes.ts";
import { GraphContext, type StructuredDataOptions } from "./graph-context.ts";
import { pageMetadata } from "./page-metadata.ts";
import { breadcrumb, contactPage, listPage, medicalPage, plainPage } from "./page-nodes.ts";

/** A graph of schema.org: each node is typed where it is made. */
export interface StructuredData {
  "@context": "https://schema.org";
  "@graph": readonly object[];
}

/**
 * The facts of a page for search engines, the same that its visitors read: the office, the doctor, the site, the page,
 * its place and its topic. Null for a page without metadata. Testimonials and ratings are left out: a clinic may not
 * rate itself. Write it into the page with {@link jsonLd}.
 */
export function structuredData(
  site: Site,
  route: Route,
  options: StructuredDataOptions,
): StructuredData | null {
  const metadata = pageMetadata(site, route);
  if (metadata === null) return null;
  const context = new GraphContext(site, options);
  const aboutOffice = route.page === "home" || route.page === "contact";
  return {
    "@context": "https://schema.org",
    "@graph": [
      aboutOffice ? wholeOffice(context) : office(context),
      specialist(context),
      website(context),
      ...pageNodes(context, route, metadata),
      ...(aboutOffice
        ? site.services.map((service) =>
            procedureName(service, context.url({ page: "service", id: service.id })),
          )
        : []),
    ],
  };
}

function pageNodes(context: GraphContext, route: Route, metadata: Metadata): readonly object[] {
  const listStep = ({ words, path }: Kind) => ({ name: words.many, path });
  const step = (name: string) => ({ name, path: routePath(route) });
  const entry = findRecord(context.site, route);
  if (entry) {
    const kind = kindOf(entry.collection);
    return [
      medicalPage(context, route, metadata, entry),
      breadcrumb(context, route, [listStep(kind), step(titleOf(entry.record))]),
      ...kind.nodesOf(context, entry.record.id, context.url(route)),
    ];
  }
  const listed = listedKind(route);
  if (listed) {
    const number = pageNumberOf(route);
    const steps = [listStep(listed), ...(number === 1 ? [] : [step(listPageName(number))])];
    return [listPage(context, route, metadata, listed), breadcrumb(context, route, steps)];
  }
  if (route.page === "contact")
    return [
      contactPage(context, route, metadata),
      breadcrumb(context, route, [step(context.site.siteContent.contact.pageTitle)]),
    ];
  const page = plainPage(context, route, metadata);
  return route.page === "home" ? [page, ...homeNodes(context)] : [page];
}

/** What the home page shows for search engines to read: its questions with their answers, its prices and its articles. */
function homeNodes(context: GraphContext): (FAQPage | OfferCatalog | ItemList)[] {
  const { siteContent, selectedSections } = context.site;
  const url = context.url({ page: "home" });
  return [
    ...(isShown(selectedSections, "Faq") ? questionPage(context, url, siteContent.faq.questions) : []),
    ...(isShown(selectedSections, "PriceList") ? priceCatalog(context, url) : []),
    ...(isShown(selectedSections, "ArticleTeasers") ? articleList(context, url) : []),
  ];
}

/** The prices that are figures. */
function priceCatalog({ site: { siteContent } }: GraphContext, pageUrl: string): OfferCatalog[] {
  const prices = shownPrices(siteContent).filter(({ price }) => price > 0);
  if (prices.length === 0) return [];
  return [
    {
      "@type": "OfferCatalog",
      "@id": `${pageUrl}#precios`,
      name: siteContent.priceList.sectionTitle,
      itemListElement: prices.map(({ name, price, from }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name },
        priceSpecification: {
          "@type": "PriceSpecification",
          priceCurrency: "MXN",
          ...(from ? { minPrice: price } : { price }),
        },
      })),
    },
  ];
}

/** The articles that can be read at an address, each with its day and its publisher. */
function articleList({ site: { siteContent } }: GraphContext, pageUrl: string): ItemList[] {
  const { sectionTitle, articles } = siteContent.articleTeasers;
  const linked = articles.filter(({ link }) => link !== "");
  if (linked.length === 0) return [];
  return [
    {
      "@type": "ItemList",
      "@id": `${pageUrl}#articulos`,
      name: sectionTitle,
      itemListElement: linked.map(({ title, summary, source, date, link }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "Article",
          headline: title,
          url: new URL(link, pageUrl).href,
          ...(summary === "" ? {} : { description: summary }),
          ...(date === "" ? {} : { datePublished: date }),
          ...(source === "" ? {} : { publisher: { "@type": "Organization", name: source } }),
        },
      })),
    },
  ];
}
