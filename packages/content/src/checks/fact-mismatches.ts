import { formatPhone } from "../clinic/contact.ts";
import { formatHours, hospitalOpeningHours, openingHours } from "../clinic/opening-hours.ts";
import { parseDays, type Span } from "../schema/opening-hours.ts";
import { understoodPhone } from "../schema/typed/understood-phone.ts";
import type { Site } from "../site/documents.ts";
import { type SiteField, siteFields } from "../site/site-fields.ts";
import { consultingAddress, foldedText, formatPrice } from "../site/text.ts";
import type { Finding } from "./finding.ts";
import { numberInWords, numberOf } from "./words/number-words.ts";
import { isProse } from "./words/prose.ts";
import { excerptOf, sentences } from "./words/sentences.ts";

/** A part of a sentence that contradicts a fact. */
interface Mismatch {
  index: number;
  length: number;
  message: string;
}

type FactCheck = (sentence: string) => Mismatch[];

/**
 * Free text that contradicts the phone, hours, days, address, price or years of experience of their own fields. A number
 * that can mean something else (a dose, a duration, the price of a study) is not checked.
 */
export function factMismatches(site: Site): Finding[] {
  const checks = [phoneCheck, hourCheck, dayCheck, addressCheck, priceCheck, yearsCheck].map((make) =>
    make(site),
  );
  const written = siteFields(site)
    .filter(isChecked)
    .flatMap((field) => mismatchesIn(field, checks));
  return [...written, ...experienceMismatches(site)];
}

const facts =
  /^siteContent\.(?:doctorInfo\.(?:address|phone|whatsapp|urgencies|ced|email)|doctorWorkInfo\.|consultationPrice|notices\.|pictures\.)/;

const isChecked = (field: SiteField): boolean =>
  isProse(field) && !facts.test(field.path) && !/\.sources\.\d+\./.test(field.path);

function mismatchesIn({ path, place, label, value }: SiteField, checks: FactCheck[]): Finding[] {
  return sentences(String(value)).flatMap((sentence) =>
    checks
      .flatMap((check) => check(sentence))
      .map(({ index, length, message }) => ({
        topic: "facts",
        level: "warn",
        path,
        place,
        label,
        message,
        excerpt: excerptOf(sentence, index, length),
      })),
  );
}

/** The matches of a pattern for which `judge` gives a message. */
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
  const ownPhones = new Set(
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
      .map(withoutExtension),
  );
  const number = /(?<![\d/])(?:\+?52[ .-]?)?(?:1[ .-])?\(?\d{2,3}\)?(?:[ .-]?\d{2,4}){2,4}(?![\d/])/g;
  return (sentence) =>
    matching(sentence, number, ([text]) => {
      const phone = withoutExtension(text);
      // A number that begins with 800 is free to call: that of an insurer or of an authority.
      if (!/^\+52(?!800)\d{10}$/.test(phone) || ownPhones.has(phone)) return null;
      if (ownPhones.size === 0)
        return "Este teléfono no es tuyo: todavía no tienes uno en «Información del Doctor».";
      return `Este teléfono no es ninguno de los tuyos (${[...ownPhones].map(formatPhone).join(", ")}).`;
    });
}

/** A number as it is stored, without its extension. */
const withoutExtension = (phone: string): string => understoodPhone(phone).replace(/,\d+$/, "");

