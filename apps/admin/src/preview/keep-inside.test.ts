import { expect, test } from "vitest";
import { keepInside } from "./keep-inside.ts";

test("links of a preview lead nowhere, save for places on the same page", () => {
  document.body.innerHTML = '<a href="/servicios"><b>Servicios</b></a><a href="#contenido">Contenido</a>';
  keepInside(document);
  const followed = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(followed("b")).toBe(false);
  expect(followed('[href="#contenido"]')).toBe(true);
});
