import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { bundledSite } from "@consultorio/content/data";
import { acquireServerLock } from "@consultorio/store";
import { isLong } from "@consultorio/testkit/long-form";
import { credentials, setUp } from "@consultorio/testkit/server/administrator";
import { commandsFolder, startServer } from "@consultorio/testkit/server/running-server";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { describe, expect, it } from "vitest";

const server = await serverForFile({ BACKUP_EVERY: "0" });
const administrator = await setUp(server);
const { folder } = server;
const database = join(folder, "site.db");
let file: string;

/** Runs one of the commands on a database. Returns its output, and whether it succeeded. */
async function command(script: string, database: string, args: string[] = []) {
  const env = {
    ...process.env,
    DATABASE_URL: `sqlite:${database}`,
    BACKUP_DIR: join(folder, "respaldos"),
  };
  const running = promisify(execFile)(process.execPath, [join(commandsFolder, script), ...args], { env });
  return running.then(
    ({ stdout }) => ({ ok: true, output: stdout.trim() }),
    (error: { stderr?: string }) => ({ ok: false, output: String(error.stderr).trim() }),
  );
}

/** Puts another home page into a database, as somebody could who writes a file to be imported. */
function forgeHome(file: string): void {
  const page = Buffer.from("<h1>Falso</h1>");
  const forged = new DatabaseSync(file);
  forged
    .prepare("insert into page_body (hash, identity, brotli, gzip) values ('falso', ?, ?, ?)")
    .run(page, brotliCompressSync(page), gzipSync(page));
  forged.exec("update page set body_hash = 'falso', etag = '\"falso\"' where path = '/'");
  forged.close();
}

const named = (name: string) => {
  const siteContent = structuredClone(bundledSite.siteContent);
  siteContent.doctorInfo.name = name;
  return { siteContent };
};

describe("a backup of a running site", () => {
  it("is made while saves go on, and holds one whole moment", async () => {
    let saved = 0;
    const making = command("db-backup.ts", database);
    let made: Awaited<typeof making> | undefined;
    making.then((result) => {
      made = result;
    });
    while (made === undefined) {
      const { status } = await administrator.call("/api/site-content", { json: named(`Dra. ${++saved}`) });
      expect(status).toBe(200);
    }
    expect(made).toMatchObject({ ok: true });
    expect(saved).toBeGreaterThan(1);
    const [name = ""] = await readdir(join(folder, "respaldos"));
    file = join(folder, "respaldos", name);
    expect(made.output).toContain(`Respaldo guardado y comprobado: ${file}`);
  });

  it.runIf(isLong)("becomes the same site elsewhere: pages, draft and accounts", async () => {
    const page = await (await fetch(server.origin)).text();
    const elsewhere = join(folder, "otro", "site.db");
    const { output } = await command("db-restore.ts", elsewhere, [file]);
    expect(output).toContain("Respaldo restaurado.");
    await server.stop();
    forgeHome(elsewhere);

    // Imported pages were drawn elsewhere: the public pages are drawn anew.
    const restored = await startServer(elsewhere, { PORT: new URL(server.origin).port });
    expect(await (await fetch(restored.origin)).text()).toBe(page);
    expect(restored.setupToken).toBeNull();
    const again = { ...credentials };
    expect((await administrator.call("/api/session", { json: again })).status).toBe(200);
    const draft = await administrator.call("/api/site-content");
    expect(JSON.stringify(draft.body)).toMatch(/"Dra\. \d+"/);
    const { body } = await administrator.call("/api/revisions");
    expect(JSON.stringify(body)).toContain(credentials.email);
    expect(await restored.stop()).toBe(0);
  });

  it.runIf(isLong)("is not put under a running server, and keeps the replaced database", async () => {
    const running = await startServer(database, { PORT: new URL(server.origin).port });
    expect(await command("db-restore.ts", database, [file])).toEqual({
      ok: false,
      output: "El servidor está en marcha. Deténlo antes de restaurar un respaldo.",
    });
    await running.stop();
    // A server that is only starting has nothing open yet.
    const letGo = await acquireServerLock(database);
    expect((await command("db-restore.ts", database, [file])).output).toMatch(
      /^El servidor está en marcha\./,
    );
    letGo();
    const { ok, output } = await command("db-restore.ts", database, [file]);
    expect(output).toContain("Respaldo restaurado.");
    expect(ok).toBe(true);
    const aside = (await readdir(folder)).filter((name) => name.startsWith("site.db.antes-"));
    expect(aside).toHaveLength(1);
    expect(output).toContain(`Lo que había está en ${join(folder, aside[0] ?? "")}`);
  });

  it("changes nothing if the file is no backup", async () => {
    const before = await readdir(folder);
    const wrong = await command("db-restore.ts", database, [join(folder, "site.db")]);
    expect(wrong).toEqual({
      ok: false,
      output: "Este archivo no es un respaldo de Consultorio y no se usó nada de él.",
    });
    expect(await readdir(folder)).toEqual(before);
  });
});
