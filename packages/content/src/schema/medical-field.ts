import { choice } from "./fields.ts";

const fields = ["angiologia", "dermatologia", "odontologia", "fisioterapia"] as const;

/** The field of medicine of the clinic. */
export type MedicalField = (typeof fields)[number];

export const medicalField = choice(
  "Área de la salud",
  fields,
  {
    angiologia: "Angiología y cirugía vascular",
    dermatologia: "Dermatología",
    odontologia: "Odontología",
    fisioterapia: "Fisioterapia",
  },
  "Los buscadores lo leen. Si no eliges otro, angiología",
);
