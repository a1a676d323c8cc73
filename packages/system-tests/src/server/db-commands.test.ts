import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentNames } from "@consultorio/content";
import { exportToFile, openStore, system } from "@consultorio/store";
import { isLong } from "@consultorio/testkit/long-form";
import { commandsFolder } from "@consultorio/testkit/server/running-server";
import { expect, it, onTestFinished } from "vitest";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "consultorio-db-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a command of this folder as `pnpm` does, typed in `folder`, on the database `name` there. */
function run(script: string, { folder, name }: { folder: string; name: string }, ...args: string[]) {
  const env = { ...process.env, INIT_CWD: folder, DATABASE_URL: `sqlite:${name}` };
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(commandsFolder, script), ...args],
      { env },
      (_error, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });
}

async function siteIn(folder: string): Promise<void> {
  const store = await openStore(`sqlite:${join(folder, "uno.db")}`);
  const documents = Object.fromEntries(documentNames.map((name) => [name, { name }]));
  await store.save(system, { documents, base: 0 });
  await store.close();
}

it("exports a site and imports it into an empty database, with relative names from where it was typed", async () => {
  const folder = await temporaryFolder();
  await siteIn(folder);

  const exported = await run("db-export.ts", { folder, name: "uno.db" }, "sitio.gz");
  const imported = await run("db-import.ts", { folder, name: "dos.db" }, "sitio.gz");

  expect(exported).toMatchObject({ code: 0, err: "" });
  expect(exported.out).toMatch(/^Respaldo guardado en sitio\.gz\n/);
  expect(exported.out).toContain("Versiones: 1; publicaciones: 0; archivos: 0; cuentas: 0");
  expect(imported).toMatchObject({ code: 0, err: "" });
  expect(imported.out).toContain(`Base de datos: ${join(folder, "dos.db")}\n`);
  const hash = /SHA-256 (\w{64})/;
  expect(hash.exec(imported.out)?.[1]).toBe(hash.exec(exported.out)?.[1]);
  const store = await openStore(`sqlite:${join(folder, "dos.db")}`);
  onTestFinished(() => store.close());
  expect((await store.draft())?.version).toBe(1);
  expect((await store.auditTrail()).map(({ action }) => action)).toEqual(["copy.imported"]);
  const source = await openStore(`sqlite:${join(folder, "uno.db")}`);
  onTestFinished(() => source.close());
  expect((await source.auditTrail()).map(({ action }) => action)).toEqual(["copy.exported"]);
});

it.each(["db-import.ts", "db-restore.ts"])(
  "%s cancels a publication whose time passed after the export, and says so",
  async (command) => {
    const folder = await temporaryFolder();
    const hour = 3_600_000;
    const then = new Date(Date.now() - 2 * hour);
    const source = await openStore(`sqlite:${join(folder, "uno.db")}`, { now: () => then });
    const documents = Object.fromEntries(documentNames.map((name) => [name, { name }]));
    const { id } = await source.save(system, { documents, base: 0 });
    await source.schedulePublication(system, { revisionId: id, due: new Date(then.getTime() + hour) });
    await exportToFile(source, join(folder, "sitio.gz"));
    await source.close();

    const { out } = await run(command, { folder, name: "dos.db" }, "sitio.gz");

    expect(out).toMatch(/Publicación programada: versión 1, para el .+ se canceló\./);
    const store = await openStore(`sqlite:${join(folder, "dos.db")}`);
    onTestFinished(() => store.close());
    expect(await store.schedule()).toMatchObject([{ state: "cancelled" }]);
  },
);

it.runIf(isLong)("names the file by the time by default, and overwrites none", async () => {
  const folder = await temporaryFolder();
  await siteIn(folder);
  await writeFile(join(folder, "sitio.gz"), "otro");

  const named = await run("db-export.ts", { folder, name: "uno.db" });
  const taken = await run("db-export.ts", { folder, name: "uno.db" }, "sitio.gz");

  expect(named.code).toBe(0);
  expect(
    (await readdir(folder)).filter((file) => /^consultorio-\d{4}-\d\d-\d\d-\d{4}\.gz$/.test(file)),
  ).toHaveLength(1);
  expect(taken).toEqual({
    code: 1,
    out: "",
    err: `Ya existe ${join(folder, "sitio.gz")}. Elige otro nombre.\n`,
  });
});

it.runIf(isLong)("reports a mistake in one line", async () => {
  const folder = await temporaryFolder();
  await siteIn(folder);
  await writeFile(join(folder, "texto.gz"), "Esto no es un respaldo.");
  const at = { folder, name: "uno.db" };

  const lines = [
    await run("db-export.ts", { folder, name: "vacia.db" }, "vacia.gz"),
    await run("db-backup.ts", { folder, name: "vacia.db" }),
    await run("db-export.ts", at, "no-existe/sitio.gz"),
    await run("db-import.ts", at, "texto.gz"),
    await run("db-import.ts", at),
    await run("db-import.ts", { folder, name: "dos.db" }, "no-existe.gz"),
  ];

  expect(lines.map(({ code, out }) => ({ code, out }))).toEqual(lines.map(() => ({ code: 1, out: "" })));
  expect(lines.map(({ err }) => err)).toEqual([
    "La base de datos está vacía: no hay nada que exportar. Revisa DATABASE_URL.\n",
    "La base de datos está vacía: no hay nada que respaldar. Revisa DATABASE_URL.\n",
    "No se pudo escribir el archivo (ENOENT). Revisa la carpeta, sus permisos y el espacio.\n",
    "La base de datos ya tiene contenido y no se modificó. Importa en una vacía, por ejemplo DATABASE_URL=sqlite:./data/otra.db.\n",
    "Falta el archivo. Escribe, por ejemplo, pnpm db:import consultorio-2026-11-22-0130.gz\n",
    "No se pudo leer el respaldo. Revisa que exista y que puedas leerlo.\n",
  ]);
});
