/** A text as a search compares it: without accents, in small letters. */
export const foldedText = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
