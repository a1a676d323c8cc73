import { foldedText } from "#site/text.ts";

/** Words that count up from `first` by `step`. */
const counted = (list: string, first: number, step: number) =>
  list.split(" ").map((word, index): [string, number] => [word, first + index * step]);

/** Spanish numbers of one word, without accents. */
const words = new Map<string, number>([
  ...counted("uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince", 1, 1),
  ...counted("dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres", 16, 1),
  ...counted("veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve", 24, 1),
  ...counted("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10),
  ...counted("ciento doscientos trescientos cuatrocientos quinientos seiscientos", 100, 100),
  ...counted("setecientos ochocientos novecientos", 700, 100),
  ["un", 1],
  ["una", 1],
  ["veintiun", 21],
  ["cien", 100],
]);

/** Each letter that can have an accent. */
const accented: Record<string, string> = { e: "[eé]", o: "[oó]", u: "[uú]" };
const spelled = (word: string) => word.replace(/[eou]/g, (letter) => accented[letter] ?? letter);

const one = [...words.keys(), "mil"]
  .sort((a, b) => b.length - a.length)
  .map(spelled)
  .join("|");

/**
 * Source of a pattern for a number below a million, in words: «mil doscientos», «cuarenta y cinco». None has more than
 * eight words; without that limit the pattern reads a text of only numbers from each of them to the last.
 */
export const numberInWords = `(?:${one})(?:\\s+(?:y\\s+)?(?:${one})){0,7}`;

/** The value of a number in words or digits; NaN for any other text. */
export function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text.replaceAll(",", ""));
  let [thousands, rest] = [0, 0];
  for (const word of foldedText(text).split(/\s+(?:y\s+)?/)) {
    if (word === "mil") [thousands, rest] = [Math.max(1, rest) * 1000, 0];
    else rest += words.get(word) ?? Number.NaN;
  }
  return thousands + rest;
}
