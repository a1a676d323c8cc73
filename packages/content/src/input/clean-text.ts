/**
 * Characters that nobody sees: control characters, halves of a character, marks of direction, joiners, fillers, soft
 * hyphens, tags. Tab and line break stay; those of an emoji are removed below where they belong to none.
 */
const invisible =
  /(?!\t|\n|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc]/gu;

/** A variation selector that is not behind an emoji; behind a digit only a keycap needs it. */
const looseSelector = /(?<!\p{Emoji})[\ufe0e\ufe0f]|(?<=[0-9#*])[\ufe0e\ufe0f](?!\u20e3)/gu;

/** A joiner that is not between two emoji. */
const looseJoiner =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** Nearly every text is made of these alone, and is read once. */
const usual = /^[\t\n -~\u00a1-\u00ac\u00ae-\u02af\u2010-\u2027\u2030-\u205e]*$/;

/** The signs for a line break that Word, Windows and old computers write. */
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** A space at which no line breaks. Beside a digit it keeps a number and its unit together; copied pages are full of others. */
const fixedSpace = /(?<!\p{Nd})[\u00a0\u2007\u202f](?!\p{Nd})/gu;

/**
 * A text without the characters that nobody sees, as they come with what is copied from Word, a PDF or a list of contacts.
 * Emoji stay whole, each line break is `\n`, and a fixed space is a plain one unless a digit is beside it. What is clean
 * stays as it is.
 */
export function cleanText(text: string): string {
  if (usual.test(text)) return text;
  return text
    .replace(lineBreak, "\n")
    .replace(invisible, "")
    .replace(looseSelector, "")
    .replace(looseJoiner, "")
    .replace(fixedSpace, " ");
}
