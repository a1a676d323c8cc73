import { foldedText } from "../site/text.ts";

/** Stop words: they are in every sentence. */
const stopWords = new Set(
  "a al algo bien como con cual cuando de del donde e el ella en es esta este estoy ha hace hay la las le les lo los me mi mis muy ni no o para pero por porque que se si siento sin son su sus te tengo tu un una uno unos unas y ya".split(
    " ",
  ),
);

/**
 * A word as it is compared: small letters without accents, and without the endings that plurals and diminutives add,
 * so that `arañitas` and `araña`, `várices` and `varice` are one, and those of verbs: `hincha`, `hinchada` and
 * `hinchazón` are one. By its sound: letters that sound alike are the same. Null for a stop word.
 */
export function searchWord(word: string): string | null {
  const plain = foldedText(word);
  if (plain.length < 2 || stopWords.has(plain)) return null;
  const stem = soundOf(plain)
    .replace(/(.{3})(?:ones|on)$/, "$1on")
    .replace(/(.{4})(?:ad[ao]s?|id[ao]s?|ando|iendo|azon|aron|arse|aban?|amos|ar|an)$/, "$1")
    .replace(/(.{3})(?:it)?[aeo]?s?$/, "$1");
  return stem === "" ? null : stem;
}

/** A word by its sound in Mexico, where `barices`, `varizes` and `várices` are one, and `ichado` and `hinchado`. */
const soundOf = (word: string): string =>
  word
    .replace(/v/g, "b")
    .replace(/z|c(?=[ei])/g, "s")
    .replace(/(ch)|h/g, "$1")
    .replace(/^ich/, "inch")
    .replace(/ll/g, "y")
    .replace(/qu(?=[ei])/g, "k");
