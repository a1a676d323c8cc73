import { foldedText } from "../site/text.ts";
import { stemOf, withoutDiminutive } from "./spanish-stem.ts";

/** Stop words: they are in every sentence. */
const stopWords = new Set(
  "a al algo bien como con cual cuando de del donde e el ella en es esta este estoy ha hace hay la las le les lo los me mi mis muy ni no o para pero por porque que se si siento sin son su sus te tengo tu un una uno unos unas y ya".split(
    " ",
  ),
);

/**
 * A word as the index compares it: its stem by its sound, without the ending of a diminutive, so that `arañitas` and `araña`,
 * `várices` and `barice`, `hincha` and `hinchada` are one. Null for a stop word.
 */
export function searchWord(word: string): string | null {
  const plain = foldedText(word);
  if (plain.length < 2 || stopWords.has(plain)) return null;
  return stemOf(withoutDiminutive(plain));
}
