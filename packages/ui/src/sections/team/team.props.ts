import type { ImageRef } from "@consultorio/content";
import { type Content, type Defaults, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

/** Somebody who works in the practice. */
export interface TeamPerson {
  /** Name, with its title. @es Nombre, con su título. */
  name: string;
  /** What this person does: «Nurse». @es Qué hace: «Enfermera». */
  role: string;
  /** One sentence: how this person helps. @es Una frase: en qué ayuda. */
  text?: string | undefined;
  /** What to ask this person about, as it goes on in a sentence. @drawnBy TeamList @es Por qué preguntarle, como sigue en una frase. */
  ask?: string | undefined;
  /** Languages, as they go on in a sentence. @drawnBy TeamList @es Idiomas, como siguen en una frase. */
  languages?: string | undefined;
  /** Number of the licence and its institution. @drawnBy TeamList @es Número de la cédula y su institución. */
  licence?: string | undefined;
  /** Portrait; without it the initials stand in. @drawnBy TeamList, TeamPortraits @es Retrato; sin él se ven las iniciales. */
  image?: ImageRef | null | undefined;
}

export interface TeamProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** The people of the practice. @es Las personas del consultorio. */
  people: TeamPerson[];
  /** Short line below the section's heading. @es Línea corta bajo el título de la sección. */
  sectionSubtitle?: string | undefined;
  /** Wide picture of all of them. @es Foto apaisada de todas. */
  image?: ImageRef | null | undefined;
}

const personDefaults: Defaults<TeamPerson> = { text: "", ask: "", languages: "", licence: "", image: null };

/** Adds the default values. */
export function teamContent(props: TeamProps) {
  const content = withDefaults(props, { anchor: "team", className: "", sectionSubtitle: "", image: null });
  return { ...content, people: content.people.map((person) => withDefaults(person, personDefaults)) };
}

/** The section's complete content. */
export type TeamContent = Content<typeof teamContent>;
export type Person = TeamContent["people"][number];
