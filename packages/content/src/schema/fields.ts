import { z } from "zod";
import { isEmail, isSafeLink, linkProblem } from "./addresses.ts";
import { hoursProblem, parseDays } from "./opening-hours.ts";
import { understoodDays } from "./typed/understood-days.ts";
import { understoodEmail } from "./typed/understood-email.ts";
import { understoodHours } from "./typed/understood-hours.ts";
import { understoodLink } from "./typed/understood-link.ts";
import { storedPhone, understoodPhone } from "./typed/understood-phone.ts";

// Zod tries `new Function` for speed. A page's content security policy forbids that and reports each try.
if ("document" in globalThis) z.config({ jitless: true });

/** The control of a field in the administrator's forms; a field without one is a line of text. */
export type Control =
  | ("text" | "multiline" | "url" | "phone" | "email" | "slug")
  | ("number" | "color" | "image" | "icon" | "date" | "days" | "hours")
  | ("switch" | "select" | "metadata" | "sections");

/** What a photograph of the practice shows: the form says how to take it. */
export type PhotoSubject = "portrait" | "room" | "hands" | "facade";

declare module "zod" {
  /** The `.meta()` of every field's schema: forms, API messages and prop tables read it. */
  interface GlobalMeta {
    label?: string;
    help?: string | undefined;
    control?: Control;
    photo?: PhotoSubject | undefined;
    /** Spanish names of the values of a closed choice. */
    names?: Record<string, string>;
    /** The address that links of this field begin with. */
    home?: string | undefined;
    /** The collection whose ids a list holds: the form offers its records by name. */
    records?: "diseases" | "symptoms" | "services";
    /** Empty entries of this list have a meaning; other lists drop them. */
    keepsEmptyRows?: true;
  }
}

interface TextOptions {
  help?: string;
  /** Most characters; 200 by default. */
  max?: number;
  /** An empty text is refused. */
  required?: boolean;
  control?: Control;
}

/**
 * A text of at most `max` characters, trimmed at both ends. The upper bound comes first and ends the checks: the
 * patterns after it are made for short texts, and would take hours on a body of two megabytes.
 */
const bounded = (label: string, kind: string, max: number, tooLong: string) =>
  z
    .string({ error: `${label}: se espera ${kind}.` })
    .trim()
    .max(max, { error: `${label}: ${tooLong}.`, abort: true });

/** One line or paragraph of text, trimmed at both ends. */
export function text(label: string, { help, max = 200, required = false, control }: TextOptions = {}) {
  const short = bounded(label, "un texto", max, `como máximo ${max} caracteres`);
  const checked = required ? short.min(1, { error: `${label}: escribe un texto.` }) : short;
  return checked.meta({ label, help, control: control ?? (max > 400 ? "multiline" : "text") });
}

interface LinkOptions {
  help?: string;
  required?: boolean;
  /** The address that links of this field begin with. */
  home?: string;
}

/** A link from the allow-list, or an empty text where there is none. */
export function link(label: string, { help, required = false, home }: LinkOptions = {}) {
  return bounded(label, "un enlace", 2000, "el enlace es demasiado largo")
    .overwrite((value) => understoodLink(value, home))
    .refine((value) => (value === "" ? !required : isSafeLink(value)), {
      error: ({ input }) => `${label}: ${linkProblem(String(input)) ?? ""}`,
    })
    .meta({ label, help, control: "url", home });
}

/** An e-mail address, or empty for none. */
export function email(label: string) {
  return bounded(label, "un correo", 254, "como máximo 254 caracteres")
    .overwrite(understoodEmail)
    .refine((value) => value === "" || isEmail(value), {
      error: `${label}: escribe una sola dirección, por ejemplo citas@ejemplo.mx, o déjalo vacío.`,
    })
    .meta({ label, control: "email" });
}

const picturePattern = /^\/(?:imagenes|media)\/[a-z0-9][a-z0-9._/-]*$/;

/**
 * Path of a picture of the library (`/imagenes/…`) or of an upload (`/media/…`), or empty for none. With `photo` the form
 * says how to take such a photograph.
 */
export function image(label: string, { help, photo }: { help?: string; photo?: PhotoSubject } = {}) {
  return bounded(label, "la dirección de una imagen", 300, "la dirección es demasiado larga")
    .refine((value) => value === "" || (picturePattern.test(value) && !value.includes("..")), {
      error: `${label}: elige una imagen de Multimedia (su dirección empieza con /imagenes/ o /media/).`,
    })
    .meta({ label, help, photo, control: "image" });
}

/** A telephone number as {@link storedPhone} has it, or empty for none. */
export function phone(label: string, { help }: { help?: string } = {}) {
  return z
    .string({ error: `${label}: se espera un teléfono.` })
    .trim()
    .max(500, { error: `${label}: el teléfono es demasiado largo.`, abort: true })
    .overwrite(understoodPhone)
    .refine((value) => value === "" || storedPhone.test(value), {
      error: `${label}: escribe +52 y diez dígitos, por ejemplo +52 000 000 0000.`,
    })
    .meta({ label, help, control: "phone" });
}

interface NumberOptions {
  min: number;
  max: number;
  help?: string | undefined;
  /** An example, where the format is not obvious. */
  example?: string;
}

/** A whole number or decimal within bounds, both included. */
export function number(label: string, { min, max, help, example }: NumberOptions) {
  // Made only when it is needed: the first number with thousands commas takes a phone tens of milliseconds.
  const error = () => {
    const bounds = `${label}: escribe un número de ${min.toLocaleString("es-MX")} a ${max.toLocaleString("es-MX")}`;
    return example === undefined ? `${bounds}.` : `${bounds}, por ejemplo ${example}.`;
  };
  return z.number({ error }).min(min, { error }).max(max, { error }).meta({ label, help, control: "number" });
}

