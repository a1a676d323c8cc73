import { foldedText } from "../site/text.ts";
import { emergencyWords, helpWords } from "./emergency-words.ts";
import { isSlip } from "./slip.ts";

const phrases = [...Object.values(emergencyWords).flat(), ...helpWords].map((phrase) =>
  phrase.split(" ").map((beginnings) => beginnings.split("|")),
);

/** What is no sign of an emergency, though it has words of one. */
const denied = new RegExp(
  [
    // What a person says that she does not have.
    /\b(?:sin|ni) (?:fiebre|pus|dolor|mal olor|otras? molestias?|falta de aire)\b/,
    /\bno (?:(?:me|te|le|sea|es|esta|tiene|tienes|tengo|hay) )?(?:duele\w*|dolor|intens\w*|fiebre|sangr\w*|muy intens\w*)\b/,
    // Blood that is drawn, or that no longer runs.
    /\b(?:saca[nr]\w*|saquen|toma|tomar|donar|extra\w+) (?:de |mucha )?sangre\b/,
    /\bsangr\w+,? (?:\w+ )?ya no(?: (?:esta )?sangr\w*|$)|\bya no (?:esta )?sangr\w*/,
    // The colour of small veins, of bruises and of cold.
    /\b(?:ven|aran|vari|moret)\w+ (?:\w+ )?(?:azul|morad)\w*|\b(?:azul|morad|blanc|palid)\w* con el frio\b/,
    // With whom or in what language somebody talks.
    /\bhabl\w* con (?:(?:el|la|un|una) )?(?:doctor\w*|dra?|medic\w*|alguien|ustedes|person\w*|secretari\w*|recepcion\w*)\b/,
    /\bhabl\w* (?:bien |mucho )?(?:espanol|ingles)\b/,
    // Words that only resemble one; `derrames` are also marks in the skin.
    /\baire acondicionado\b|\bemboliza\w*|\bauxiliar\w*|\bdespues de una embolia\b|\bderrames\b(?! cereb)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** Whether somebody who types this may need 911 now. `signs` are those of an emergency that the site names. */
export function isEmergency(query: string, signs: readonly string[] = []): boolean {
  const said = wordsOf(query);
  return (
    phrases.some((phrase) => phrase.every((beginnings) => said.some((word) => begins(word, beginnings)))) ||
    signs.some((sign) => {
      const words = wordsOf(sign).filter((word) => word.length > 3);
      return words.length > 0 && words.every((word) => said.includes(word));
    })
  );
}

const wordsOf = (text: string): string[] =>
  foldedText(text)
    .replace(denied, " ")
    .match(/[\p{L}\d]+/gu) ?? [];

const begins = (word: string, beginnings: readonly string[]): boolean =>
  beginnings.some((start) =>
    start.startsWith("=")
      ? word === start.slice(1)
      : start.length < 4
        ? word === start
        : word.startsWith(start) || (start.length > 5 && isSlip(word, start)),
  );
