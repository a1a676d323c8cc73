import { existsSync } from "node:fs";
import { chmod, copyFile, readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { startChild } from "../test/child.ts";
import { documentsWith } from "../test/documents.ts";
import { emptyDatabase, engines, openTestStore, rows, temporaryFolder } from "../test/engines.ts";
import { openStore, StoreError, system } from "./index.ts";
import { migrations } from "./schema/migrations.ts";

async function refusal(url: string): Promise<StoreError> {
  try {
    const store = await openStore(url);
    await store.close();
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
  throw new Error(`${url} was opened.`);
}

/** A file with some saved content, closed. */
async function filledFile(): Promise<string> {
  const file = join(await temporaryFolder(), "site.db");
  const store = await openStore(`sqlite:${file}`);
  for (let base = 0; base < 40; base += 1) {
    await store.save(system, { documents: documentsWith(`versión ${base} ${"á".repeat(500)}`), base });
  }
  await store.close();
  return file;
}

describe.each(engines)("a store on %s", (engine) => {
  it("keeps everything when it is closed and opened again", async () => {
    const url = await emptyDatabase(engine);
    const first = await openStore(url);
    const saved = await first.save(system, { documents: documentsWith("uno"), base: 0 });
    await first.close();

    const second = await openTestStore(url);

    expect(second.engine).toBe(engine);
    expect(await second.draft()).toEqual(saved);
  });

  it("says in one line that it is closed, and can be closed twice", async () => {
    const store = await openTestStore(await emptyDatabase(engine));
    await Promise.all([store.close(), store.close()]);

    await expect(store.draft()).rejects.toMatchObject({ code: `${engine}-closed` });
    await expect(store.save(system, { documents: documentsWith("x"), base: 0 })).rejects.toMatchObject({
      code: `${engine}-closed`,
    });
  });

  it("refuses a database of a newer release and does not change it", async () => {
    const url = await emptyDatabase(engine);
    await (await openStore(url)).close();
    await rows(url, "update schema_version set version = 99");

    const error = await refusal(url);

    expect(error.code).toBe("schema-newer");
    expect(error.message).toContain(`esquema 99; esta versión conoce ${migrations.length}) y no se modificó`);
    expect(await rows(url, "select version from schema_version")).toEqual([{ version: 99 }]);
  });

  it("refuses another program's database", async () => {
    const url = await emptyDatabase(engine);
    await rows(url, "create table session (id integer)");

    expect(await refusal(url)).toMatchObject({ code: "database-foreign" });
    expect(await rows(url, "select * from session")).toEqual([]);
  });

  it("finds nothing for a hostile id or number, and does not fail", async () => {
    const store = await openTestStore(await emptyDatabase(engine));
    await store.save(system, { documents: documentsWith("x"), base: 0 });

    for (const id of ["\0", "\ud800", "' or 1=1 --", "", "x".repeat(100_000)]) {
      expect(await store.revision(id)).toBeNull();
      expect(await store.media(id)).toBeNull();
      expect(await store.mediaFile(id, 640, id)).toBeNull();
      await expect(store.setLive(system, id)).rejects.toMatchObject({ code: "publication-not-found" });
      await store.publications({ before: id });
      await store.auditTrail({ before: id });
    }
    for (const number of [-1, 1.5, 2 ** 31, 1e300, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(store.save(system, { documents: {}, base: number })).rejects.toMatchObject({
        code: "version-conflict",
      });
      await store.revisions({ before: number, limit: number });
      expect(await store.mediaFile("x", number, "image/webp")).toBeNull();
    }
  });
});

describe("a database address", () => {
  it.each([
    ["", /debe empezar con sqlite: o con postgres:/],
    ["mysql://ana:secreto@localhost/site", /debe empezar con sqlite: o con postgres:/],
    ["sqlite:", /debe nombrar un archivo/],
    ["sqlite::memory:", /debe nombrar un archivo/],
    ["postgres://", /no se entiende/],
    ["postgres://ana:secreto@localhost", /no se entiende/],
    ["postgres://ana:secreto@localhost:puerto/site", /no se entiende/],
    ["postgres://ana:secreto@localhost/%E0%A4%A", /no se entiende/],
  ])("%j is refused with one clear line and without its password", async (url, line) => {
    const error = await refusal(url);

    expect(error.code).toContain("-url-");
    expect(error.message).toMatch(line);
    expect(error.message).not.toMatch(/\n|secreto/);
    expect(error.cause).toBeUndefined();
  });

  it("with a wrong password, a missing user or a missing database says which", async () => {
    const server = new URL(inject("postgres"));
    const at = (change: (url: URL) => void) => {
      const url = new URL(`${server.href}/postgres`);
      change(url);
      return refusal(url.href);
    };

    const wrongPassword = await at((url) => {
      url.password = "hunter2";
    });
    const noPassword = await at((url) => {
      url.password = "";
    });
    const noUser = await at((url) => {
      url.username = "nadie";
    });
    const noDatabase = await at((url) => {
      url.pathname = "/no-existe";
    });

    for (const error of [wrongPassword, noPassword, noUser]) {
      expect(error.code).toBe("postgres-login-refused");
      expect(error.message).toBe(
        `PostgreSQL en 127.0.0.1:${server.port} rechazó el usuario o la contraseña de DATABASE_URL.`,
      );
    }
    expect(noDatabase.code).toBe("postgres-database-missing");
    expect(noDatabase.message).toContain("«no-existe»");
  });

  it("is reported as unreachable where no PostgreSQL answers", async () => {
    const silent = createServer(() => {});
    silent.listen(0, "127.0.0.1");
    await new Promise((resolve) => silent.once("listening", resolve));
    onTestFinished(() => {
      silent.close();
    });
    const address = silent.address();
    const port = typeof address === "object" ? address?.port : undefined;

    const answers = await Promise.all([
      refusal("postgres://ana:secreto@127.0.0.1:1/site"),
      refusal("postgres://ana:secreto@no-existe.invalid/site"),
      refusal(`postgres://ana:secreto@127.0.0.1:${port}/site`),
    ]);

    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill("postgres-unreachable"));
    expect(answers[0]?.message).toBe("No hay conexión con PostgreSQL en 127.0.0.1:1.");
    for (const { message } of answers) expect(message).not.toContain("secreto");
    expect(await refusal("postgres:///site?host=/no-existe")).toMatchObject({
      code: "postgres-unreachable",
      message: "No hay conexión con PostgreSQL en localhost:5432.",
    });
  });
});

describe("a database file", () => {
  it("that is missing is created, with its folder, readable by its owner only", async () => {
    const file = join(await temporaryFolder(), "datos", "clínica uno", "site.db");

    await (await openStore(`sqlite:${file}`)).close();

    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it("that is empty is a new one", async () => {
    const file = join(await temporaryFolder(), "site.db");
    await writeFile(file, "");

    const store = await openTestStore(`sqlite:${file}`);

    expect(await store.draft()).toBeNull();
  });

  it("has a write-ahead log, which is written back on closing", async () => {
    const file = join(await temporaryFolder(), "site.db");
    const store = await openStore(`sqlite:${file}`);
    await store.save(system, { documents: documentsWith("uno"), base: 0 });
    expect(existsSync(`${file}-wal`)).toBe(true);

    await store.close();

    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  it("that is no database is refused and stays byte for byte", async () => {
    const file = join(await temporaryFolder(), "site.db");
    await writeFile(file, "Esto no es una base de datos. ".repeat(200));
    const before = await readFile(file);

    const error = await refusal(`sqlite:${file}`);

    expect(error).toMatchObject({ code: "sqlite-damaged" });
    expect(error.message).toBe(
      `La base de datos ${file} está dañada y no se modificó. Restaura un respaldo o mueve el archivo a otro lugar.`,
    );
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it("that was cut off is refused and stays byte for byte", async () => {
    const file = await filledFile();
    await truncate(file, Math.floor((await stat(file)).size / 2));
    const before = await readFile(file);

    expect(await refusal(`sqlite:${file}`)).toMatchObject({ code: "sqlite-damaged" });
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it("with overwritten pages is refused and stays byte for byte", async () => {
    const file = await filledFile();
    const bytes = await readFile(file);
    bytes.fill(0xab, 4096 * 3, 4096 * 8);
    await writeFile(file, bytes);

    expect(await refusal(`sqlite:${file}`)).toMatchObject({ code: "sqlite-damaged" });
    expect((await readFile(file)).equals(bytes)).toBe(true);
  });

  it("of a newer release or of another program stays byte for byte", async () => {
    const file = await filledFile();
    await rows(`sqlite:${file}`, `update schema_version set version = ${migrations.length + 1}`);
    const newer = await readFile(file);
    const other = join(await temporaryFolder(), "otro.db");
    await rows(`sqlite:${other}`, "create table account (id integer)");
    const foreign = await readFile(other);

    expect(await refusal(`sqlite:${file}`)).toMatchObject({ code: "schema-newer" });
    expect(await refusal(`sqlite:${other}`)).toMatchObject({ code: "database-foreign" });
    expect((await readFile(file)).equals(newer)).toBe(true);
    expect((await readFile(other)).equals(foreign)).toBe(true);
  });

  it("that a process was killed on before it had a write-ahead log opens as it was before", async () => {
    const file = await filledFile();
    const before = new DatabaseSync(file);
    onTestFinished(() => before.close());
    before.exec("pragma journal_mode = delete; pragma cache_size = 1; begin immediate");
    before.exec("create table half (bytes blob); insert into half values (zeroblob(1000000))");
    before.exec("update document set json = 'a medias'");
    const killed = join(await temporaryFolder(), "site.db");
    for (const end of ["", "-journal"]) await copyFile(`${file}${end}`, `${killed}${end}`);

    const store = await openStore(`sqlite:${killed}`);
    onTestFinished(() => store.close());

    expect(await store.draft()).not.toBeNull();
    expect(existsSync(`${killed}-journal`)).toBe(false);
  });

  it("that cannot be opened is refused with its name", async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "archivo"), "x");

    const aFolder = await refusal(`sqlite:${folder}`);
    const insideAFile = await refusal(`sqlite:${join(folder, "archivo", "site.db")}`);

    expect(aFolder).toMatchObject({
      code: "sqlite-cannot-open",
      message: `No se pudo abrir la base de datos ${folder}.`,
    });
    expect(insideAFile).toMatchObject({ code: "sqlite-cannot-open" });
    const tooLong = `sqlite:${join(folder, "x".repeat(300))}`;
    expect(await refusal(tooLong)).toMatchObject({ code: "sqlite-cannot-open" });
  });

  it("in a folder without write permission is refused before it is read", async () => {
    const file = await filledFile();
    await chmod(file, 0o444);
    await chmod(dirname(file), 0o555);

    const { lines, ended } = startChild("open-and-report.ts", `sqlite:${file}`);
    const output: string[] = [];
    for await (const line of lines) output.push(line);
    await ended;
    await chmod(dirname(file), 0o755);

    expect(output).toEqual([`sqlite-read-only: No hay permiso para escribir en la base de datos ${file}.`]);
    expect(await readdir(dirname(file))).toEqual(["site.db"]);
  });

  it("whose server lock is another kind of file is refused with its name", async () => {
    const file = join(await temporaryFolder(), "site.db");
    await writeFile(`${file}.servidor`, "Esto no es un candado. ".repeat(200));

    await expect(openStore(`sqlite:${file}`, { server: true })).rejects.toMatchObject({
      code: "sqlite-damaged",
      message: expect.stringContaining(`${file}.servidor`),
    });
  });

  it("that another program holds is opened when it is free", async () => {
    const file = join(await temporaryFolder(), "site.db");
    const holder = new DatabaseSync(file);
    onTestFinished(() => holder.close());
    holder.exec("begin exclusive");
    const tries = vi.spyOn(DatabaseSync.prototype, "prepare");
    onTestFinished(() => tries.mockRestore());

    const opening = openTestStore(`sqlite:${file}`);
    await expect.poll(() => tries.mock.calls.length, { timeout: 4000 }).toBeGreaterThan(3);
    expect(await Promise.race([opening, "todavía no"])).toBe("todavía no");
    holder.exec("rollback");

    expect(await (await opening).draft()).toBeNull();
  });
});
