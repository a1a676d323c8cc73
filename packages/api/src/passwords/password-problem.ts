import { loadCode } from "../load-code.ts";

/** Public texts about an account or a site, which a guesser tries first: an e-mail, a name, an address. */
export type KnownTexts = readonly string[];

/** The least score of a new password: more than a hundred million guesses. */
const leastScore = 3;
/** Characters that a password needs beside known texts. */
const leastRest = 8;

/**
 * Why a new password is easy to guess, in Spanish; null where it is not. It is compared with lists of common passwords,
 * Spanish words and names, and the known texts. Its length is a rule of its own.
 */
export async function passwordProblem(password: string, knownTexts: KnownTexts): Promise<string | null> {
  const words = wordsOf(knownTexts);
  const rest = words.reduce((text, word) => text.replaceAll(word, ""), plain(password));
  if ([...rest.replace(/[^\p{L}\p{N}]/gu, "")].length < leastRest)
    return "Contraseña: no la hagas con tu correo, tu nombre o el del sitio. Usa una frase que sólo tú conozcas.";
  // Its lists are large: nothing else loads them.
  const { scoreOf } = await loadCode(() => import("./measure.ts"));
  return scoreOf(password, words) < leastScore
    ? "Contraseña: es fácil de adivinar. Usa una frase de varias palabras que no vayan juntas."
    : null;
}

/** The words of at least four letters, the longest first, so that a part of a word does not hide the whole. */
function wordsOf(knownTexts: KnownTexts): string[] {
  const words = knownTexts.flatMap((text) => [plain(text), ...plain(text).split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words)]
    .filter((word) => word.length >= 4)
    .sort((one, other) => other.length - one.length);
}

/** In small letters without accents: `Hernández` and `hernandez` are one word. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
