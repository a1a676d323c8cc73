import { z } from "zod";
import { type SignId, signProblem, type signTable, signWords } from "../signs/signs.ts";
import { choice, group, isoDate, link, list, slug, text } from "./fields.ts";

/** The levels of care, the most urgent first. */
export const careLevelNames = ["emergencia", "hoy", "cita"] as const satisfies (keyof typeof signTable)[];
export type CareLevelName = (typeof careLevelNames)[number];

/** A custom text for a sign, or `#` and the id of a sign in the table, which is stored as its text. */
const signText = (level: CareLevelName) =>
  text("Señal", { max: 200, required: true })
    .overwrite((value) => signWords(level, value))
    .refine((value) => signProblem(level, value) === null, {
      error: ({ input }) => `Señal: ${signProblem(level, String(input)) ?? ""}.`,
    });

const careLevel = (level: CareLevelName, label: string, actionHelp: string) =>
  group(label, {
    action: text("Qué hacer", { max: 300, help: actionHelp }),
    signs: list("Señales", signText(level), {
      max: 12,
      help: "Una señal por renglón. Sin señales, este nivel no se muestra",
    }),
  });

/** The advice and the signs of each level of care. */
export const careSchema = group(
  "Cuándo pedir ayuda",
  {
    emergencia: careLevel(
      "emergencia",
      "Emergencia",
      "Nombra siempre el 911 y nunca ofrezcas mensajes ni citas",
    )
      .refine(({ action, signs }) => signs.length === 0 || action.includes("911"), {
        error: "Emergencia: «Qué hacer» tiene que nombrar el 911.",
        path: ["action"],
      })
      .optional(),
    hoy: careLevel("hoy", "Hoy mismo", "A dónde ir o llamar el mismo día").optional(),
    cita: careLevel("cita", "Con cita", "Cómo pedir la valoración").optional(),
  },
  "Los tres niveles de atención, cada uno con sus señales",
);
export type Care = z.infer<typeof careSchema>;

type WrittenLevel<Level extends CareLevelName> = { signs: SignId<Level>[] };

/**
 * The levels of a bundled record: its signs are ids of the table, each possible only at its own level. What to do about an
 * urgent sign follows from the sign, so only the level of appointments has a text of its own.
 */
export interface WrittenCare {
  emergencia?: WrittenLevel<"emergencia">;
  hoy?: WrittenLevel<"hoy">;
  cita?: WrittenLevel<"cita"> & { action: string };
}

/** The source of a statement. An unknown publisher, year or address is empty. */
export const sourceSchema = group("Fuente", {
  title: text("Título", { max: 300, required: true }),
  lang: choice(
    "Idioma del título",
    ["es", "en"],
    { es: "Español", en: "Inglés" },
    "Español si no se elige otro",
  ).optional(),
  publisher: text("Quién la publica", { max: 160, help: "Revista, institución o sociedad médica" }),
  year: z
    .string({ error: "Año: se espera un texto." })
    .trim()
    .regex(/^(?:(?:19|20)\d\d)?$/, { error: "Año: escribe cuatro cifras, por ejemplo 2023." })
    .meta({ label: "Año", help: "Cuatro cifras; vacío si no se conoce", control: "text" }),
  url: link("Dirección", { help: "Empieza con https://; vacío si no hay una dirección confiable" }).refine(
    (value) => value === "" || value.startsWith("https://"),
    { error: "Dirección: escribe una dirección que empiece con https://." },
  ),
});
export type Source = z.infer<typeof sourceSchema>;

const reviewLabel = "Revisión médica";

/** Who reviewed the text, and when. Without a date the text has not been reviewed. */
export const reviewSchema = group(
  reviewLabel,
  {
    reviewedBy: text("Quién la revisó", { max: 160, help: "Nombre y especialidad" }),
    reviewedOn: isoDate("Fecha de la revisión", { past: true }),
    nextReview: isoDate("Próxima revisión"),
  },
  "Mientras no haya fecha, la página dice que está pendiente",
)
  .refine(({ reviewedBy, reviewedOn }) => reviewedOn === "" || !/^(?:$|pendiente)/i.test(reviewedBy), {
    error: `${reviewLabel}: escribe quién la revisó antes de poner la fecha.`,
    path: ["reviewedBy"],
  })
  .refine(({ reviewedOn, nextReview }) => nextReview === "" || reviewedOn === "" || nextReview > reviewedOn, {
    error: `${reviewLabel}: la próxima revisión va después de la última.`,
    path: ["nextReview"],
  });
export type Review = z.infer<typeof reviewSchema>;

const ids = (label: string, records: "symptoms" | "diseases" | "services") =>
  list(label, slug("Última parte de la dirección"), { max: 20 }).meta({ label, records });

/** Ids of related records. The link is on both pages, even if only one of the two names the other. */
export const relationsSchema = group(
  "Páginas relacionadas",
  {
    symptoms: ids("Páginas de síntomas", "symptoms"),
    diseases: ids("Páginas de enfermedades", "diseases"),
    services: ids("Páginas de servicios", "services"),
  },
  "Basta escribir cada enlace en una de las dos páginas: aparece en ambas",
);
export type Relations = z.infer<typeof relationsSchema>;

/** Fields that a disease, a symptom, a service and a guide share, each of which may be missing. */
export const evidenceFields = {
  care: careSchema.optional(),
  sources: list("Fuentes", sourceSchema, {
    max: 12,
    help: "En qué se apoya lo que dice la página",
  }).optional(),
  review: reviewSchema.optional(),
  relations: relationsSchema.optional(),
};
