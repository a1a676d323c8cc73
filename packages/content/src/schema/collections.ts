import type { z } from "zod";
import { evidenceFields } from "./evidence.ts";
import { choice, flag, group, image, list, number, searchTerms, slug, text, textList } from "./fields.ts";
import { metadataSchema } from "./metadata.ts";

/** A record without it is shown: it was stored before this field existed. */
const visible = flag("Visible en el sitio").optional();

const pictureFields = {
  imageHome: image("Imagen en tarjetas"),
  imageIndividual: image("Imagen de la página"),
  iconIndividual: image("Icono"),
};

const closingFields = {
  ctaText: text("Invitación a la consulta", { max: 400 }),
  searchTerms: searchTerms.optional(),
  ...evidenceFields,
  formerIds: list("Direcciones anteriores", slug("Dirección anterior"), {
    max: 20,
    help: "Las que esta página tuvo antes: los enlaces viejos llevan a la dirección de ahora",
  }).optional(),
  metadata: metadataSchema,
  visible,
};

/** How a disease or a symptom is found out, and what is to be expected. Records that were stored before have neither. */
const guidanceFields = {
  diagnosis: textList("Cómo se diagnostica", "Estudios y exploración, uno por renglón").optional(),
  outlook: text("Qué puedes esperar", { max: 800, help: "El pronóstico, sin promesas" }).optional(),
};

const plainName = text("Nombre común", {
  max: 80,
  help: "Como lo dice un paciente; se muestra primero, con el nombre médico al lado. Vacío si es el mismo",
}).optional();

/** The vessels of a disease: the groups of the list of diseases. */
export const diseaseGroups = ["arterias", "venas", "linfa"] as const;
export type DiseaseGroup = (typeof diseaseGroups)[number];

const diseaseSchema = group("Enfermedad", {
  id: slug("Última parte de la dirección"),
  name: text("Nombre", { max: 120, required: true }),
  plainName,
  technicalName: text("Nombre técnico", { max: 200 }),
  group: choice(
    "Grupo",
    diseaseGroups,
    { arterias: "Arterias", venas: "Venas", linfa: "Linfa, fístulas y diálisis" },
    "Dónde aparece en la lista de enfermedades. Sin grupo, al final",
  ).optional(),
  description: text("Descripción", { max: 4000 }),
  shortDescription: text("Descripción corta", { max: 300 }),
  causes: textList("Causas"),
  symptoms: textList("Síntomas"),
  complications: textList("Complicaciones"),
  riskFactors: textList("Factores de riesgo"),
  treatments: textList("Tratamientos"),
  ...guidanceFields,
  selfCare: textList(
    "Qué puedes hacer tú",
    "Lo que el paciente hace en casa, sin retrasar una urgencia",
  ).optional(),
  mexicoStats: text("En México", { max: 1000, help: "Una cifra sólo con su fuente y su año" }),
  ...pictureFields,
  ...closingFields,
});
export type Disease = z.infer<typeof diseaseSchema>;

const symptomSchema = group("Síntoma", {
  id: slug("Última parte de la dirección"),
  name: text("Nombre", { max: 120, required: true }),
  plainName,
  shortDescription: text("Descripción corta", { max: 300 }),
  description: text("Descripción", { max: 4000 }),
  isSign: flag("Es un signo", {
    help: "Se ve o se mide al explorar, como un edema; un síntoma sólo lo siente el paciente",
  }).optional(),
  causes: textList("Causas"),
  relatedConditions: textList("Enfermedades relacionadas"),
  managementTips: textList("Qué puedes hacer"),
  complications: textList("Complicaciones"),
  ...guidanceFields,
  ...pictureFields,
  ...closingFields,
});
export type Symptom = z.infer<typeof symptomSchema>;

/** The kind of procedure of a service, as search engines distinguish it. */
const procedureKinds = ["consulta", "estudio", "percutaneo", "cirugia", "curacion"] as const;
export type ProcedureKind = (typeof procedureKinds)[number];

