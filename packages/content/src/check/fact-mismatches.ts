import { formatPhone } from "../derive/contact.ts";
import { formatTime, openingHours } from "../derive/opening.ts";
import { consultingAddress, formatPrice } from "../derive/text.ts";
import type { Site } from "../documents.ts";
import { normalizePhone } from "../schema/fields.ts";
import { parseDays, parseHours } from "../schema/opening-hours.ts";
import type { Finding } from "./finding.ts";
import { excerptOf, plain, sentences } from "./sentences.ts";
import { type SiteField, siteFields } from "./site-fields.ts";

/** A place in a sentence that says something else than the fact does. */
interface Mismatch {
  index: number;
  length: number;
  message: string;
}

type FactCheck = (sentence: string) => Mismatch[];

/**
 * Free text that names another phone, hour, day, address, price or number of years than the one place where the fact
 * stands. A number that may well mean something else (a dose, a duration, the price of a study) is left alone.
 */
export function factMismatches(site: Site): Finding[] {
  const checks = [phoneCheck, hourCheck, dayCheck, addressCheck, priceCheck, yearsCheck].map((make) =>
    make(site),
  );
  const written = siteFields(site)
    .filter(isProse)
    .flatMap((field) => mismatchesIn(field, checks));
  return [...written, ...experienceMismatches(site)];
}

const facts =
  /^siteContent\.(?:doctorInfo\.(?:address|phone|whatsapp|urgencies|ced|email)|doctorWorkInfo\.|consultationPrice|notices\.|pictures\.)/;

const isProse = ({ path, control, value, shown }: SiteField): boolean =>
  shown &&
  typeof value === "string" &&
  (control === "text" || control === "multiline") &&
  !facts.test(path) &&
  !/\.sources\.\d+\./.test(path);

function mismatchesIn({ path, place, label, value }: SiteField, checks: FactCheck[]): Finding[] {
  return sentences(String(value)).flatMap((sentence) =>
    checks
      .flatMap((check) => check(sentence))
      .map(({ index, length, message }) => ({
        topic: "datos",
        level: "warn",
        path,
        place,
        label,
        message,
        excerpt: excerptOf(sentence, index, length),
      })),
  );
}

/** Each match of a pattern that a judge has something against. */
const matching = (
  sentence: string,
  pattern: RegExp,
  judge: (match: RegExpExecArray) => string | null,
): Mismatch[] =>
  [...sentence.matchAll(pattern)].flatMap((match) => {
    const message = judge(match);
    return message === null ? [] : [{ index: match.index, length: match[0].length, message }];
  });

function phoneCheck({ siteContent: { doctorInfo, doctorWorkInfo } }: Site): FactCheck {
  const known = new Set(
    [
      doctorInfo.phone,
      doctorInfo.whatsapp,
      doctorInfo.urgenciesPhone,
      doctorInfo.phoneDisplay,
      doctorInfo.urgenciesPhoneDisplay,
      doctorWorkInfo.schedulePhone,
      doctorWorkInfo.urgenciesPhone,
      doctorWorkInfo.hospitalSchedulePhone,
      doctorWorkInfo.hospitalUrgenciesPhone,
    ]
      .filter((phone) => phone !== "")
      .map(normalizePhone),
  );
  const number = /(?<![\d/])(?:\+?52[ .-]?)?(?:1[ .-])?\(?\d{2,3}\)?(?:[ .-]?\d{2,4}){2,4}(?![\d/])/g;
  return (sentence) =>
    matching(sentence, number, ([text]) => {
      const phone = normalizePhone(text);
      if (!/^\+52\d{10}$/.test(phone) || known.has(phone)) return null;
      return `Este teléfono no es ninguno de los tuyos (${[...known].map(formatPhone).join(", ")}).`;
    });
}

