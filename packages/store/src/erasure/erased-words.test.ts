import { expect, it } from "vitest";
import { ErasedWords, erased } from "./erased-words.ts";

it.each(["Pérez-López", "961-123-4567", "¿(Ella)? [sí] {no} a|b 1+1=2 $5 ^x. \\y/z*"])(
  "finds «%s»",
  (text) => {
    expect(new ErasedWords([text]).without(`De ${text.toUpperCase()}, hoy.`)).toBe(`De ${erased}, hoy.`);
  },
);

it("finds a text in which a sign stands for itself alone", () => {
  expect(new ErasedWords(["1.5"]).without("1.5 y 115")).toBe(`${erased} y 115`);
});

it("finds a text in which an earlier release stored invisible characters", () => {
  expect(new ErasedWords(["Ana Ruiz"]).without("De A\u200bna\u00a0Ru\u00adiz, hoy.")).toBe(
    `De ${erased}, hoy.`,
  );
  expect(new ErasedWords(["A\u200bna Ruiz"]).without("De Ana Ruiz, hoy.")).toBe(`De ${erased}, hoy.`);
});

it("erases the whole of a text, also when another text is the beginning of it", () => {
  const words = new ErasedWords(["Muy bien", "Muy bien. Me operó de la pierna."]);
  expect(words.without("Dijo: Muy bien. Me operó de la pierna. Gracias.")).toBe(`Dijo: ${erased} Gracias.`);
});
