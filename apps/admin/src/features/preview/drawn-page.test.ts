import { expect, test } from "vitest";
import { pageParts } from "./drawn-page.ts";

const pageOf = (body: string) => new DOMParser().parseFromString(body, "text/html");

test("sections and headed parts are told once each, in the page's order", () => {
  const page = pageOf(`
    <header data-section="Header"><nav data-section="NavMenu"></nav></header>
    <main>
      <section aria-label="Información">
        <section aria-labelledby="a"><h2 id="a">Qué la <em>causa</em></h2></section>
        <section aria-labelledby="b"><h2 id="b">Síntomas</h2></section>
      </section>
      <section data-section="Hero"><section aria-labelledby="c"><h3 id="c">Dentro</h3></section></section>
      <section data-section="Hero"></section>
    </main>
    <footer data-section="Footer"></footer>`);
  expect(pageParts(page).map(({ key }) => key)).toEqual([
    "Header",
    "Qué la causa",
    "Síntomas",
    "Hero",
    "Footer",
  ]);
  expect(pageParts(page).find(({ key }) => key === "Hero")?.label).toBe("Portada");
});

test("a part without words has no name to be spoken of by", () => {
  expect(pageParts(pageOf('<main><section aria-labelledby="no"></section></main>'))).toEqual([]);
});