/** A time is only a fact of the office where the sentence speaks of being there. */
const aboutHours =
  /\b(horarios?|atend\w+|abiert[oa]s?|abr(?:e|es|en|imos)|cierr\w+|cerramos|consult(?:a|orio)s?|citas?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/;

function hourCheck({ siteContent }: Site): FactCheck {
  const { hospitalHours1, hospitalHours2 } = siteContent.doctorWorkInfo;
  const spans = [
    ...openingHours(siteContent),
    ...[hospitalHours1, hospitalHours2].flatMap((hours) => parseHours(hours) ?? []),
  ];
  const known = new Set(spans.flatMap(({ opens, closes }) => [opens, closes]));
  const clock = /\b([01]?\d|2[0-3])(?::([0-5]\d))?(?:\s?(am|pm|AM|PM)\b|\s?(?:hrs?\b\.?|horas\b))?/g;
  return (sentence) => {
    if (known.size === 0 || !aboutHours.test(plain(sentence))) return [];
    return matching(sentence, clock, (match) => {
      const [whole, hour = "", minute, half] = match;
      const before = sentence.slice(0, match.index);
      // A bare number is a time only as «de 9 a 14 horas», «a las 9»; «24 horas» is a length.
      if (minute === undefined && half === undefined && !/\b(?:a|de|desde|hasta) las?\s$/i.test(before))
        return null;
      const possible = minutesOf(Number(hour), Number(minute ?? 0), half?.toLowerCase());
      if (possible.some((time) => known.has(time))) return null;
      return `Dice «${whole.trim()}», y tu horario es ${spans.map(({ opens, closes }) => `${formatTime(opens)} a ${formatTime(closes)}`).join(" y ")}.`;
    });
  };
}

/** Minutes after midnight; without «am» or «pm» an hour up to twelve may be either. */
function minutesOf(hour: number, minute: number, half: string | undefined): number[] {
  const time = hour * 60 + minute;
  if (half === "pm") return [hour === 12 ? time : time + 720];
  if (half === "am") return [hour === 12 ? time - 720 : time];
  return hour <= 12 ? [time, time + 720] : [time];
}

const dayWord = /\b(lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)\b/gi;

function dayCheck({ siteContent }: Site): FactCheck {
  const { hospitalHoursDays1, hospitalHoursDays2 } = siteContent.doctorWorkInfo;
  const open = new Set([
    ...openingHours(siteContent).flatMap(({ days }) => days),
    ...[hospitalHoursDays1, hospitalHoursDays2].flatMap((days) => parseDays(days) ?? []),
  ]);
  const attending = /\b(atend(?:emos|iendo|er)|atiendo|abrimos|abierto|abiertos|consultas?|citas?|horario)\b/;
  const denied = /\b(no|ni|nunca|cerrad[oa]s?|cerramos|salvo|excepto)\b/;
  return (sentence) => {
    const said = plain(sentence);
    if (open.size === 0 || !attending.test(said) || denied.test(said)) return [];
    return matching(sentence, dayWord, ([word]) => {
      const [day] = parseDays(plain(word).replace(/^(sabado|domingo)s$/, "$1")) ?? [];
      if (day === undefined || open.has(day)) return null;
      return `Dice que hay consulta en «${word.toLowerCase()}», y tu horario no tiene ese día.`;
    });
  };
}

const street =
  /(?:\b(?:Calle|Avenida|Bulevar|Boulevard|Calzada|Carretera|Privada|Prolongación)|\b(?:Av|Blvd)\.)\s+(?:(?:de|del|la|las|los|el|y)\s+)*(?:[A-ZÁÉÍÓÚÑ0-9][\p{L}\d.]*\s+(?:(?:de|del|la|las|los|el|y)\s+)*){1,6}(?:#|No\.\s?|núm\.\s?)?\d+/gu;
const postcode = /\bC\.?\s?P\.?\s?(\d{5})\b/g;

function addressCheck({ siteContent }: Site): FactCheck {
  const { doctorInfo, doctorWorkInfo } = siteContent;
  const known = [doctorInfo.address, doctorWorkInfo.consultingAddress, doctorWorkInfo.hospitalAddress].map(
    letters,
  );
  const message = `Esta dirección no es la tuya (${consultingAddress(siteContent)}).`;
  return (sentence) => [
    ...matching(sentence, street, ([text]) =>
      known.some((address) => address.includes(letters(text))) ? null : message,
    ),
    ...matching(sentence, postcode, ([, code = ""]) => {
      const codes = known.flatMap((address) => address.match(/\b\d{5}\b/g) ?? []);
      return codes.length === 0 || codes.includes(code) ? null : message;
    }),
  ];
}

const letters = (text: string) =>
  plain(text)
    .replace(/\b(?:no|num|numero)\b|[^\p{L}\d]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

function priceCheck({ siteContent: { consultationPrice } }: Site): FactCheck {
  const about = /\b(consultas?|valoracion(?:es)?|citas?)\b/;
  const amount =
    /\$\s?(\d[\d,]*(?:\.\d{1,2})?)|\b(\d[\d,]*)\s?(?:pesos|mxn)\b|\b(mil)\s+(?:(\w+)cientos\s+)?pesos\b/gi;
  return (sentence) => {
    if (!about.test(plain(sentence))) return [];
    return matching(sentence, amount, ([text, sign, word, thousand, hundreds]) => {
      const value = thousand
        ? hundreds
          ? Number.NaN
          : 1000
        : Number((sign ?? word ?? "").replaceAll(",", ""));
      if (value === consultationPrice) return null;
      return `Dice «${text.trim()}», y el precio de la consulta es ${formatPrice(consultationPrice)}.`;
    });
  };
}

const numberWords: Record<string, number> = {
  un: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
};
const count = `(\\d{1,2}|${Object.keys(numberWords).join("|")})`;
const practice = "(?:experiencia|pr[aá]ctica|trayectoria|ejercicio|carrera|especialista|especialidad)";
const yearsPattern = new RegExp(
  `\\b${count} años (?:de|en|como) (?:la |mi |su |una )?${practice}\\b|\\b${practice} de (?:más de )?${count} años\\b|\\b(?:llevo|con|desde hace) (?:más de )?${count} años (?:atendiendo|operando|tratando|cuidando)\\b`,
  "giu",
);

function yearsCheck({ siteContent: { aboutMe } }: Site): FactCheck {
  return (sentence) =>
    matching(sentence, yearsPattern, ([text, ...numbers]) => {
      const said = numbers.find((number) => number !== undefined) ?? "";
      const years = numberWords[said.toLowerCase()] ?? Number(said);
      return years === aboutMe.yearsOfExperience ? null : yearsMessage(text, aboutMe.yearsOfExperience);
    });
}

const yearsMessage = (said: string, years: number) =>
  `Dice «${said}», y tus años de experiencia son ${years}. Escribe {yearsOfExperience} para que siempre coincidan.`;

/** The statistics tell number and words in two fields. */
function experienceMismatches({ siteContent: { experience, aboutMe } }: Site): Finding[] {
  return experience.entities.flatMap(({ value, label }, index): Finding[] => {
    const [, number] = value.match(/^\D*(\d+)\D*$/) ?? [];
    const about = new RegExp(`\\baños\\b.*\\b${practice}\\b`, "iu").test(label);
    if (!about || number === undefined || Number(number) === aboutMe.yearsOfExperience) return [];
    return [
      {
        topic: "datos",
        level: "warn",
        path: `siteContent.experience.entities.${index}.value`,
        place: "Experiencia",
        label: "Valor",
        message: yearsMessage(`${value} ${label}`, aboutMe.yearsOfExperience),
        excerpt: `${value} ${label}`,
      },
    ];
  });
}
