// @vitest-environment node
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sectionTypes } from "@consultorio/content";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyLibrary } from "./copy-library.ts";
import { newVariant, readArguments } from "./new-variant-files.ts";

const library = join(import.meta.dirname, "..");
const cache = join(library, "node_modules", ".cache");
let copy = "";

/** Inside the package's node_modules: its dependencies are found from there, and no other check reads it. */
beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  copy = mkdtempSync(join(cache, "new-variant-"));
  copyLibrary(copy);
  const configuration = { extends: join(library, "tsconfig.json"), include: ["src", "*.ts"] };
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(configuration));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const sources = () => readdirSync(join(copy, "src"), { recursive: true }).length;

describe("pnpm new:variant", () => {
  it("takes a type, a name and the variant to start from", () => {
    expect(readArguments(["Hero", "Mosaic", "--from", "HeroSplit"])).toEqual({
      type: "Hero",
      name: "Mosaic",
      from: "HeroSplit",
    });
    expect(readArguments(["Hero", "Mosaic"])).toEqual({ type: "Hero", name: "Mosaic", from: undefined });
  });

  it.each(["--help", "Hero Mosaic --form HeroSplit", "Hero Mosaic --from", "Hero Mosaic HeroSplit"])(
    "says how it is used where it is called by %s",
    (line) => {
      expect(() => readArguments(line.split(" "))).toThrow(/^Usage: pnpm new:variant <Type> <Name> /);
    },
  );

  it.each([
    ["", "", "Usage: pnpm new:variant <Type> <Name> [--from <Variant>], for example"],
    ["Heroe", "Mosaic", 'There is no section type "Heroe". Did you mean "Hero"?'],
    ["Timeline", "Cards", 'There is no section type "Timeline". Choose one of: Header, NavMenu, Hero, '],
    ["Timeline", "Cards", ", Footer. A new type: pnpm new:type Timeline Cards."],
    ["Hero", "mosaic-wall", 'Did you mean "MosaicWall"?'],
    ["Hero", "¡!", '"¡!" is no name for a variant'],
    ["Hero", "Split", 'Hero already has "HeroSplit"'],
    ["Hero", "HeroSplit", 'Hero already has "HeroSplit"'],
  ])("refuses %s %s in one line, and writes nothing", (type, name, message) => {
    const before = sources();
    expect(() => newVariant(copy, type, name)).toThrow(message);
    expect(sources()).toBe(before);
  });

  it("writes a variant of every type that compiles", () => {
    for (const type of sectionTypes) newVariant(copy, type, "Trial");
    const tsc = join(library, "node_modules", ".bin", "tsc");
    expect(spawnSync(tsc, ["-p", copy, "--singleThreaded"], { encoding: "utf8" }).stdout).toBe("");
  }, 180_000);

  it("copies the variant of `--from`, named with or without its type", () => {
    const source = (file: string) => readFileSync(join(copy, "src", "sections", "hero", file), "utf8");
    expect(newVariant(copy, "Hero", "FromSplit", "HeroSplit").model).toBe("HeroSplit");
    expect(newVariant(copy, "Hero", "FromVideo", "Video").model).toBe("HeroVideo");
    expect(source("hero-from-split.tsx")).toBe(
      source("hero-split.tsx").replaceAll("HeroSplit", "HeroFromSplit"),
    );
    expect(source("hero-from-video.tsx")).toContain("export function HeroFromVideo(");
    // Its name begins as the type's does, and is another word.
    expect(newVariant(copy, "Hero", "Heroic").variant).toBe("HeroHeroic");
    const before = sources();
    expect(() => newVariant(copy, "Hero", "Other", "HeroSplitt")).toThrow(
      'Hero has no variant "HeroSplitt" to start from. Did you mean "HeroSplit"?',
    );
    expect(sources()).toBe(before);
  });

  it("leaves the words of the administrator and the guide to be written", () => {
    const read = (file: string) => readFileSync(join(copy, "src", "sections", "hero", file), "utf8");
    expect(read("hero.variants.ts")).toMatch(/HeroTrial: \{\s+label: "",\s+description: "",\s+\},/);
    expect(read("hero-trial.stories.tsx")).toContain("choose: []");
    expect(read("hero-trial.tsx")).toContain("export function HeroTrial(");
    expect(read("index.ts")).toContain('export * from "./hero-trial.tsx";');
  });

  it("imports it in the registry with the other variants of its type", () => {
    const registry = readFileSync(join(copy, "src", "registry", "components.ts"), "utf8");
    expect(registry).toMatch(
      /import \{[^}]*HeroVideo, HeroTrial[^}]*\} from "..\/sections\/hero\/index.ts";/,
    );
    expect(registry.match(/from "..\/sections\/hero\//g)).toHaveLength(1);
  });
});
