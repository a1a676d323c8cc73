import type { IconRef, ImageRef } from "@consultorio/content";
import type { ActionLink } from "#components/contact-buttons/contact-links.ts";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

/** A disease, symptom, service or guide as a card, a row or a tile shows it. */
export interface CollectionEntry {
  /** Name of the disease, symptom or service. @es Nombre de la enfermedad, el síntoma o el servicio. */
  name: string;
  /** Address of its page. @es Dirección de su página. */
  href: string;
  /** Tells it apart from the others; its address by default. @es Lo distingue de los demás; si falta, es su dirección. */
  id?: string | undefined;
  /**
   * Its name in medicine, where `name` is the one that patients use.
   * @es Nombre en medicina, si el de arriba es el que usan los pacientes.
   */
  medicalName?: string | undefined;
  /** One or two sentences that explain it. @es Una o dos frases que lo explican. */
  description?: string | undefined;
  /** Picture; `null` where there is none. @es Imagen; «null» cuando no hay. */
  image?: ImageRef | null | undefined;
  /** Icon; `null` where there is none. @es Icono; «null» cuando no hay. */
  icon?: IconRef | null | undefined;
  /**
   * Facts of a procedure: time, anaesthesia and place, in this order.
   * @es Lo que se sabe de un procedimiento: duración, anestesia y lugar, en ese orden.
   */
  facts?: Fact[] | undefined;
}

export interface Fact {
  /** What the fact is about. @es De qué es el dato. */
  label: string;
  /** The fact itself. @es Lo que dice. */
  value: string;
}

/** The content of a collection's home section: all of its records, of which each variant takes its first few. */
export interface CollectionProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /**
   * Records: name, description, picture, icon, address of the page and facts. Each design draws its first few.
   * @es Los elementos: nombre, descripción, imagen, icono, dirección de su página y datos.
   */
  items: CollectionEntry[];
  /** Short line beside the section's heading. @es Línea corta junto al título de la sección. */
  sectionSubtitle?: string | undefined;
  /**
   * Words of the link of each record.
   * @es Texto del enlace de cada elemento.
   */
  linkText?: string | undefined;
  /** Link to the page with the whole list. @es Enlace a la página con la lista completa. */
  more?: ActionLink | null | undefined;
}

const entryDefaults = { medicalName: "", description: "", image: null, icon: null, facts: [] };

/** Adds the default values. `anchor` is the type's own. */
export function collectionContent(props: CollectionProps, anchor: string) {
  const content = withDefaults(props, {
    anchor,
    className: "",
    sectionSubtitle: "",
    linkText: "",
    more: null,
  });
  return {
    ...content,
    items: content.items.map((entry) => withDefaults(entry, { ...entryDefaults, id: entry.href })),
  };
}

/** The section's complete content. */
export type CollectionContent = Content<typeof collectionContent>;
export type CollectionItem = CollectionContent["items"][number];
