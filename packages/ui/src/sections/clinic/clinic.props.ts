import type { HoursLine, ImageRef, OpeningHours } from "@consultorio/content";
import type { ActionLink } from "#components/contact-buttons/contact-links.ts";
import { type Content, type Defaults, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

/** A place where patients are seen. */
export interface ClinicPlace {
  /** Name of the place, where there is more than one. @es Nombre del lugar, si hay más de uno. */
  name?: string | undefined;
  /** Postal address. @es Dirección. */
  address: string;
  /** Links to applications that show the way. @es Enlaces a las aplicaciones que muestran el camino. */
  directions?: ActionLink[] | undefined;
  /** Address of a map for a frame, which loads when a patient asks for it. @drawnBy ClinicMap @es Dirección del mapa incrustado, que se carga cuando alguien lo pide. */
  mapFrame?: string | undefined;
  /** Opening hours in words, a line for each group of days. @es Horario, una línea por cada grupo de días. */
  hours?: HoursLine[] | undefined;
  /** Opening hours for the script that says whether it is open now. @es Horario para decir si está abierto ahora. */
  opening?: OpeningHours[] | undefined;
  /** What helps somebody who walks with pain: parking, steps, lift. @es Lo que ayuda a quien camina con dolor: estacionamiento, escalones, elevador. */
  arrival?: string[] | undefined;
  /** Link to call. @es Enlace para llamar. */
  call?: ActionLink | null | undefined;
  /** Picture of the place. @drawnBy ClinicMap, ClinicPhoto @es Imagen del lugar. */
  image?: ImageRef | null | undefined;
}

export interface ClinicProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** Places, the main one first. @es Los lugares, el principal primero. */
  places: ClinicPlace[];
  /** Short line below the section's heading. @es Línea corta bajo el título de la sección. */
  sectionSubtitle?: string | undefined;
}

const placeDefaults: Defaults<ClinicPlace> = {
  name: "",
  directions: [],
  mapFrame: "",
  hours: [],
  opening: [],
  arrival: [],
  call: null,
  image: null,
};

/** Adds the default values. */
export function clinicContent(props: ClinicProps) {
  const content = withDefaults(props, { anchor: "clinic", className: "", sectionSubtitle: "" });
  return { ...content, places: content.places.map((place) => withDefaults(place, placeDefaults)) };
}

/** The section's complete content. */
export type ClinicContent = Content<typeof clinicContent>;
export type Place = ClinicContent["places"][number];
