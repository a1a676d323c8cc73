import { foldedText } from "../site/text.ts";
import { emergencyWords, helpWords } from "./emergency-words.ts";
import { isSlip } from "./slip.ts";

const phrases = [...Object.values(emergencyWords).flat(), ...helpWords].map((phrase) =>
  phrase.split(" ").map((beginnings) => beginnings.split("|")),
);

/**
 * What is no sign of an emergency: what a person says that she does not have («sin fiebre ni pus», «no me duele», «aunque no sea
 * intenso»), and the colour of small veins and of bruises («venitas moradas»).
 */
const denied =
  /\b(?:ven|aran|vari|moret)\w+ (?:\w+ )?(?:azul|morad)\w*|\bdespues de una embolia\b|\b(?:sin|ni) (?:fiebre|pus|dolor|mal olor|otras? molestias?|falta de aire)\b|\bno (?:(?:me|te|le|sea|es|tiene|tienes|tengo|hay) )?(?:duele\w*|dolor|intens\w*|fiebre|sangr\w*|muy intens\w*)\b/g;

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
    start.length < 4 ? word === start : word.startsWith(start) || (start.length > 5 && isSlip(word, start)),
  );
