import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type SectionType, sectionTypes } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { describe, expect, it } from "vitest";
import { catalog, defaultVariant, isVariant, sectionLabel, variantIds, variantInfo } from "./catalog.ts";
import { components } from "./components.ts";
import { fileName } from "./file-name.ts";
import { fixture } from "./fixtures.ts";

const library = join(import.meta.dirname, "..", "..");
/** The drawing of a variant, whatever its props. */
const reached = (type: SectionType, id: string): unknown =>
  Object.entries(components[type]).find(([key]) => key === id)?.[1];
const variants = sectionTypes.flatMap((type) => variantIds(type).map((id) => [type, id] as const));

describe("every variant in the catalog", () => {
  it.each(variants)(
    "%s / %s has a name and a sentence that says how it looks and when to choose it",
    (type, id) => {
      const info = variantInfo(type, id);
      const names = `packages/ui/src/sections/${fileName(type)}/${fileName(type)}.variants.ts`;
      expect(info?.label, `write the label of ${id} in ${names}`).toMatch(/^[A-ZÁÉÍÓÚÑ¿]/);
      expect(info?.description, `write the description of ${id} in ${names}`).toMatch(/[Ee]lígel[ao] .+\.$/);
    },
  );

  it.each(variants)("%s / %s begins with its type's name and has its component", (type, id) => {
    expect(id.startsWith(type)).toBe(true);
    expect(Object.keys(components[type])).toContain(id);
  });

  it.each(variants)("%s / %s has a story for each fixture", async (type, id) => {
    const path = join(library, "src", "sections", fileName(type), `${fileName(id)}.stories.tsx`);
    expect(existsSync(path), `missing ${path}`).toBe(true);
    const source = await readFile(path, "utf8");
    for (const name of ["Default", "Minimal", "LongText", "MissingPictures", "ManyItems"]) {
      expect(source).toMatch(new RegExp(`export const ${name}\\b`));
    }
  });

  it.each(variants)("%s / %s has its pictures, on a desktop and on a phone", async (type, id) => {
    for (const file of [`${id}.webp`, `${id}.768.webp`, `${id}.360.webp`]) {
      const path = join(library, "previews", type, file);
      expect(existsSync(path), `missing ${path}: run pnpm previews ${id}`).toBe(true);
      expect((await stat(path)).size).toBeGreaterThan(500);
    }
  });

  it.each(variants)(
    "%s / %s has a guide: when to choose it, when not, states, accessibility",
    async (type, id) => {
      const path = join(library, "src", "sections", fileName(type), `${fileName(id)}.stories.tsx`);
      const source = await readFile(path, "utf8");
      for (const part of ["choose", "avoid", "states", "accessibility"]) {
        expect(source, `write ${part} of the guide in ${path}`).toMatch(
          new RegExp(`\\b${part}: \\[\\s*["'\`]`),
        );
      }
    },
  );

  it.each(variants)("%s / %s is exported by its type's entry", async (type, id) => {
    const entry = await import(`../sections/${fileName(type)}/index.ts`);
    expect(entry).toHaveProperty(id, reached(type, id));
  });
});

describe("the catalog", () => {
  it("has the types of the content, and a name for each", () => {
    expect(Object.keys(catalog).sort()).toEqual([...sectionTypes].sort());
    expect(sectionTypes.every((type) => sectionLabel(type) !== "")).toBe(true);
  });

  it("takes the first variant as the default, and the bundled site chooses only known ones", () => {
    for (const type of sectionTypes) {
      expect(defaultVariant(type)).toBe(variantIds(type)[0]);
      expect(isVariant(type, bundledSite.selectedSections[type]?.component ?? "")).toBe(true);
    }
  });

  it("does not take an inherited property for a variant", () => {
    expect(isVariant("Hero", "constructor")).toBe(false);
    expect(isVariant("Hero", "HeaderClassic")).toBe(false);
  });

  it.each(sectionTypes)("shows all designs of %s on one page of the catalogue", async (type) => {
    const pages = join(library, "..", "..", ".storybook", "siblings");
    const source = await readFile(join(pages, `${fileName(type)}.stories.tsx`), "utf8");
    expect(source).toContain(`"Secciones/${type}/Todos los diseños"`);
    expect(source).toContain(`siblingsOf("${type}")`);
  });

  it.each(sectionTypes)("gives %s a fixture of every kind", (type) => {
    for (const name of ["default", "minimal", "long", "missingPictures", "many"] as const) {
      expect(fixture(type, name)).toBeTypeOf("object");
    }
  });
});
