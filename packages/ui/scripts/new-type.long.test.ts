// @vitest-environment node
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyLibrary } from "./copy-library.ts";
import { newType } from "./new-type-files.ts";

const library = join(import.meta.dirname, "..");
const cache = join(library, "node_modules", ".cache");
let root = "";
let copy = "";

/** The library and the content, side by side as in the repository. */
beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  root = mkdtempSync(join(cache, "new-type-"));
  copy = join(root, "packages", "ui");
  copyLibrary(copy);
  cpSync(join(library, "../content/src"), join(root, "packages/content/src"), { recursive: true });
  symlinkSync(
    join(library, "../content/node_modules"),
    join(root, "packages/content/node_modules"),
    "junction",
  );
  // The copy's own content, with the new type in it.
  const paths = {
    "@consultorio/content": [join(root, "packages/content/src/index.ts")],
    "@consultorio/content/data": [join(root, "packages/content/src/data/index.ts")],
    "@consultorio/content/ready-sites": [join(root, "packages/content/src/ready-sites/index.ts")],
    "#*": [join(copy, "src/*"), join(root, "packages/content/src/*")],
  };
  writeFileSync(
    join(copy, "tsconfig.json"),
    JSON.stringify({
      extends: join(library, "tsconfig.json"),
      compilerOptions: { paths },
      include: ["src", "*.ts"],
    }),
  );
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const sources = () => readdirSync(copy, { recursive: true }).length;

describe("pnpm new:type", () => {
  it.each([
    ["", "", "Usage: pnpm new:type <Type> <Variant>, for example pnpm new:type Timeline List."],
    ["Timeline", "", "Usage: pnpm new:type"],
    ["time-line", "List", '"time-line" is no name here: it has to be in PascalCase.'],
    [
      "Hero",
      "Mosaic",
      'There is a section type "Hero" already. A further design of it: pnpm new:variant Hero Mosaic.',
    ],
    ["Contract", "Grid", 'There is a folder "src/sections/contract" already: choose another name.'],
  ])("refuses %s %s in one line, and writes nothing", (type, name, message) => {
    const before = sources();
    expect(() => newType(copy, type, name)).toThrow(message);
    expect(sources()).toBe(before);
  });

  it("writes a type whose only faults are its texts and its places in the ready sites and in the forms", () => {
    newType(copy, "Timeline", "List");
    const tsc = join(library, "node_modules", ".bin", "tsc");
    const { stdout } = spawnSync(tsc, ["-p", copy, "--singleThreaded"], { encoding: "utf8" });
    const faults = stdout.split("\n").filter((line) => line.includes("error TS"));
    expect(faults).not.toEqual([]);
    for (const fault of faults)
      expect(fault).toMatch(
        /timeline\.contract\.ts.*(?:Property 'timeline' does not exist|implicitly has an 'any' type)|(?:ready-sites\/selections|site\/section-parts)\.ts.*Property 'Timeline' is missing/,
      );
  }, 180_000);

  it("gives the type a place on the home page, in the registry and in the catalogue", () => {
    const read = (path: string) => readFileSync(join(root, path), "utf8");
    expect(read("packages/content/src/schema/home-sections.ts")).toContain('"Timeline"');
    expect(read("packages/content/src/data/selected-sections.ts")).toContain(
      'Timeline: { component: "TimelineList"',
    );
    expect(read("packages/ui/src/registry/catalog.ts")).toContain("Timeline: timelineVariants,");
    expect(read("packages/ui/src/registry/contracts.ts")).toContain("Timeline: timeline,");
    expect(read("packages/ui/src/registry/components.ts")).toContain("Timeline: { TimelineList }");
    expect(read("packages/ui/src/sections/timeline/timeline-list.stories.tsx")).toContain(
      "Secciones/Timeline/List",
    );
    expect(read(".storybook/siblings/timeline.stories.tsx")).toContain('siblingsOf("Timeline")');
  });
});
