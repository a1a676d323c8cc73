// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { designsOf } from "./designs.ts";
import { designsPage, llmsText } from "./lists.ts";
import { withoutSpanishNotes } from "./spanish-notes.ts";

const library = join(import.meta.dirname, "..");
const designs = designsOf(library);

it("DESIGNS.md is of these designs, each with a picture that exists", () => {
  const page = readFileSync(join(library, "DESIGNS.md"), "utf8");
  // `node scripts/build.ts` writes it.
  expect(page).toBe(designsPage(designs));
  const pictures = [...page.matchAll(/src="([^"]+)"/g)].map(([, path = ""]) => path);
  expect(pictures).toHaveLength(designs.length);
  expect(pictures.filter((path) => !existsSync(join(library, path)))).toEqual([]);
});

it("the archive's DESIGNS.md has small pictures beside it", () => {
  const dist = join(library, "dist");
  const page = readFileSync(join(dist, "DESIGNS.md"), "utf8");
  const pictures = [...page.matchAll(/src="([^"]+)"/g)].map(([, path = ""]) => path);
  expect(pictures).toHaveLength(designs.length);
  expect(pictures.filter((path) => !existsSync(join(dist, path)))).toEqual([]);
});

it("llms.txt names every design, with the entry that has it", () => {
  const text = llmsText(designs);
  for (const { id, folder } of designs) {
    expect(text).toContain(`\n- ${id}: `);
    expect(text).toContain(`"@consultorio/ui/sections/${folder}"`);
  }
});

it.each([
  ["/** Name. @default 0 @es Nombre. */", "/** Name. @default 0 */"],
  ["/**\n   * Name.\n   * @es Nombre.\n   */", "/**\n   * Name.\n   */"],
])("a host reads the English of %j", (source, english) => {
  expect(withoutSpanishNotes(source)).toBe(english);
});
