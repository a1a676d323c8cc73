import { stemmer } from "@orama/stemmers/spanish";
import { foldedText } from "../site/text.ts";

/** Letters that sound alike in Mexico as one, but for the silent `h`, which the stemmer counts. */
const likeSounds = (word: string): string =>
  foldedText(word)
    .replace(/v|w/g, "b")
    .replace(/ll/g, "y")
    .replace(/qu(?=[ei])|q|c(?![eih])/g, "k")
    .replace(/z|c(?=[ei])/g, "s")
    .replace(/g(?=[ei])/g, "j")
    .replace(/(.)\1+/g, "$1")
    // The stemmer leaves the plural of so short a word as `pies`.
    .replace(/^(.{2}[aeou])s$/, "$1")
    .replace(/^h?in?ch/, "hinch");

const withoutSilentH = (word: string): string => word.replace(/(ch)|h/g, "$1");

/**
 * A word by its sound in Mexico, in small letters without accents: `barices`, `varizes` and `várices` are one, so are
 * `kiero` and `quiero`, `ichado` and `hinchado`.
 */
export const soundOf = (word: string): string => withoutSilentH(likeSounds(word));

/** The stem of a word by its sound, by the Spanish Snowball stemmer: `pudre`, `pudriendo` and `pudrió` are one. */
export const stemOf = (word: string): string =>
  // The stemmer knows this ending with its accent, which people leave out.
  withoutSilentH(stemmer(likeSounds(word).replace(/[sk]ion(?:es)?$/, "ción")));

/** The base word of a diminutive: `lucecitas` is `lucas`, with the same stem as `luces`; otherwise the word itself. */
export const withoutDiminutive = (word: string): string =>
  foldedText(word).replace(/^(.{3,}?)(?:ecit|cit|it)([ao]s?)$/, "$1$2");
