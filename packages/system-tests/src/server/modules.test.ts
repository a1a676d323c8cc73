import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setUp } from "@consultorio/testkit/server/administrator";
import { copyPublishedDatabase, startPublishedServer } from "@consultorio/testkit/server/published-database";
import { runServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { expect, it } from "vitest";

/** Node without file descriptors for the built code of Next, from the moment that a file exists. */
async function withoutDescriptors(folder: string): Promise<{ NODE_OPTIONS: string; exhausted: string }> {
  const [program, exhausted] = [join(folder, "without-descriptors.cjs"), join(folder, "exhausted")];
  await writeFile(
    program,
    `const fs = require("node:fs");
    const { readFileSync } = fs;
    fs.readFileSync = (path, ...rest) => {
      if (/\\.next\\/server\\/.*\\.js$/.test(String(path)) && fs.existsSync(${JSON.stringify(exhausted)}))
        throw Object.assign(new Error("EMFILE: too many open files, open " + path), { code: "EMFILE", syscall: "open" });
      return readFileSync(path, ...rest);
    };`,
  );
  return { NODE_OPTIONS: `--require ${program}`, exhausted };
}

it("a process that cannot load a route ends, so that its supervisor starts it anew", async () => {
  await using folder = await temporaryFolder();
  const database = join(folder.path, "site.db");
  const { NODE_OPTIONS, exhausted } = await withoutDescriptors(folder.path);
  const PORT = await copyPublishedDatabase(database);
  await writeFile(exhausted, "");

  const { code, output } = await runServer({ DATABASE_URL: `sqlite:${database}`, PORT, NODE_OPTIONS });

  expect(code).toBe(1);
  expect(output).toMatch(/no se pudo cargar|EMFILE/);
});

it("a ready process needs no file for its first call", async () => {
  await using folder = await temporaryFolder();
  const { NODE_OPTIONS, exhausted } = await withoutDescriptors(folder.path);
  await using server = await startPublishedServer(join(folder.path, "site.db"), { NODE_OPTIONS });
  const ready = await fetch(`${server.origin}/readyz`);
  expect({ status: ready.status, body: await ready.json() }).toMatchObject({
    status: 200,
    body: { api: true },
  });
  await writeFile(exhausted, "");

  const administrator = await setUp(server);
  expect((await administrator.call("/api/overview")).status).toBe(200);
});
