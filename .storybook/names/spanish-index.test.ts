import type { IndexEntry } from "storybook/internal/types";
import { expect, it } from "vitest";
import { spanishIndex } from "./spanish-index.ts";

const story = (title: string, file: string, name = "Default"): IndexEntry => ({
  type: "story",
  subtype: "story",
  id: `${title}--${name}`,
  title,
  name,
  importPath: `./packages/ui/src/${file}.stories.tsx`,
});

const docs = (title: string, importPath: string): IndexEntry => ({
  type: "docs",
  id: `${title}--docs`,
  title,
  name: "Docs",
  importPath,
  storiesImports: [],
});

const index = (...entries: IndexEntry[]) =>
  Object.values(
    spanishIndex({ v: 5, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) }).entries,
  );

const split = story("Secciones/Hero/Split", "sections/hero/hero-split");

it("a variant is found by its Spanish name and by its id in code", () => {
  expect(index(split)).toMatchObject([
    { title: "Secciones/Portada/Portada: dividida · HeroSplit", name: "Contenido normal" },
  ]);
});

it("ids stay, so that links and tests keep working", () => {
  expect(index(split)).toMatchObject([{ id: split.id }]);
});

it("a variant's docs have the variant's name", () => {
  expect(index(docs("Secciones/Hero/Split", split.importPath))).toMatchObject([
    { name: "Portada: dividida · HeroSplit" },
  ]);
});

it("the page of all designs has the name of its type", () => {
  const siblings = { ...story("Secciones/Hero/Todos los diseños", "hero", "Todos los diseños") };
  expect(index(siblings)).toMatchObject([
    { title: "Secciones/Portada/Portada: todos los diseños", name: "Portada: todos los diseños" },
  ]);
});

it("a story that shows nothing new of a design is tested, and is not in the sidebar", () => {
  const tags = ["dev", "test"];
  const many = { ...story("Secciones/Hero/Split", "sections/hero/hero-split", "Many Items"), tags };
  const slides = { ...story("Secciones/Hero/Slider", "sections/hero/hero-slider", "Many Items"), tags };
  expect(index(many, slides).map((entry) => entry.tags)).toEqual([tags, ["test"]]);
});

it("sections come as on a page, each type's page of all designs first", () => {
  const entries = [
    docs("Bienvenida", "./.storybook/docs/bienvenida.mdx"),
    story("Secciones/Footer/Dark", "sections/footer/footer-dark"),
    story("Secciones/Hero/Split", "sections/hero/hero-split"),
    story("Secciones/Hero/Slider", "sections/hero/hero-slider"),
    story("Secciones/Hero/Todos los diseños", "hero", "Todos los diseños"),
    docs("Manual/Glosario", "./.storybook/docs/glosario.mdx"),
  ];
  expect(index(...entries).map(({ name, title }) => `${title} › ${name}`)).toEqual([
    "Bienvenida › Bienvenida",
    "Secciones/Portada/Portada: todos los diseños › Portada: todos los diseños",
    "Secciones/Portada/Portada: carrusel · HeroSlider › Contenido normal",
    "Secciones/Portada/Portada: dividida · HeroSplit › Contenido normal",
    "Secciones/Pie de página/Pie de página: oscuro · FooterDark › Contenido normal",
    "Manual/Glosario › Glosario",
  ]);
});
