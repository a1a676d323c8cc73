import { cpSync } from "node:fs";
import { join } from "node:path";

const library = join(import.meta.dirname, "..");

/** Copies the sources and settings of the library into a folder, so that a test can add to them. */
export function copyLibrary(folder: string): void {
  for (const part of [
    "src",
    "scripts",
    "package.json",
    "tsup.config.ts",
    "vitest.config.ts",
    "vitest.setup.ts",
  ])
    cpSync(join(library, part), join(folder, part), { recursive: true });
}
