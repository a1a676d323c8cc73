import {
  type CollectionName,
  decoration,
  type FoundRecord,
  type IconRef,
  type ImageRef,
  iconRef,
  interpolate,
  kindOf,
  listPageSize,
  nameBesideOf,
  type Service,
  type Site,
  textsOf,
  titleOf,
} from "@consultorio/content";
import type { ActionLink } from "#components/contact-buttons/contact-links.ts";
import { strings } from "#strings/strings.ts";

/** A disease, symptom, service or guide as a card, a row or a tile shows it. */
export interface CollectionItem {
  id: string;
  href: string;
  name: string;
  /** The name in medicine; empty where it is the same. */
  medicalName: string;
  description: string;
  image: ImageRef | null;
  icon: IconRef | null;
  /** Facts of a procedure, in the order time, anaesthesia, place; the audience of a guide; otherwise empty. */
  facts: Fact[];
}

interface Fact {
  label: string;
  value: string;
}

/** The content of a collection's home section: the records of the first page of its list, of which most variants take the first few. */
export interface CollectionContent {
  sectionTitle: string;
  sectionSubtitle: string;
  linkText: string;
  /** Link to the list page. */
  more: ActionLink;
  items: CollectionItem[];
}

/** The facts that the clinic has filled in. */
function procedureFacts({ procedureTime, anesthesia, hospitalOrAmbulatory }: Service): Fact[] {
  const words = strings.service;
  return [
    { label: words.procedureTime, value: procedureTime },
    { label: words.anesthesia, value: anesthesia },
    { label: words.hospitalOrAmbulatory, value: hospitalOrAmbulatory },
  ].filter(({ value }) => value !== "");
}

/** The content of a record's card beside its description. */
function factsOf(site: Site, collection: CollectionName, id: string): Fact[] {
  if (collection === "services") {
    const service = site.services.find((each) => each.id === id);
    return service ? procedureFacts(service) : [];
  }
  const { audience = "" } = (collection === "guides" && site.guides.find((each) => each.id === id)) || {};
  return audience === "" ? [] : [{ label: strings.guide.audience, value: audience }];
}

/** Records of a collection, by default all. Other records are not read: a page does not depend on them. */
export function collectionItems(
  site: Site,
  collection: CollectionName,
  records: readonly FoundRecord["record"][] = site[collection],
): CollectionItem[] {
  const kind = kindOf(collection);
  const text = (written: string) => interpolate(written, site.siteContent);
  return records.map((record) => ({
    id: record.id,
    href: kind.pagePath(record.id),
    name: titleOf(record),
    medicalName: nameBesideOf(record),
    description: text(record.shortDescription),
    image: decoration(site.siteContent, record.imageHome),
    icon: iconRef(record.iconIndividual),
    facts: factsOf(site, collection, record.id).map(({ label, value }) => ({ label, value: text(value) })),
  }));
}

/** Props of a collection's home section, or null where it has no records. */
export function selectCollection(site: Site, collection: CollectionName): CollectionContent | null {
  const kind = kindOf(collection);
  const texts = textsOf(site.siteContent, kind);
  const items = collectionItems(site, collection, kind.records(site).slice(0, listPageSize));
  if (items.length === 0) return null;
  return {
    sectionTitle: texts.sectionTitle,
    sectionSubtitle: texts.sectionSubtitle,
    linkText: texts.linkText,
    more: { label: texts.buttonText, href: kind.path },
    items,
  };
}
