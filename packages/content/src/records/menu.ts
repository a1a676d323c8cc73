import { type CollectionName, type FoundRecord, type Kind, kindOf, kinds } from "../kinds/index.ts";
import { titleOf } from "../kinds/record-name.ts";
import { textsOf } from "../kinds/site-content.ts";
import { decoration, type ImageRef } from "../pictures/image-ref.ts";
import type { Site } from "../site/documents.ts";
import { hasList, routePath } from "../site/route.ts";
import { foldedText, interpolate } from "../site/text.ts";
import { submenuLimit } from "./submenu-limit.ts";

export interface MenuLink {
  /** Words of the link. @es Palabras del enlace. */
  label: string;
  /** Address that it leads to. @es Enlace al que lleva. */
  href: string;
}

export interface MenuDetail extends MenuLink {
  /** Name of the topic. @es Nombre del tema. */
  label: string;
  /** Address of its page. @es Dirección de su página. */
  href: string;
  /** A sentence that explains it. @es Una frase que lo explica. */
  description: string;
  /** Picture; `null` where there is none. @es Imagen; «null» cuando no hay. */
  image: ImageRef | null;
}

/** An entry of the navigation menu. `items` is empty where the entry has no submenu. */
export interface MenuItem extends MenuLink {
  /** Words of the entry. @es Palabras de la entrada. */
  label: string;
  /** Topics of its submenu; empty where it has none. @es Temas de su submenú; vacío cuando no tiene. */
  items: MenuDetail[];
}

const homePath = routePath({ page: "home" });

/** The menu of a site that configures none. */
export const defaultMenu: readonly MenuLink[] = [
  { label: "INICIO", href: homePath },
  ...kinds.flatMap(({ laterTexts, words, path }) =>
    laterTexts ? [] : [{ label: words.many.toUpperCase(), href: path }],
  ),
  { label: "CONTACTO", href: routePath({ page: "contact" }) },
];

/** A link to the page of a record. */
function recordLink(
  { siteContent }: Site,
  collection: CollectionName,
  record: FoundRecord["record"],
): MenuDetail {
  return {
    label: titleOf(record),
    href: kindOf(collection).pagePath(record.id),
    description: interpolate(record.shortDescription, siteContent),
    image: decoration(siteContent, record.imageHome),
  };
}

/** Links to records of a collection, by default to all. Other records are not read: a page does not depend on them. */
export const recordLinks = (
  site: Site,
  collection: CollectionName,
  records: readonly FoundRecord["record"][] = site[collection],
): MenuDetail[] => records.map((record) => recordLink(site, collection, record));

/** Links to the lists that the default menu does not have, such as the guides; none to a list without records. */
export const laterLinks = (site: Site): MenuLink[] =>
  kinds.flatMap((kind) =>
    kind.laterTexts && hasList(site, kind)
      ? [{ label: textsOf(site.siteContent, kind).page.pageTitle, href: kind.path }]
      : [],
  );

/** The same without those that the menu has already. */
export function linksBesideMenu(site: Site): MenuLink[] {
  const menu = menuItems(site);
  return laterLinks(site).filter(({ href }) => menu.every((entry) => entry.href !== href));
}

/**
 * The navigation menu. An entry whose path or whose label is that of a list of records leads to the list and gets its
 * first five records (specification, section 7); the path has precedence. Other entries stay unchanged. Without the entry
 * of the home page if the clinic hides it.
 */
export function menuItems(site: Site): MenuItem[] {
  const { navMenu, header } = site.siteContent;
  const configured = navMenu.map(({ label, path }) => ({ label, href: path }));
  const all = configured.length > 0 ? configured : defaultMenu;
  const entries = header.hideHome ? all.filter(({ href }) => href !== homePath) : all;
  return entries.map(({ label, href }) => {
    const list = listOf(label, href);
    if (!list) return { label, href, items: [] };
    const first = list.records(site).slice(0, submenuLimit);
    return { label, href: list.path, items: recordLinks(site, list.name, first) };
  });
}

/**
 * The list that a menu entry leads to; undefined for every other entry. A label names a list by the list's path, without
 * accents and in small letters.
 */
function listOf(label: string, href: string): Kind | undefined {
  const listAt = (path: string) => kinds.find((kind) => kind.path === path);
  return listAt(href.replace(/\/$/, "")) ?? listAt(`/${foldedText(label.trim())}`);
}
