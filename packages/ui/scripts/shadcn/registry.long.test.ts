// @vitest-environment node
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sectionTypes } from "@consultorio/content";
import { afterAll, beforeAll, expect, it } from "vitest";
import { variantIds } from "../../src/registry/catalog.ts";
import { registryItems, writeRegistry } from "./registry.ts";

const library = join(import.meta.dirname, "../..");
const cache = join(library, "node_modules", ".cache");
const items = registryItems(library);
let folder = "";

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "registry-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("has an item for every variant, with the drawing itself", () => {
  expect(items).toHaveLength(sectionTypes.flatMap((type) => variantIds(type)).length);
  const hero = items.find(({ name }) => name === "hero-split");
  expect(hero?.files.map(({ target }) => target)).toContain("components/consultorio/hero/hero-split.tsx");
  expect(hero?.dependencies.join()).toContain("@consultorio/ui@");
  for (const { title, description } of items) expect([title, description]).not.toContain("");
});

it("copies sources that compile in an app that has the library alone", () => {
  for (const { files } of items)
    for (const { target, content } of files) {
      const path = join(folder, target);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      expect(content).not.toMatch(/from "(#|\.\.\/\.\.|@consultorio\/(?!ui\/))/);
    }
  const paths = {
    "@consultorio/ui/components": [join(library, "src/components/index.ts")],
    "@consultorio/ui/sections/*": [join(library, "src/sections/*/index.ts")],
    "#*": [join(library, "src/*")],
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: join(library, "tsconfig.json"),
      compilerOptions: { paths },
      include: ["components", join(library, "src/components/element/element-names.ts")],
    }),
  );
  const tsc = join(library, "node_modules", ".bin", "tsc");
  expect(spawnSync(tsc, ["-p", folder, "--singleThreaded"], { encoding: "utf8" }).stdout).toBe("");
}, 180_000);

it("is written as an index and one file for each item", () => {
  const written = join(folder, "written");
  writeRegistry(library, written);
  expect(readdirSync(written)).toHaveLength(items.length + 1);
  const index = JSON.parse(readFileSync(join(written, "registry.json"), "utf8"));
  expect(index).toMatchObject({ name: "consultorio", homepage: expect.stringContaining("https://") });
  expect(index.items.map(({ name }: { name: string }) => name)).toEqual(items.map(({ name }) => name));
});
