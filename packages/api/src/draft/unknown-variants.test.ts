import { expect, it } from "vitest";
import { unknownVariants } from "./unknown-variants.ts";

it("names the nearest type and layout that there is", () => {
  expect(unknownVariants({ Hero: { component: "HeroSplitt" }, Heroo: {} })).toEqual([
    { path: "Hero.component", message: "Hero: no hay un diseño «HeroSplitt». ¿Quisiste decir «HeroSplit»?" },
    { path: "Heroo", message: "No hay un tipo de sección «Heroo». ¿Quisiste decir «Hero»?" },
  ]);
});

it("looks for the nearest name of the first hundred only", () => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`Hero${index}`, {}]));
  const messages = unknownVariants(many).map(({ message }) => message);
  expect(messages).toHaveLength(200);
  expect(messages.filter((message) => message.includes("¿Quisiste decir"))).toHaveLength(100);
});
