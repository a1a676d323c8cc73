import { type ImageRef, imageRef } from "../pictures/image-ref.ts";
import type { Site } from "../site/documents.ts";
import { type CollectionName, collectionNames, collectionPaths, routePath } from "../site/route.ts";
import { type FoundRecord, titleOf } from "./record.ts";
import { submenuLimit } from "./submenu-limit.ts";

export interface MenuLink {
  label: string;
  href: string;
}

export interface MenuDetail extends MenuLink {
  description: string;
  image: ImageRef | null;
}

/** An entry of the navigation menu. `items` is empty where the entry has no submenu. */
export interface MenuItem extends MenuLink {
  items: MenuDetail[];
}

const homePath = routePath({ page: "home" });

/** The menu of a site that configures none. */
export const defaultMenu: readonly MenuLink[] = [
  { label: "INICIO", href: homePath },
  { label: "ENFERMEDADES", href: collectionPaths.diseases },
  { label: "SÍNTOMAS", href: collectionPaths.symptoms },
  { label: "SERVICIOS", href: collectionPaths.services },
  { label: "CONTACTO", href: routePath({ page: "contact" }) },
];

/** A link to the page of a record. */
export function recordLink(
  { siteContent }: Site,
  collection: CollectionName,
  record: FoundRecord["record"],
): MenuDetail {
  return {
    label: titleOf(record),
    href: `${collectionPaths[collection]}/${record.id}`,
    description: record.shortDescription,
    image: imageRef(siteContent, record.imageHome),
  };
}

/** Links to every record of a collection, in the order of the data. */
export const recordLinks = (site: Site, collection: CollectionName): MenuDetail[] =>
  site[collection].map((record) => recordLink(site, collection, record));

/**
 * The navigation menu. The path of an entry, and not its label, says that it is the list of diseases, symptoms or
 * services; the entry then gets their first five records. Without the entry of the home page where the clinic hides it.
 */
export function menuItems(site: Site): MenuItem[] {
  const { navMenu, header } = site.siteContent;
  const configured = navMenu.map(({ label, path }) => ({ label, href: path }));
  const all = configured.length > 0 ? configured : defaultMenu;
  const entries = header.hideHome ? all.filter(({ href }) => href !== homePath) : all;
  return entries.map(({ label, href }) => {
    const collection = collectionNames.find((name) => collectionPaths[name] === href.replace(/\/$/, ""));
    return { label, href, items: collection ? recordLinks(site, collection).slice(0, submenuLimit) : [] };
  });
}
