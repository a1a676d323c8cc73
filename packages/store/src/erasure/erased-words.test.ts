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
