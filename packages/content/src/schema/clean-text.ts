/**
 * Invisible characters: control characters, halves of a character, marks of direction, joiners, fillers, soft hyphens,
 * tags. Tab and line break stay; those of an emoji are removed below unless they belong to one.
 */
const invisible =
  /(?!\t|\n|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc]/gu;

// Lookbehind would keep the search of a page from older browsers: Safari reads it since 16.4.

/** A variation selector, the character before it, and the frame of a keycap after it. */
const selector = /((?:(?!\ufe0e|\ufe0f)[\s\S])?)(?:\ufe0e|\ufe0f)(\u20e3)?/gu;

/** A joiner, with the emoji before it and the one after it. */
const joiner =
  /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)?\u200d(?=(\p{Extended_Pictographic})?)/gu;

/** Nearly every text has only these characters, and is read once. */
const usual = /^[\t\n -~\u00a1-\u00ac\u00ae-\u02af\u2010-\u2027\u2030-\u205e]*$/;

/** The signs for a line break that Word, Windows and old computers write. */
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** A space at which no line breaks. Beside a digit it keeps a number and its unit together; copied pages are full of others. */
const fixedSpace = /(\p{Nd})?[\u00a0\u2007\u202f](?!\p{Nd})/gu;

/** A selector stays behind an emoji; behind a digit only a keycap needs it. */
function withoutLooseSelector(match: string, before: string, keycap = ""): string {
  const isNeeded = /[0-9#*]/.test(before) ? keycap !== "" : /\p{Emoji}/u.test(before);
  return isNeeded ? match : before + keycap;
}

/** A joiner stays between two emoji. */
const withoutLooseJoiner = (match: string, before = "", after = "") =>
  before !== "" && after !== "" ? match : before;

/**
 * A text without the invisible characters that come with text copied from Word, a PDF or a list of contacts. Emoji stay
 * whole, each line break is `\n`, and a fixed space is a plain one unless a digit is beside it. A clean text stays
 * unchanged.
 */
export function cleanText(text: string): string {
  if (usual.test(text)) return text;
  return text
    .replace(lineBreak, "\n")
    .replace(invisible, "")
    .replace(selector, withoutLooseSelector)
    .replace(joiner, withoutLooseJoiner)
    .replace(fixedSpace, (match, digit?: string) => (digit === undefined ? " " : match));
}