const serviceSchema = group("Servicio", {
  id: slug("Última parte de la dirección"),
  title: text("Título", { max: 120, required: true }),
  plainName,
  description: text("Descripción", { max: 4000 }),
  shortDescription: text("Descripción corta", { max: 300 }),
  procedure: choice(
    "Tipo de procedimiento",
    procedureKinds,
    {
      consulta: "Consulta",
      estudio: "Estudio",
      percutaneo: "Por punción",
      cirugia: "Cirugía",
      curacion: "Curación",
    },
    "Los buscadores lo leen",
  ).optional(),
  ...pictureFields,
  benefits: textList("Beneficios"),
  process: textList("Cómo se hace"),
  types: textList("Tipos"),
  painful: text("¿Duele?", { max: 400 }),
  forWhat: text("Para qué sirve", { max: 800 }),
  myths: textList("Mitos", "Escribe el mito y, después de dos puntos o en la frase siguiente, la realidad"),
  hospitalOrAmbulatory: text("Ambulatorio u hospitalario", { max: 160 }),
  procedureTime: text("Duración", { max: 160 }),
  anesthesia: text("Anestesia", { max: 200 }),
  recoveryTime: text("Recuperación", { max: 200 }),
  preparation: textList("Cómo prepararte", "Lo que el paciente hace antes de venir").optional(),
  risks: textList("Riesgos", "Una frecuencia sólo con su fuente y su año").optional(),
  daysAfter: textList(
    "Lo que notarás los días después",
    "Lo normal al recuperarse; la página lo une con las recomendaciones",
  ).optional(),
  postProcedureRecommendations: textList("Recomendaciones posteriores"),
  ...closingFields,
});
export type Service = z.infer<typeof serviceSchema>;

/** When a guide is read: the groups of the list of guides. */
export const guideGroups = ["visita", "procedimientos", "cuidados"] as const;
export type GuideGroup = (typeof guideGroups)[number];

/** How the lines of a guide's part are drawn. */
const guidePartKinds = ["pasos", "lista", "parrafos"] as const;

const guideSchema = group("Guía", {
  id: slug("Última parte de la dirección"),
  title: text("Título", { max: 120, required: true }),
  shortDescription: text("Descripción corta", { max: 300 }),
  group: choice(
    "Grupo",
    guideGroups,
    {
      visita: "Tu consulta y tu seguro",
      procedimientos: "Antes y después de un procedimiento",
      cuidados: "Cuidados de todos los días",
    },
    "Dónde aparece en la lista de guías. Sin grupo, al final",
  ).optional(),
  audience: text("Para quién y cuándo", {
    max: 400,
    help: "A quién le sirve y en qué momento leerla, por ejemplo: desde que tienes fecha de cirugía",
  }),
  parts: list(
    "Partes",
    group("Parte", {
      title: text("Título", { max: 120, required: true }),
      kind: choice("Cómo se ve", guidePartKinds, {
        pasos: "Pasos con número",
        lista: "Lista",
        parrafos: "Párrafos",
      }),
      items: textList("Renglones", "Un paso, un punto o un párrafo por renglón"),
    }),
    { max: 12, help: "Lo que la guía explica, en orden. Que quepa impresa en una hoja" },
  ),
  questions: list(
    "Preguntas y respuestas",
    group("Pregunta", {
      question: text("Pregunta", { max: 200, required: true, help: "Como la haría un paciente" }),
      answer: text("Respuesta", { max: 1200, required: true }),
    }),
    { max: 30, help: "Van al final de la guía. Sin preguntas, esa parte no se muestra" },
  ),
  ...pictureFields,
  ...closingFields,
});
export type Guide = z.infer<typeof guideSchema>;

const testimonialSchema = group("Testimonio", {
  name: text("Nombre", { max: 120, required: true }),
  image: image("Imagen"),
  rating: number("Calificación", { min: 1, max: 5, help: "De 1 a 5; normalmente 5" }).default(5),
  shortTestimonial: text("Testimonio corto", { max: 300, required: true }),
  fullTestimonial: text("Testimonio completo", { max: 2000 }),
  visible,
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** A collection whose records each have an address: two records with the same id are refused. */
const records = <T extends z.core.$ZodType<{ id: string }>>(label: string, record: T) =>
  list(label, record, { max: 1000 }).superRefine((items, context) => {
    const seen = new Set<string>();
    items.forEach((item, index) => {
      if (seen.has(item.id)) {
        context.addIssue({
          code: "custom",
          path: [index, "id"],
          message: `Última parte de la dirección: ya hay otra página con «${item.id}». Escribe otra.`,
        });
      }
      seen.add(item.id);
    });
  });

export const diseasesSchema = records("Enfermedades", diseaseSchema);
export const symptomsSchema = records("Síntomas", symptomSchema);
export const servicesSchema = records("Servicios", serviceSchema);
export const guidesSchema = records("Guías", guideSchema);
// An empty one is open in its form.
export const testimonialsSchema = list("Testimonios", testimonialSchema, { max: 100 }).meta({
  keepsEmptyRows: true,
});
