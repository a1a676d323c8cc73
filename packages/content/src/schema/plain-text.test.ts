import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { documentNames, parseDocument, parseSite } from "../site/documents.ts";
import { siteFields } from "../site/site-fields.ts";
import { plainTextProblem, withPlainTexts } from "./plain-text.ts";

const refused: [name: string, character: string][] = [
  ["a NUL", "\0"],
  ["a bell", "\u0007"],
  ["a control of the second block", "\u0085"],
  ["half a character", "\ud83d"],
  ["the other half", "\udc00"],
  ["a change of direction", "\u202e"],
  ["an isolate", "\u2066"],
  ["an Arabic letter mark", "\u061c"],
  ["a space without width", "\u200b"],
  ["a joiner between letters", "\u200d"],
  ["a variation selector after a letter", "\ufe0f"],
  ["a byte order mark", "\ufeff"],
  ["a tag", "\u{e0061}"],
  ["a filler", "\u3164"],
];

describe("a text", () => {
  test.each(refused)("with %s is refused with the place", (_, character) => {
    expect(plainTextProblem(`Hola a${character}b`)).toMatch(/U\+[0-9A-F]{4,5}\) después de «Hola a»/);
    expect(plainTextProblem(`${character}b`)).toMatch(/al principio/);
    expect(withPlainTexts({ words: [`a${character}b`, 1, null] })).toEqual({
      words: [/\p{Cs}/u.test(character) ? "a\ufffdb" : "ab", 1, null],
    });
  });

  test.each([
    "Várices: ¿qué son?",
    "línea\nsiguiente\r\n\totra",
    "مرحبا بالعالم",
    "שלום עולם",
    "👩🏽‍⚕️🫀",
    "❤️ 1️⃣ 👨‍👩‍👧 ☎︎",
    "e\u0301",
    "ce\u00adle\u00adbral",
    "𝔘𝔫𝔦",
  ])("such as «%s» is taken as it is", (value) => {
    expect(plainTextProblem(value)).toBeNull();
    expect(withPlainTexts(value)).toBe(value);
  });

  test("that was made plain is plain, whatever it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        expect(plainTextProblem(String(withPlainTexts(value))) ?? "").not.toMatch(/U\+(?:0000|D8|202E)/);
      }),
    );
  });
});

describe("every field of the site that takes a text", () => {
  const paths = siteFields(bundledSite).flatMap(({ path, value }) => (typeof value === "string" ? path : []));

  test.each(["\0", "\ud83d", "\u202e"])("refuses %j, and names itself", (character) => {
    const refusedPaths = documentNames.flatMap((name) => {
      const parsed = parseDocument(name, withEnding(bundledSite[name], `${character}x`));
      return parsed.ok ? [] : parsed.problems.map(({ path }) => `${name}.${path}`);
    });
    expect(paths.length).toBeGreaterThan(300);
    expect(paths.filter((path) => !refusedPaths.includes(path))).toEqual([]);
  });

  test("opens what an earlier release stored", () => {
    const { siteContent } = bundledSite;
    const title = `Salud \u202evascular\ud83d`;
    const stored = {
      ...bundledSite,
      siteContent: { ...siteContent, heroSection: { ...siteContent.heroSection, title } },
    };
    const parsed = parseSite(stored);
    expect(parsed.ok && parsed.value.siteContent.heroSection.title).toBe("Salud vascular\ufffd");
  });
});

function withEnding(value: unknown, ending: string): unknown {
  if (typeof value === "string") return `${value}${ending}`;
  if (Array.isArray(value)) return value.map((item) => withEnding(item, ending));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withEnding(member, ending)]));
}
