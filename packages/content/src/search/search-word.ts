import { foldedText } from "../site/text.ts";
import { stemOf, withoutDiminutive } from "./spanish-stem.ts";

/** Stop words: they are in every sentence. */
const stopWords = new Set(
  "a al algo bien como con cual cuando de del donde e el ella en es esta este estoy ha hace hay la las le les lo los me mi mis muy ni no o para pero por porque que se si siento sin son su sus te tengo tu un una uno unos unas y ya".split(
    " ",
  ),
);

/** Words of the weeks after a pregnancy, which lead to the same pages. In these forms: `parte` has the stem of `parto`. */
const afterPregnancy = new Set(
  "parto partos posparto postparto cesarea cesareas aliviada alivie pari parida puerperio".split(" "),
);

/** The stem of every word of pregnancy and of the weeks after. */
export const pregnancyStem = stemOf("embarazo");

/**
 * A word as the index compares it: its stem by its sound, without the ending of a diminutive, so that `arañitas` and `araña`,
 * `várices` and `barice`, `hincha` and `hinchada` are one. Words of pregnancy are one, too. Null for a stop word.
 */
export function searchWord(word: string): string | null {
  const plain = foldedText(word);
  if (plain.length < 2 || stopWords.has(plain)) return null;
  return afterPregnancy.has(plain) ? pregnancyStem : stemOf(withoutDiminutive(plain));
}
