import type { ImageRef } from "@consultorio/content";
import { type Content, type Defaults, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

/** A hospital where the doctor sees or operates patients. */
export interface HospitalEntry {
  /** Name of the hospital. @es Nombre del hospital. */
  name: string;
  /** What the doctor does there, a few words each. @es Lo que se hace ahí, en pocas palabras cada cosa. */
  activities?: string[] | undefined;
  /** Where it is. @es Dónde está. */
  place?: string | undefined;
  /** Logo; `null` where there is none. @drawnBy HospitalsLogos, HospitalsCards @es Logotipo; «null» cuando no hay. */
  logo?: ImageRef | null | undefined;
  /** Address of its website. @es Dirección de su sitio. */
  href?: string | undefined;
}

/** A medical society or council that the doctor belongs to. */
export interface SocietyEntry {
  /** Name of the society. @es Nombre de la sociedad. */
  name: string;
  /** What the doctor is in it. @es Qué es el médico en ella. */
  role?: string | undefined;
  /** Logo; `null` where there is none. @drawnBy HospitalsLogos @es Logotipo; «null» cuando no hay. */
  logo?: ImageRef | null | undefined;
  /** Address of its website. @es Dirección de su sitio. */
  href?: string | undefined;
}

export interface HospitalsProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** Hospitals, the most important first. @es Los hospitales, el principal primero. */
  hospitals?: HospitalEntry[] | undefined;
  /** Societies, the most important first. @es Las sociedades, la principal primero. */
  societies?: SocietyEntry[] | undefined;
  /** Short line below the section's heading. @es Línea corta bajo el título de la sección. */
  sectionSubtitle?: string | undefined;
  /** Heading of the societies. @es Título de las sociedades. */
  societiesTitle?: string | undefined;
}

const hospitalDefaults: Defaults<HospitalEntry> = { activities: [], place: "", logo: null, href: "" };
const societyDefaults: Defaults<SocietyEntry> = { role: "", logo: null, href: "" };

/** Adds the default values. */
export function hospitalsContent(props: HospitalsProps) {
  const content = withDefaults(props, {
    anchor: "hospitals",
    className: "",
    hospitals: [],
    societies: [],
    sectionSubtitle: "",
    societiesTitle: "",
  });
  return {
    ...content,
    hospitals: content.hospitals.map((hospital) => withDefaults(hospital, hospitalDefaults)),
    societies: content.societies.map((society) => withDefaults(society, societyDefaults)),
  };
}

/** The section's complete content. */
export type HospitalsContent = Content<typeof hospitalsContent>;
export type Hospital = HospitalsContent["hospitals"][number];
