import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

const unseen: [name: string, character: string][] = [
  ["a NUL", "\0"],
  ["a bell", "\u0007"],
  ["a control of the second block", "\u0080"],
  ["half a character", "\ud83d"],
  ["the other half", "\udc00"],
  ["a change of direction", "\u202e"],
  ["the start of a telephone number that was copied", "\u202a"],
  ["an isolate", "\u2066"],
  ["a mark of direction", "\u200e"],
  ["an Arabic letter mark", "\u061c"],
  ["a space without width", "\u200b"],
  ["a word joiner", "\u2060"],
  ["a soft hyphen", "\u00ad"],
  ["a joiner between letters", "\u200d"],
  ["a variation selector after a letter", "\ufe0f"],
  ["a byte order mark", "\ufeff"],
  ["the place of a picture", "\ufffc"],
  ["a tag", "\u{e0061}"],
  ["a filler", "\u3164"],
  ["a code of no character", "\uffff"],
];

describe("a text", () => {
  test.each(unseen)("loses %s", (_, character) => {
    expect(cleanText(`Hola a${character}b`)).toBe("Hola ab");
    expect(cleanText(character)).toBe("");
  });

  test.each([
    "Várices: ¿qué son?",
    "línea\nsiguiente\n\n\tpárrafo",
    "مرحبا بالعالم",
    "שלום עולם",
    "👩🏽‍⚕️🫀",
    "❤️ 1️⃣ 👨‍👩‍👧 ☎︎",
    "e\u0301",
    "𝔘𝔫𝔦",
    "15\u00a0mg, núm.\u00a05",
  ])("such as «%s» stays as it is", (text) => {
    expect(cleanText(text)).toBe(text);
  });

  test("has one sign for a line break", () => {
    expect(cleanText("a\r\nb\rc\vd\u2028e\u2029f\u0085g")).toBe("a\nb\nc\nd\ne\nf\ng");
  });

  test("has a fixed space beside a digit alone", () => {
    expect(cleanText("La\u00a0dra.\u00a0Ana\u202fcobra\u00a01,000\u00a0MXN")).toBe(
      "La dra. Ana cobra\u00a01,000\u00a0MXN",
    );
  });

  test("that was cleaned does not change again", () => {
    fc.assert(
      fc.property(fc.string({ unit: unit() }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/[\p{Bidi_Control}\0\u200b\u00ad\ufeff]/u);
      }),
      { numRuns: 1000 },
    );
  });

  test("without an unseen character keeps each character", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "ñ", " ", "\n", "5", "👩🏽‍⚕️", "❤️", "1️⃣", "e\u0301")),
        (parts) => {
          const text = parts.join("");
          expect(cleanText(text)).toBe(text);
        },
      ),
    );
  });
});

/** Characters whose neighbours decide whether they stay, among any others. */
function unit() {
  const neighbours = [
    "\u200d",
    "\ufe0f",
    "\ufe0e",
    "\u20e3",
    "1",
    "👩",
    "🏽",
    "❤",
    "\u200b",
    "\u00a0",
    "\r",
    "\n",
  ];
  return fc.oneof(fc.string({ unit: "binary", minLength: 1, maxLength: 1 }), fc.constantFrom(...neighbours));
}
