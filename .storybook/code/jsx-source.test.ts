import { transformWithOxc } from "vite";
import { expect, it } from "vitest";
import { sectionTypes } from "../../packages/content/src/index.ts";
import { fixture } from "../../packages/ui/src/registry/fixtures.ts";
import { jsxSource, literal, mostLines } from "./jsx-source.ts";

it("writes each property on its line, plain texts in quotes", () => {
  expect(jsxSource("HeroSplit", { title: "Tus piernas", height: 600, mainImage: null })).toBe(
    `<HeroSplit
  title="Tus piernas"
  height={600}
  mainImage={null}
/>`,
  );
});

it("writes a text that JSX would read otherwise as JavaScript", () => {
  expect(jsxSource("A", { text: 'dice "hola" & se va' })).toBe(`<A\n  text={"dice \\"hola\\" & se va"}\n/>`);
  expect(jsxSource("A", { text: "dos\nlíneas" })).toBe(`<A\n  text={"dos\\nlíneas"}\n/>`);
});

it("breaks long values, and leaves out undefined ones", () => {
  const slides = [{ title: "a".repeat(60), image: undefined }, { title: "b" }];
  expect(jsxSource("A", { slides, note: undefined })).toBe(
    `<A\n  slides={[\n    { title: "${"a".repeat(60)}" },\n    { title: "b" },\n  ]}\n/>`,
  );
});

it.each(sectionTypes)("the code of %s is exactly that of its example", async (type) => {
  const props = fixture(type);
  const source = `export default ${literal(props)}`;
  const { default: read } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect(read).toEqual(props);
});

it.each(sectionTypes)("the code of %s fits a screen, and can be pasted", async (type) => {
  const source = jsxSource(type, { ...fixture(type) });
  expect(source.split("\n").length).toBeLessThanOrEqual(mostLines);
  await transformWithOxc(`export default ${source}`, "example.tsx");
});

it("counts the entries that it leaves out", () => {
  const visits = Array.from({ length: 50 }, (_, index) => ({ title: `Visita ${index}` }));
  expect(jsxSource("A", { visits })).toBe(
    `<A
  visits={[{ title: "Visita 0" }, { title: "Visita 1" }, { title: "Visita 2" } /* y 47 más */]}
/>`,
  );
});
