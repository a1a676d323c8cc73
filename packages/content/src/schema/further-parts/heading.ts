import { text } from "../fields.ts";

/** The title and subtitle of a section. */
export const heading = {
  sectionTitle: text("Título de la sección"),
  sectionSubtitle: text("Subtítulo de la sección", { max: 300 }),
};
