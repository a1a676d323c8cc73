import { expect, test } from "vitest";
import { keepInside } from "./keep-inside.ts";

test("links of a preview lead nowhere, save for places on the same page; where they would have led in the site is told", () => {
  document.body.innerHTML = `
    <a href="/servicios#lista"><b>Servicios</b></a><a href="#contenido">Contenido</a>
    <a href="//otro.mx/">Fuera</a><a href="tel:+529511234567">Llamar</a>`;
  const left: string[] = [];
  keepInside(document, (path) => left.push(path));
  const followed = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(followed("b")).toBe(false);
  expect(followed('[href="#contenido"]')).toBe(true);
  expect(followed('[href^="//"]')).toBe(false);
  expect(followed('[href^="tel:"]')).toBe(false);
  expect(left).toEqual(["/servicios"]);
});
