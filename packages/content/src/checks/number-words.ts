import { plain } from "./sentences.ts";

/** Spanish numbers of one word, without accents. */
const words: Record<string, number> = {
  un: 1,
  uno: 1,
  una: 1,
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
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};

/** Each letter that an accent may stand on. */
const accented: Record<string, string> = { e: "[eé]", o: "[oó]", u: "[uú]" };
const spelled = (word: string) => word.replace(/[eou]/g, (letter) => accented[letter] ?? letter);

const one = [...Object.keys(words), "mil"]
  .sort((a, b) => b.length - a.length)
  .map(spelled)
  .join("|");

/**
 * Source of a pattern for a number below a million, in words: «mil doscientos», «cuarenta y cinco». None has more than
 * eight words; without that end a text of nothing but numbers would be read from each of them to its last.
 */
export const numberInWords = `(?:${one})(?:\\s+(?:y\\s+)?(?:${one})){0,7}`;

/** The value of a number in words or digits; NaN for anything else. */
export function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text.replaceAll(",", ""));
  let [thousands, rest] = [0, 0];
  for (const word of plain(text).split(/\s+(?:y\s+)?/)) {
    if (word === "mil") [thousands, rest] = [Math.max(1, rest) * 1000, 0];
    else rest += words[word] ?? Number.NaN;
  }
  return thousands + rest;
}