/** A height in CSS pixels. */
export const pixels = (label: string, max: number, help?: string) => number(label, { min: 0, max, help });

/** A colour as `#rrggbb`: no other value ever reaches a style. */
export function color(label: string, { help }: { help?: string } = {}) {
  return z
    .string({ error: `${label}: se espera un color.` })
    .trim()
    .refine((value) => value === "" || /^#[0-9a-f]{6}$/i.test(value), {
      error: `${label}: escribe un color como #7a2e2a.`,
    })
    .meta({ label, help, control: "color" });
}

/** Yes or no. */
export function flag(label: string, { help }: { help?: string } = {}) {
  return z.boolean({ error: `${label}: elige sí o no.` }).meta({ label, help, control: "switch" });
}

/** One of a closed set of values. People read the Spanish name of each. */
export function choice<const T extends readonly [string, ...string[]]>(
  label: string,
  values: T,
  names: Record<T[number], string>,
  help?: string,
) {
  const choices = Object.values(names).join(", ");
  return z
    .enum(values, { error: `${label}: elige uno de ${choices}.` })
    .meta({ label, help, control: "select", names });
}

/** A list of at most `max` entries. */
export function list<T extends z.core.$ZodType>(
  label: string,
  entry: T,
  { max = 40, help }: { max?: number; help?: string | undefined } = {},
) {
  return z
    .array(entry, { error: `${label}: se espera una lista.` })
    .max(max, { error: `${label}: como máximo ${max}.` })
    .meta({ label, help });
}

/** A list of short texts, none of them empty. */
export const textList = (label: string, help?: string) =>
  list(label, text(label, { max: 600, required: true }), { help });

/** Words of patients who do not know the medical name; the site's search finds the page by these too. */
export const searchTerms = list(
  "Otras formas de decirlo",
  text("Forma de decirlo", { max: 80, required: true }),
  {
    max: 30,
    help: "Como lo diría un paciente, por ejemplo: piernas hinchadas. El buscador del sitio lo entiende.",
  },
);

/** A group of fields. An unknown key is an error. */
export function group<T extends z.core.$ZodShape>(label: string, shape: T, help?: string) {
  return z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? `${label}: campo desconocido «${issue.keys.slice(0, 5).join("», «")}».`
          : `${label}: se esperan los campos del formulario.`,
    })
    .meta({ label, help });
}

interface DateOptions {
  help?: string;
  /** No date is refused. */
  required?: boolean;
  /** A day that is still to come is refused; in UTC, where it begins before it does on any clock in Mexico. */
  past?: boolean;
}

/** A calendar day as `2027-03-31`, or empty for none. */
export function isoDate(
  label: string,
  {
    help = "Elige el día en el calendario; vacío si no hay",
    required = false,
    past = false,
  }: DateOptions = {},
) {
  const error = `${label}: escribe una fecha como 2027-03-31.`;
  return z
    .string({ error })
    .trim()
    .refine((value) => value === "" || z.iso.date().safeParse(value).success, { error, abort: true })
    .refine((value) => value !== "" || !required, { error: `${label}: elige una fecha.` })
    .refine((value) => !past || value <= new Date().toISOString().slice(0, 10), {
      error: `${label}: ese día todavía no llega; elige uno que ya pasó, o el de hoy.`,
    })
    .meta({ label, help, control: "date" });
}

/** Weekdays in words. The opening status and the search engines' hours are read from the same text. */
export const daysText = (label: string) =>
  text(label, { max: 80, help: "Marca los días; sin ninguno, no se muestran", control: "days" })
    .overwrite(understoodDays)
    .refine((value) => parseDays(value) !== null, {
      error: `${label}: escribe días de la semana, por ejemplo «Lunes a viernes» o «Sábado».`,
    });

/** Opening hours on a 24-hour clock: the spans of one day. */
export const hoursText = (label: string) =>
  text(label, { max: 120, help: "De qué hora a qué hora; vacío es cerrado", control: "hours" })
    .overwrite(understoodHours)
    .refine((value) => hoursProblem(value) === null, {
      error: ({ input }) => `${label}: ${hoursProblem(String(input)) ?? ""}`,
    });

/** Icons that content may name; the section library draws each. */
const iconNames = [
  "calendario",
  "pacientes",
  "cirugia",
  "corazon",
  "escudo",
  "medalla",
  "reloj",
  "pulso",
] as const;
export type IconName = (typeof iconNames)[number];
const iconWords: Record<IconName, string> = {
  calendario: "Calendario",
  pacientes: "Pacientes",
  cirugia: "Cirugía",
  corazon: "Corazón",
  escudo: "Escudo",
  medalla: "Medalla",
  reloj: "Reloj",
  pulso: "Pulso",
};
export const icon = (label: string, help?: string) =>
  choice(label, iconNames, iconWords, help).meta({ label, help, control: "icon", names: iconWords });

/** An address part: lower-case letters, digits and single hyphens. */
export const slug = (label: string) =>
  z
    .string({ error: `${label}: se espera un texto.` })
    .max(80, { error: `${label}: como máximo 80 caracteres.`, abort: true })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      error: `${label}: usa minúsculas, números y guiones, por ejemplo trombosis-venosa-profunda.`,
    })
    .meta({ label, help: "Es la última parte de la dirección de la página.", control: "slug" });
