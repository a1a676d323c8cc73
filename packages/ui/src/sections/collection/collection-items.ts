import {
  type CollectionName,
  collectionPaths,
  type IconRef,
  type ImageRef,
  iconRef,
  imageRef,
  interpolate,
  nameBesideOf,
  type Service,
  type Site,
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
  /** What is known of a procedure, in the order time, anaesthesia, place; whom a guide is for; else empty. */
  facts: Fact[];
}

interface Fact {
  label: string;
  value: string;
}

/** What the home section of a collection shows: all of its records, of which each variant takes its first few. */
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

/** Every record of a collection, in the order of the data. */
export function collectionItems(site: Site, collection: CollectionName): CollectionItem[] {
  const href = (id: string) => `${collectionPaths[collection]}/${id}`;
  const text = (written: string) => interpolate(written, site.siteContent);
  if (collection === "guides") {
    return site.guides.map((guide) => ({
      id: guide.id,
      href: href(guide.id),
      name: guide.title,
      medicalName: "",
      description: text(guide.shortDescription),
      image: imageRef(site.siteContent, guide.imageHome),
      icon: iconRef(guide.iconIndividual),
      facts: guide.audience === "" ? [] : [{ label: strings.guide.audience, value: text(guide.audience) }],
    }));
  }
  if (collection === "services") {
    return site.services.map((service) => ({
      id: service.id,
      href: href(service.id),
      name: titleOf(service),
      medicalName: nameBesideOf(service),
      description: text(service.shortDescription),
      image: imageRef(site.siteContent, service.imageHome),
      icon: iconRef(service.iconIndividual),
      facts: procedureFacts(service).map(({ label, value }) => ({ label, value: text(value) })),
    }));
  }
  return site[collection].map((record) => ({
    id: record.id,
    href: href(record.id),
    name: titleOf(record),
    medicalName: nameBesideOf(record),
    description: text(record.shortDescription),
    image: imageRef(site.siteContent, record.imageHome),
    icon: iconRef(record.iconIndividual),
    facts: [],
  }));
}

/** Props of a collection's home section, or null where it has no records. */
export function selectCollection(site: Site, collection: CollectionName): CollectionContent | null {
  const texts = site.siteContent[collection === "diseases" ? "diseasesSection" : collection];
  const items = collectionItems(site, collection);
  if (items.length === 0) return null;
  return {
    sectionTitle: texts.sectionTitle,
    sectionSubtitle: texts.sectionSubtitle,
    linkText: texts.linkText,
    more: { label: texts.buttonText, href: collectionPaths[collection] },
    items,
  };
}
