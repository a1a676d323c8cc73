import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
/** Everything that a story's pixels can depend on. */
const sources = [
  ".storybook/**/*.{ts,tsx,css}",
  "packages/{ui,content,pictures}/src/**/*.{ts,tsx,css}",
  "packages/pictures/files/**/*.*",
  "packages/ui/scripts/{cut-fonts,letters,font/*}.ts",
  "pnpm-lock.yaml",
];

/**
 * A hash of every file that a story's pixels can depend on. By it the coverage page knows whether the last comparison of
 * screenshots was made of the present sources.
 */
export async function sourcesHash(): Promise<string> {
  const hash = createHash("sha256");
  const paths = await Array.fromAsync(glob(sources, { cwd: root }));
  for (const path of paths.sort()) hash.update(`${path}\0`).update(await readFile(join(root, path)));
  return hash.digest("hex");
}
