import { foldedText } from "../site/text.ts";
import { isSlip } from "./slip.ts";
import { soundOf, stemOf, withoutDiminutive } from "./spanish-stem.ts";

/** A word of a query in the forms that a phrase compares. */
interface QueryWord {
  plain: string;
  sound: string;
  stems: readonly string[];
}

/** Whether a word of a query is the word of a list. */
type WordTest = (word: QueryWord) => boolean;

/** One place of a phrase: the indexes of the tests for the words that fill it. */
type Slot = readonly number[];

interface Phrase {
  slots: readonly Slot[];
  /** Whether the query has no other word than these and grammar words. */
  whole: boolean;
}

/** `matarme` is `matar` and `me`. */
const enclitic = /^(.{2,}?(?:[aei]r|[aie]ndo))((?:me|te|se|nos)?(?:lo|la|los|las|le|les)|me|se|nos)$/;

/**
 * The words of a text, in small letters without accents. A pronoun at the end of a verb is a word, and a last letter that
 * was held down is one letter.
 */
export const wordsOf = (text: string): string[] =>
  (foldedText(text).match(/[\p{L}\d]+/gu) ?? [])
    .map((word) => word.replace(/([aeiou])\1+$/, "$1"))
    .flatMap((word) => word.match(enclitic)?.slice(1) ?? [word]);

const readWord = (plain: string): QueryWord => {
  const spellings = [
    plain,
    withoutDiminutive(plain),
    // Some leave the silent `h` out: `elado` is `helado`.
    plain.replace(/^(?=[aeiou])/, "h"),
    // The stemmer knows `pudrió` by its accent, which people leave out.
    plain.replace(/io$/, "e"),
  ];
  // `el` is no form of `helado`.
  const stems = plain.length < 3 ? [] : spellings.map(stemOf);
  return { plain, sound: soundOf(plain), stems: [...new Set(stems)] };
};

/** Phrases that may be in a query, whatever the order of their words. */
export class PhraseList {
  readonly #phrases: readonly Phrase[];
  /** The words of all phrases, each once. */
  readonly #tests: WordTest[] = [];
  readonly #slots = new Map<string, Slot>();
  readonly #words = new Set<string>();

  /**
   * @param phrases One phrase is some words. A word stands for all its forms; `a|b` for one of two words; `=a` for this
   *   form alone; `a*` for each word that begins so; a word in capitals for a group. A full stop after the last word
   *   says that the query has no other word.
   * @param groups Words by the name of their group.
   */
  constructor(phrases: readonly string[], groups: Readonly<Record<string, string>>) {
    this.#phrases = phrases.map((phrase) => {
      const words = phrase.split(" ");
      const whole = words.at(-1) === ".";
      const slots = (whole ? words.slice(0, -1) : words).map((word) =>
        word.split("|").flatMap((choice) => this.#slot(choice, groups[choice]?.split(" ") ?? [choice])),
      );
      return { whole, slots };
    });
  }

  /**
   * Whether a text with these words contains one of the phrases. `isGrammar` tells the words without a meaning of their
   * own.
   */
  matches(words: readonly string[], isGrammar: (word: string) => boolean): boolean {
    const read = words.map(readWord);
    const meanings = read.map((word) => this.#tests.map((isWord) => isWord(word)));
    const fits = (slot: Slot, word: number) => slot.some((meaning) => meanings[word]?.[meaning] === true);
    return this.#phrases.some(
      ({ slots, whole }) =>
        fills(slots, [...words.keys()], fits) &&
        (!whole || words.every((word, place) => isGrammar(word) || slots.some((slot) => fits(slot, place)))),
    );
  }

  /** Each word of the phrases, in small letters without accents. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  #slot(name: string, words: readonly string[]): Slot {
    const cached = this.#slots.get(name);
    if (cached !== undefined) return cached;
    const slot = words.map((word) => {
      this.#words.add(foldedText(word.replace(/[=*]/g, "")));
      return this.#tests.push(wordTest(word)) - 1;
    });
    this.#slots.set(name, slot);
    return slot;
  }
}

/** Fewest letters of a word in which one letter may be wrong. */
const shortestSlip = 5;

function wordTest(text: string): WordTest {
  if (text.startsWith("=")) {
    const form = foldedText(text.slice(1));
    return ({ plain }) => plain === form;
  }
  const sound = soundOf(text.replace("*", ""));
  if (text.endsWith("*")) return (word) => isSlip(word.sound, sound);
  const plain = foldedText(text);
  const stem = stemOf(text);
  return (word) =>
    word.plain === plain ||
    word.stems.includes(stem) ||
    isOneLetterOff(word.plain, plain) ||
    (stem.length > shortestSlip && word.stems.some((other) => isOneLetterOff(other, stem)));
}

/** Whether each slot has a word of its own among these. */
function fills(
  slots: readonly Slot[],
  words: readonly number[],
  fits: (slot: Slot, word: number) => boolean,
): boolean {
  const [first, ...rest] = slots;
  return (
    first === undefined ||
    words.some(
      (word) =>
        fits(first, word) &&
        fills(
          rest,
          words.filter((other) => other !== word),
          fits,
        ),
    )
  );
}

/** Whether one letter is wrong, missing, too much, or changed its place with the next one; never the first letter. */
function isOneLetterOff(word: string, right: string): boolean {
  if (right.length < shortestSlip || word[0] !== right[0] || Math.abs(word.length - right.length) > 1)
    return false;
  const place = [...right].findIndex((letter, index) => letter !== word[index]);
  if (place < 0) return true;
  const [rest, rightRest] = [word.slice(place), right.slice(place)];
  return (
    rest.slice(1) === rightRest.slice(1) ||
    rest === rightRest.slice(1) ||
    rest.slice(1) === rightRest ||
    (rest[0] === rightRest[1] && rest[1] === rightRest[0] && rest.slice(2) === rightRest.slice(2))
  );
}
