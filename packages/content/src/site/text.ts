import type { SiteContent } from "../kinds/site-content.ts";
import { mapTexts } from "../schema/map-texts.ts";

/** The items that are not flagged as hidden. */
export function visible<T extends { visible?: boolean | undefined }>(items: readonly T[]): T[] {
  return items.filter((item) => item.visible !== false);
}

/** A text in one line, for the title of a window, a search result, or structured data. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Splits a text at its blank lines; empty paragraphs are dropped. A single line break stays, and is drawn as one. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/** A text for comparison: without accents, in small letters. */
export const foldedText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

let monthDay: Intl.DateTimeFormat | undefined;

/** A calendar day as text: `24 de diciembre`. */
export function formatDay(day: string): string {
  // Made when it is first needed: this module is in every page, and the first format costs a phone tens of milliseconds.
  monthDay ??= new Intl.DateTimeFormat("es-MX", { timeZone: "UTC", day: "numeric", month: "long" });
  return monthDay.format(new Date(`${day}T12:00:00Z`));
}

/** A calendar day with its year: `31 de diciembre de 2026`. A text that is no day stays unchanged. */
export function formatDate(text: string): string {
  const date = new Date(`${text}T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : `${formatDay(text)} de ${date.getUTCFullYear()}`;
}

/** An amount in Mexican pesos: `$1,000 MXN`. */
export function formatPrice(pesos: number): string {
  return `$${formatNumber(pesos)} MXN`;
}

/** The visible price of a consultation; empty where it is 0, which hides it. */
export const shownPrice = ({ consultationPrice }: Pick<SiteFacts, "consultationPrice">): string =>
  consultationPrice === 0 ? "" : formatPrice(consultationPrice);

/** A number with the thousands comma used in Mexico; cents have two digits. */
export function formatNumber(value: number): string {
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString("es-MX", { minimumFractionDigits, maximumFractionDigits: 2 });
}

/** The facts of a site that a text can name between braces. */
export interface SiteFacts {
  aboutMe: Pick<SiteContent["aboutMe"], "yearsOfExperience">;
  consultationPrice: number;
  doctorInfo: Pick<SiteContent["doctorInfo"], "name" | "address" | "specialist">;
  doctorWorkInfo: Pick<SiteContent["doctorWorkInfo"], "consultingAddress">;
}

/** Address of the consulting office: the office's own, or the doctor's. */
export function consultingAddress(site: Pick<SiteFacts, "doctorInfo" | "doctorWorkInfo">): string {
  return site.doctorWorkInfo.consultingAddress || site.doctorInfo.address;
}

/** The noun for the specialist, without the article: `angióloga`. */
export const specialistNoun = ({ specialist }: Pick<SiteFacts["doctorInfo"], "specialist">): string =>
  specialist.trim().replace(/^(?:el|la)\s+/iu, "") || "especialista";

/** Endings that a man and a woman share: `dentista`, `fisioterapeuta`, `pediatra`. */
const sharedEnding = /(?:ista|euta|iatra)$/iu;

/** Whether the words about the specialist are masculine: by the article, then by the ending, then by the name's title. */
function isMasculine({ specialist, name }: Pick<SiteFacts["doctorInfo"], "name" | "specialist">): boolean {
  const [article] = specialist.trim().match(/^(?:el|la)(?=\s)/iu) ?? [];
  if (article !== undefined) return article.toLowerCase() === "el";
  const [noun = ""] = specialist.trim().split(/\s/);
  return /[ao]$/iu.test(noun) && !sharedEnding.test(noun) ? /o$/iu.test(noun) : /^Dr\b/.test(name);
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const facts = new Map<string, (site: SiteFacts) => string>([
  ["yearsOfExperience", ({ aboutMe }) => String(aboutMe.yearsOfExperience)],
  ["consultationPrice", shownPrice],
  ["doctorName", ({ doctorInfo }) => doctorInfo.name],
  ["address", consultingAddress],
  ["specialist", ({ doctorInfo }) => specialistNoun(doctorInfo)],
  ["Specialist", ({ doctorInfo }) => capitalised(specialistNoun(doctorInfo))],
  ["surgeon", ({ doctorInfo }) => (isMasculine(doctorInfo) ? "cirujano" : "cirujana")],
]);

/** The names that {@link interpolate} replaces, in braces: `{doctorName}`. */
export const factNames: readonly string[] = [...facts.keys()].map((name) => `{${name}}`);

/**
 * Replaces `{yearsOfExperience}`, `{consultationPrice}`, `{doctorName}`, `{address}`, `{specialist}` (`angióloga`; with a
 * capital `{Specialist}`) and `{surgeon}` (`cirujana` or `cirujano`) by the site's facts. An unknown placeholder stays:
 * publishing refuses a page that still has one. A sentence with a price that is not shown is left out.
 */
export const interpolate = (text: string, site: SiteFacts): string =>
  (site.consultationPrice === 0 ? text.replace(priceSentence, "").trim() : text).replace(
    /\{(\w+)\}/g,
    (whole, key: string) => facts.get(key)?.(site) ?? whole,
  );

/** A copy of a part of a document, with {@link interpolate} used on each of its texts. */
export const interpolateTexts = <Part>(part: Part, site: SiteFacts): Part =>
  mapTexts(part, (text) => interpolate(text, site));

const priceSentence = /[^.!?\n]*\{consultationPrice\}[^.!?\n]*[.!?]?/g;

/** The names between braces in a text, each once, with the fact that replaces it; null where there is none. */
export const placeholdersIn = (text: string, site: SiteFacts): { name: string; value: string | null }[] =>
  [...new Set(text.match(/\{\w+\}/g))].map((name) => ({
    name,
    value: facts.get(name.slice(1, -1))?.(site) ?? null,
  }));