/** Words about when the office opens: a time beside them is one of its hours. */
const aboutOpening =
  /\b(horarios?|atend\w+|abiert[oa]s?|abr(?:e|es|en|imos)|cierr\w+|cerramos|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/;
/** Words about visits: a time beside them may be any opening time. */
const aboutVisits = /\b(consult(?:a|orio)s?|citas?)\b/;

const part =
  "(?:\\s+(?:y media|y cuarto|en punto))?(?:\\s+(?:de|por) la (?:mañana|tarde|noche)|\\s+del mediod[ií]a)?";
/** Units: «de dos a tres semanas» is no time of day. */
const unit =
  "(?!\\s+(?:horas?|d[ií]as?|semanas?|meses|mes|años?|minutos?|segundos|veces|sesion\\p{L}*|consultas?|citas?|cent[ií]metros|cm|mil[ií]metros|litros|kilos?|por ciento|de cada))";
const oclock = `(?:\\d{1,2}|${numberInWords})`;
/** «de nueve a cinco», «desde las 9 hasta las dos de la tarde», «a las nueve y media». */
const spokenTime = new RegExp(
  `\\b(?:de|desde|entre)(?:\\s+las?)?\\s+${oclock}${part}\\s+(?:a|hasta|y)(?:\\s+las?)?\\s+${oclock}\\b${part}${unit}(?![:\\d])|\\blas?\\s+(?:${numberInWords})\\b${part}${unit}`,
  "giu",
);
const spokenHour = new RegExp(`\\b(${oclock})\\b(${part})`, "giu");

interface Hours {
  spans: Span[];
  /** Whether a sentence may name a time, in minutes after midnight. */
  agrees: (time: number) => boolean;
}

function hourCheck({ siteContent }: Site): FactCheck {
  const office = openingHours(siteContent);
  const hospital = hospitalOpeningHours(siteContent);
  return (sentence) => {
    const folded = foldedText(sentence);
    const ofOpening = aboutOpening.test(folded);
    if (!ofOpening && !aboutVisits.test(folded)) return [];
    // A sentence about the hospital is compared with its hours only, and one about the office with those of the office.
    const [atHospital, atOffice] = [/\bhospital/.test(folded), /\bconsultorio/.test(folded)];
    const spans = atHospital === atOffice ? [...office, ...hospital] : atHospital ? hospital : office;
    if (spans.length === 0) return [];
    const agrees = ofOpening
      ? (time: number) => spans.some(({ opens, closes }) => time === opens || time === closes)
      : (time: number) => spans.some(({ opens, closes }) => opens <= time && time <= closes);
    return [...digitTimes(sentence, { spans, agrees }), ...spokenTimes(sentence, { spans, agrees })];
  };
}

const wrongTime = (text: string, { spans }: Hours) =>
  `Dice «${text.trim()}», y tu horario es ${formatHours(spans)}.`;

/** Not within a longer number, and not a length: «a las 4 semanas» is no time of day. */
const clock =
  /\b([01]?\d|2[0-3])(?!\d)(?!\s+(?:d[ií]as?|semanas?|meses|mes|años?|minutos?|segundos)\b)(?::([0-5]\d))?(?:\s?(am|pm|AM|PM)\b|\s?(?:hrs?\b\.?|horas\b))?/g;

const partAfter = new RegExp(`^${part}`, "i");

/** Times in digits: «15:00», «9 am», «a las 9». */
function digitTimes(sentence: string, hours: Hours): Mismatch[] {
  return matching(sentence, clock, (match) => {
    const [whole, hour = "", minute, half] = match;
    const before = sentence.slice(0, match.index);
    // A bare number is a time only as «a las 9»; «24 horas» is a length.
    if (minute === undefined && half === undefined && !/\b(?:a|de|desde|hasta) las?\s$/i.test(before))
      return null;
    const [rest = ""] = sentence.slice(match.index + whole.length).match(partAfter) ?? [];
    const possible = minutesOf(Number(hour), Number(minute ?? 0), half?.toLowerCase() ?? halfOf(rest));
    return possible.some(hours.agrees) ? null : wrongTime(whole, hours);
  });
}

/** Times in words: «de nueve a cinco». A time that also has digits is checked by `digitTimes`. */
function spokenTimes(sentence: string, hours: Hours): Mismatch[] {
  return matching(sentence, spokenTime, ([whole]) => {
    if (/\blas\s+\d/.test(whole)) return null;
    const times = [...whole.matchAll(spokenHour)].map(([, hour = "", rest = ""]) =>
      spokenMinutes(hour, foldedText(rest)),
    );
    const wrong = times.some((possible) => !possible.some(hours.agrees));
    return wrong ? wrongTime(whole, hours) : null;
  });
}

function spokenMinutes(hour: string, rest: string): number[] {
  const minute = rest.includes("media") ? 30 : rest.includes("cuarto") ? 15 : 0;
  return minutesOf(numberOf(hour), minute, halfOf(rest));
}

/** The half of the day that words name: «de la mañana», «de la tarde». */
const halfOf = (words: string): string | undefined =>
  /ma[nñ]ana/i.test(words) ? "am" : /tarde|noche|mediod[ií]a/i.test(words) ? "pm" : undefined;

/** Minutes after midnight; without «am» or «pm» an hour up to twelve may be either. */
function minutesOf(hour: number, minute: number, half: string | undefined): number[] {
  const time = hour * 60 + minute;
  if (half === "pm") return [hour >= 12 ? time : time + 720];
  if (half === "am") return [hour === 12 ? time - 720 : time];
  return hour <= 12 ? [time, (time + 720) % 1440] : [time];
}

const dayWord = /\b(lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)\b/gi;

function dayCheck({ siteContent }: Site): FactCheck {
  const open = new Set(
    [...openingHours(siteContent), ...hospitalOpeningHours(siteContent)].flatMap(({ days }) => days),
  );
  const attending = /\b(atend(?:emos|iendo|er)|atiendo|abrimos|abierto|abiertos|consultas?|citas?|horario)\b/;
  const denied = /\b(no|ni|nunca|cerrad[oa]s?|cerramos|salvo|excepto)\b/;
  return (sentence) => {
    const folded = foldedText(sentence);
    if (open.size === 0 || !attending.test(folded) || denied.test(folded)) return [];
    return matching(sentence, dayWord, ([word]) => {
      const [day] = parseDays(foldedText(word).replace(/^(sabado|domingo)s$/, "$1")) ?? [];
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
  const addresses = [
    doctorInfo.address,
    doctorWorkInfo.consultingAddress,
    doctorWorkInfo.hospitalAddress,
  ].map(letters);
  const message = `Esta dirección no es la tuya (${consultingAddress(siteContent)}).`;
  return (sentence) => [
    ...matching(sentence, street, ([text]) =>
      addresses.some((address) => address.includes(letters(text))) ? null : message,
    ),
    ...matching(sentence, postcode, ([, code = ""]) => {
      const codes = addresses.flatMap((address) => address.match(/\b\d{5}\b/g) ?? []);
      return codes.length === 0 || codes.includes(code) ? null : message;
    }),
  ];
}

const letters = (text: string) =>
  foldedText(text)
    .replace(/\b(?:no|num|numero)\b|[^\p{L}\d]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

const amount = new RegExp(
  `\\$\\s?(\\d[\\d,]*(?:\\.\\d{1,2})?)|\\b(\\d[\\d,]*|${numberInWords})\\s?(?:pesos|mxn|m\\.n\\.)`,
  "giu",
);

function priceCheck({ siteContent: { consultationPrice } }: Site): FactCheck {
  const fact =
    consultationPrice === 0
      ? "elegiste no mostrar el precio de la consulta"
      : `el precio de la consulta es ${formatPrice(consultationPrice)}`;
  const about = /\b(consultas?|valoracion(?:es)?|citas?|revision(?:es)?|honorarios|atencion|hospital)\b/;
  // The price of another service can follow the word «consulta», and operations are done in a hospital.
  const otherThing =
    /\b(cirugias?|operacion(?:es)?|procedimientos?|estudios?|sesion(?:es)?|hospitalizacion)\b/;
  // Visits that may have a price of their own.
  const otherVisit =
    /\b(seguimiento|subsecuentes?|control|en linea|videollamadas?|a distancia|a domicilio|anticipo)\b/;
  return (sentence) => {
    const folded = foldedText(sentence);
    if (!about.test(folded) || otherVisit.test(folded)) return [];
    if (otherThing.test(folded) && !/\bconsultas?\b/.test(folded)) return [];
    const isPrice = ([, sign, word]: RegExpExecArray) => numberOf(sign ?? word ?? "") === consultationPrice;
    // A sentence that names the price names other amounts for other things.
    if ([...sentence.matchAll(amount)].some(isPrice)) return [];
    return matching(sentence, amount, ([text]) => `Dice «${text.trim()}», y ${fact}.`);
  };
}

const count = `(\\d{1,2}|${numberInWords})`;
const practice = "(?:experiencia|pr[aá]ctica|trayectoria|ejercicio|carrera|especialista|especialidad)";
const yearsPattern = new RegExp(
  `\\b${count} años (?!de especialidad\\b)(?:de|en|como) (?:la |mi |su |una )?${practice}\\b|\\b${practice} de (?:más de )?${count} años\\b|\\b(?:llevo|con|desde hace) (?:más de )?${count} años (?:atendiendo|operando|tratando|cuidando)\\b`,
  "giu",
);

function yearsCheck({ siteContent: { aboutMe } }: Site): FactCheck {
  return (sentence) => {
    // The pattern is long, and few sentences count years.
    if (!/años/i.test(sentence)) return [];
    return matching(sentence, yearsPattern, ([text, ...numbers]) => {
      const years = numbers.find((number) => number !== undefined) ?? "";
      return numberOf(years) === aboutMe.yearsOfExperience
        ? null
        : yearsMessage(text, aboutMe.yearsOfExperience);
    });
  };
}

const yearsMessage = (text: string, years: number) =>
  `Dice «${text}», y «Años de experiencia» dice ${years}. Escribe {yearsOfExperience} para que siempre coincidan.`;

/** A statistic has its number and its words in two fields. */
function experienceMismatches({ siteContent: { experience, aboutMe } }: Site): Finding[] {
  return experience.entities.flatMap(({ value, label }, index): Finding[] => {
    const [, number] = value.match(/^\D*(\d+)\D*$/) ?? [];
    const about = new RegExp(`\\baños\\b.*\\b${practice}\\b`, "iu").test(label);
    if (!about || number === undefined || Number(number) === aboutMe.yearsOfExperience) return [];
    return [
      {
        topic: "facts",
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
