import { mapTexts } from "./map-texts.ts";

/**
 * What no text has: control characters but tab and line break, halves of a character, characters that change the direction of
 * what follows, and other characters that nobody sees. Joiners and variation selectors stay inside an emoji.
 */
const refused = new RegExp(
  [
    String.raw`(?![\t\n\r\u00ad\u200d\ufe0e\ufe0f])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`,
    String.raw`(?<!\p{Emoji})[\ufe0e\ufe0f]`,
    String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d`,
    String.raw`\u200d(?!\p{Extended_Pictographic})`,
  ].join("|"),
  "gu",
);

/** How many characters before a refused one are shown to find it. */
const shownBefore = 20;

/** What to do about the first character that a text may not have, in Spanish; null where there is none. */
export function plainTextProblem(value: string): string | null {
  refused.lastIndex = 0;
  const found = refused.exec(value);
  if (found === null) return null;
  const before = value
    .slice(0, found.index)
    .replace(/[\s\p{Cf}]+/gu, " ")
    .trim();
  const place = before === "" ? "al principio" : `después de «${[...before].slice(-shownBefore).join("")}»`;
  return `hay un carácter que no se ve (${codeOf(found[0])}) ${place}. Bórralo y escribe ahí de nuevo.`;
}

/** Such as `U+202E`. */
function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A value as it was stored by a release that took any character, without what no text may have. Other values stay. */
export const withPlainTexts = (value: unknown): unknown =>
  mapTexts(value, (text) => (plainTextProblem(text) === null ? text : text.replace(refused, replacement)));

/** Half a character shows that something is missing; the others were never seen. */
const replacement = (character: string) => (/\p{Cs}/u.test(character) ? "\ufffd" : "");
