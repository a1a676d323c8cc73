/** ASCII that programs are written with, and Spanish is not. */
const signs = codesOf("#*<=>[\\]^_`{|}~");

/** Characters that Spanish rarely uses: exclamations, quotation marks of English, dashes, signs and other currencies. */
export const marks: readonly number[] = codesOf("!\"&'@¡“”‘’–—…•°º×›£€").sort((one, other) => one - other);

/**
 * The characters of most Spanish texts: letters, figures, the letters with accents, and the usual marks. Most pages only
 * need the fonts' files with these.
 */
export const spanish: readonly number[] = [...span(0x20, 0x7e), ...codesOf("áéíóúüñÁÉÍÓÚÜÑ¿«»·\u00a0")]
  .filter((code) => !signs.includes(code) && !marks.includes(code))
  .sort((one, other) => one - other);

/** The other characters in the fonts' Latin files, such as the letters of French, German and Portuguese names. */
export const otherLatin: readonly number[] = [
  ...signs,
  ...span(0xa2, 0xff),
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329],
  ...span(0x2000, 0x206f),
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215],
].filter((code) => !spanish.includes(code) && !marks.includes(code));

/** The letters of names from the other languages that write in Latin, such as Czech, Polish, Turkish and Vietnamese. */
export const extendedLatin: readonly number[] = [
  ...span(0x100, 0x24f).filter((code) => !otherLatin.includes(code)),
  ...span(0x1e00, 0x1eff),
];

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function codesOf(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}
