import { z } from "zod";
import { evidenceFields } from "../schema/evidence.ts";
import { flag, image, list, searchTerms, slug, text, textList } from "../schema/fields.ts";
import { metadataSchema } from "../schema/metadata.ts";

/** The last part of a record's address. */
export const id = slug("Última parte de la dirección");

export const shortDescription = text("Descripción corta", { max: 300 });

/** A record without it is shown: it was stored before this field existed. */
const visible = flag("Visible en el sitio").optional();

export const pictureFields = {
  imageHome: image("Imagen en tarjetas"),
  imageIndividual: image("Imagen de la página"),
  iconIndividual: image("Icono"),
};

export const closingFields = {
  ctaText: text("Invitación a la consulta", { max: 400 }),
  searchTerms: searchTerms.optional(),
  homeSign: text("Señal en el inicio", {
    max: 28,
    help: "Una señal que no debe esperar, en dos a cuatro palabras: «Pierna hinchada». Se ve debajo de la portada y lleva a esta página; en un celular caben tres en un renglón",
  }).optional(),
  ...evidenceFields,
  formerIds: list("Direcciones anteriores", slug("Dirección anterior"), {
    max: 20,
    help: "Las que esta página tuvo antes: los enlaces viejos llevan a la dirección de ahora",
  }).optional(),
  metadata: metadataSchema,
  visible,
};

/** How a disease or a symptom is diagnosed, and its prognosis. Records that were stored before have neither. */
export const guidanceFields = {
  diagnosis: textList("Cómo se diagnostica", "Estudios y exploración, uno por renglón").optional(),
  outlook: text("Qué puedes esperar", { max: 800, help: "El pronóstico, sin promesas" }).optional(),
};

export const plainName = text("Nombre común", {
  max: 80,
  help: "Como lo dice un paciente; se muestra primero, con el nombre médico al lado. Vacío si es el mismo",
}).optional();

const commonSchema = z.object({ id, shortDescription, plainName, ...pictureFields, ...closingFields });

/** The fields of the records of every kind. */
export type CommonRecord = z.infer<typeof commonSchema>;

export const commonKeys: ReadonlySet<string> = new Set(Object.keys(commonSchema.shape));
