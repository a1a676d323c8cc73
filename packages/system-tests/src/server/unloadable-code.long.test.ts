import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setUp } from "@consultorio/testkit/server/administrator";
import { startPublishedServer } from "@consultorio/testkit/server/published-database";
import { startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { expect, it } from "vitest";
import { openNoMoreFiles } from "./open-files.ts";

it("a server that cannot load the code of a call answers 500 and ends; it works after the next start", async () => {
  await using folder = await temporaryFolder();
  const database = join(folder.path, "site.db");
  const first = await startPublishedServer(database);
  expect(await (await fetch(`${first.origin}/readyz`)).json()).toMatchObject({ ready: true });
  await openNoMoreFiles(first);
  await expect(setUp(first)).rejects.toThrow("Vuelve a intentarlo en un momento");
  await expect.poll(() => existsSync(`/proc/${first.pid}`), { timeout: 20_000 }).toBe(false);
  expect(await first.stop()).toBe(1);

  await using second = await startServer(database, { PORT: new URL(first.origin).port });
  await setUp(second);
});

it("a page whose code cannot be loaded stops a publication; the next publication succeeds", async () => {
  await using folder = await temporaryFolder();
  const [preload, unreadable] = [join(folder.path, "preload.cjs"), join(folder.path, "unreadable")];
  // While a file exists Node cannot read the chunks of the pages.
  await writeFile(
    preload,
    `const fs = require("node:fs");
    const { readFileSync } = fs;
    fs.readFileSync = (path, ...rest) => {
      if (/\\.next.server.chunks/.test(String(path)) && fs.existsSync(${JSON.stringify(unreadable)}))
        throw Object.assign(new Error("EMFILE: too many open files"), { code: "EMFILE" });
      return readFileSync(path, ...rest);
    };`,
  );
  await writeFile(unreadable, "");
  const NODE_OPTIONS = `--require ${preload}`;
  await using server = await startPublishedServer(join(folder.path, "site.db"), { NODE_OPTIONS });
  const owner = await setUp(server);
  const publish = () => owner.call("/api/update-sections", { json: {} });
  // Only pages that change are drawn.
  const { services } = await (await fetch(`${server.origin}/api/collections/services`)).json();
  services[0].shortDescription += " Con otra palabra.";
  expect(await owner.call("/api/collections/services", { json: { services } })).toMatchObject({
    status: 200,
  });

  expect(await publish()).toMatchObject({
    status: 422,
    body: {
      problems: expect.arrayContaining([
        { path: "/servicios", message: "no se pudo dibujar (respuesta 500)." },
      ]),
    },
  });
  await rm(unreadable);
  expect(await publish()).toMatchObject({ status: 200 });
});
