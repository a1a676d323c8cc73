import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const cache = join(root, "node_modules", ".cache", "catalogue");
/** Everything that a story's pixels can depend on. */
const sources = [
  ".storybook/*.{ts,tsx,css}",
  "packages/{ui,content,pictures}/src/**/*.{ts,tsx,css}",
  "packages/pictures/files/**/*.*",
  "packages/ui/scripts/{cut-fonts,letters}.ts",
  "pnpm-lock.yaml",
];

/** A hash of every file that a story's pixels can depend on. */
export async function sourcesHash(): Promise<string> {
  const hash = createHash("sha256");
  const paths = await Array.fromAsync(glob(sources, { cwd: root }));
  for (const path of paths.sort()) hash.update(`${path}\0`).update(await readFile(join(root, path)));
  return hash.digest("hex");
}

/**
 * The folder of the built catalogue and the hash of its sources: an earlier build of the very same sources, else a
 * new one. A build appears under its name when it is whole, so runs side by side do not disturb each other.
 */
export async function builtCatalogue(): Promise<{ folder: string; hash: string }> {
  const hash = await sourcesHash();
  const folder = join(cache, hash.slice(0, 16));
  if (existsSync(folder)) return { folder, hash };
  await removeOldBuilds();
  const unfinished = `${folder}.${process.pid}`;
  execFileSync("storybook", ["build", "--output-dir", unfinished, "--quiet"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (existsSync(folder)) await rm(unfinished, { recursive: true });
  else await rename(unfinished, folder);
  return { folder, hash };
}

const hour = 3_600_000;

async function removeOldBuilds(): Promise<void> {
  for await (const name of glob("*", { cwd: cache })) {
    const { mtimeMs } = await stat(join(cache, name));
    if (mtimeMs < Date.now() - hour) await rm(join(cache, name), { recursive: true, force: true });
  }
}
