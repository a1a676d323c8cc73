import { type ImageRef, imageRef } from "../pictures/pictures.ts";
import type { Site } from "../site/documents.ts";
import { type CollectionName, collectionPaths } from "../site/route.ts";

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

/** Most items in a submenu; a `Ver todos...` link to the list page follows them. */
export const submenuLimit = 5;

/** The menu that stands in where none is configured. */
export const defaultMenu: readonly MenuLink[] = [
  { label: "INICIO", href: "/" },
  { label: "ENFERMEDADES", href: collectionPaths.diseases },
  { label: "SÍNTOMAS", href: collectionPaths.symptoms },
  { label: "SERVICIOS", href: collectionPaths.services },
  { label: "CONTACTO", href: "/contacto" },
];

/** Links to every record of a collection, in the order of the data. */
export function recordLinks(site: Site, collection: CollectionName): MenuDetail[] {
  const records =
    collection === "services"
      ? site.services.map((service) => ({ ...service, name: service.title }))
      : site[collection];
  return records.map(({ id, name, shortDescription, imageHome }) => ({
    label: name,
    href: `${collectionPaths[collection]}/${id}`,
    description: shortDescription,
    image: imageRef(site.siteContent, imageHome),
  }));
}

/**
 * The navigation menu: the configured entries, or the default ones where none is configured. An entry is
 * recognised as diseases, symptoms or services by its path, never by its label, and gets their first five items.
 */
export function menuItems(site: Site, { hideHome = false }: { hideHome?: boolean } = {}): MenuItem[] {
  const configured = site.siteContent.navMenu.map(({ label, path }) => ({ label, href: path }));
  const entries = configured.length > 0 ? configured : defaultMenu;
  const collections: CollectionName[] = ["diseases", "symptoms", "services"];
  return entries
    .filter(({ href }) => !(hideHome && href === "/"))
    .map(({ label, href }) => {
      const collection = collections.find((name) => collectionPaths[name] === href.replace(/\/$/, ""));
      return { label, href, items: collection ? recordLinks(site, collection).slice(0, submenuLimit) : [] };
    });
}
