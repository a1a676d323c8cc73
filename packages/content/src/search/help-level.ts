import { cleanText } from "../schema/clean-text.ts";
import { foldedText } from "../site/text.ts";
import { crisisGroups, crisisPhrases, cutsByAccident, wantsToLive } from "./crisis-phrases.ts";
import { dangerousReading, emergencyGroups, emergencyPhrases, harmlessParts } from "./emergency-phrases.ts";
import { definition, isBesideOffice, isGrammarWord, isOfficeWord, officeSayings } from "./office-words.ts";
import { PhraseList, wordsOf } from "./phrases.ts";
import { stemOf } from "./spanish-stem.ts";

/**
 * The level of help above the answer to a query: none for matters of the office, the small card with the emergency number
 * for any other query, the large one for a possible emergency, and the help line for somebody who wants to die.
 */
export type HelpLevel = "none" | "notice" | "emergency" | "crisis";

/** The words that a site adds to those of any office. */
export interface SiteWords {
  /** Signs of an emergency that its pages name. */
  signs: readonly string[];
  /** Names of its office: of people, places, insurers and procedures. */
  office: readonly string[];
  /** Names of its services: planned matters. */
  services: readonly string[];
  /** Names of its pages, about which people ask what they are. */
  topics: readonly string[];
  /** Other names of the same pages. */
  terms: readonly string[];
  emergencyNumber: string;
}

const emergencies = new PhraseList(Object.values(emergencyPhrases).flat(), emergencyGroups);
const crises = new PhraseList(Object.values(crisisPhrases).flat(), crisisGroups);

/** The words of the phrases of an emergency or of a crisis. They never count as a name of an office. */
export const dangerWords: ReadonlySet<string> = new Set([...emergencies.words, ...crises.words]);

/** Finds the help level of a query. The small card is the default, for words that no list has. */
export function createHelpFinder(site: SiteWords): (query: string) => HelpLevel {
  const isEmergency = emergencyFinder(site);
  const isPlanned = plannedFinder(site);
  const isDefinition = definitionFinder(site);
  return (typed) => {
    const query = cleanText(typed);
    const words = wordsOf(query);
    const text = words.join(" ");
    if (wantsToLive.test(text)) return "emergency";
    const meant = cutsByAccident.test(text) ? words.filter((word) => word !== "corto") : words;
    if (crises.matches(meant, isGrammarWord)) return "crisis";
    const isUrgent = isEmergency(foldedText(query));
    if (isDefinition(text)) return isUrgent ? "notice" : "none";
    if (isUrgent) return "emergency";
    return isPlanned(text) ? "none" : "notice";
  };
}

function emergencyFinder({ signs, emergencyNumber }: SiteWords): (text: string) => boolean {
  const signStems = signs
    .map((sign) => {
      const stems = stemsOf(sign);
      // `Sangrado que no para` has one stem left, which would match every bleeding.
      return stems.length > 1 ? stems : wordsOf(sign).map(stemOf);
    })
    .filter((stems) => stems.length > 0);
  return (text) => {
    const words = wordsOf(
      harmlessParts.reduce((rest, part) => rest.replace(new RegExp(part, "g"), " "), text),
    );
    const stems = new Set(words.map(stemOf));
    return (
      emergencies.matches(words, isGrammarWord) ||
      dangerousReading.test(text) ||
      words.includes(emergencyNumber) ||
      signStems.some((sign) => sign.every((stem) => stems.has(stem)))
    );
  };
}

/** Finds queries about the office only: words of the office, or a procedure with words of the same service's name. */
function plannedFinder({ office, services }: SiteWords): (text: string) => boolean {
  const siteWords = new Set(office.flatMap(wordsOf));
  const names = services.map((name) => new Set(stemsOf(name)));
  const isOffice = (word: string) => isOfficeWord(word) || siteWords.has(word);
  return (text) => {
    const rest = officeSayings.reduce((others, saying) => others.replace(saying, "cita"), text);
    const words = wordsOf(rest).filter((word) => !isBesideOffice(word));
    const others = words.filter((word) => !isOffice(word)).map(stemOf);
    const procedures = words.filter(isOffice).map(stemOf);
    return (
      procedures.length > 0 &&
      (others.length === 0 ||
        names.some(
          (name) => others.every((stem) => name.has(stem)) && procedures.some((stem) => name.has(stem)),
        ))
    );
  };
}

/** Finds `qué es …` about a page of the site. */
function definitionFinder({ topics, terms }: SiteWords): (text: string) => boolean {
  const names = topics.map((name) => new Set(stemsOf(name)));
  const otherNames = new Set(terms.map((term) => stemsOf(term).sort().join(" ")));
  return (text) => {
    const rest = text.replace(definition, "");
    const stems = stemsOf(rest);
    if (rest === text || stems.length === 0) return false;
    return (
      names.some((name) => stems.every((stem) => name.has(stem))) || otherNames.has(stems.sort().join(" "))
    );
  };
}

/** The stems of the words of a text, without grammar words. */
const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isGrammarWord(word))
    .map(stemOf);
