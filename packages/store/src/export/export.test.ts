import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { lstat, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { parseDocument } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { startChild } from "#test/child.ts";
import { documentsWith } from "#test/documents.ts";
import {
  bothEngines,
  type EngineName,
  emptyDatabase,
  emptyStore,
  engines,
  openEngine,
  openTestStore,
  rows,
  temporaryFolder,
} from "#test/engines.ts";
import { ana, fill } from "#test/filled-store.ts";
import { storedProblems } from "#test/stored-problems.ts";
import { sha256 } from "../base/canonical-json.ts";
import { migrate } from "../engine/migrate.ts";
import { describeExport, exportToFile, importStore, type Store, system } from "../index.ts";
import { migrations } from "../schema/migrations.ts";
import { headerLine, rowLine } from "./export-format.ts";
import type { Row } from "./exported-tables.ts";

async function exported(store: Store): Promise<Buffer> {
  const file = join(await temporaryFolder(), "sitio.gz");
  await store.exportTo(createWriteStream(file));
  return readFile(file);
}

async function filledExport(engine: EngineName = "sqlite"): Promise<Buffer> {
  const store = await emptyStore(engine);
  await fill(store);
  return exported(store);
}

async function marksOf(store: Store): Promise<ReadonlyMap<string, string> | undefined> {
  return (await store.live())?.marks;
}

/** An export with any lines, whose end says the right hash. */
function exportOf(header: string, lines: string[], hash = sha256(...lines)): Buffer {
  return gzipSync(`${header}${lines.join("")}${JSON.stringify({ sha256: hash })}\n`);
}

/** The same export with its text changed. */
function rewritten(file: Buffer, change: (text: string) => string): Buffer {
  return gzipSync(change(gunzipSync(file).toString()));
}

/** In pieces of an odd size, as a network gives them. */
function streamed(file: Buffer, size = 1021): Readable {
  const pieces = Array.from({ length: Math.ceil(file.byteLength / size) }, (_, index) =>
    file.subarray(index * size, (index + 1) * size),
  );
  return Readable.from(pieces);
}

const created = new Date("2026-11-20T12:00:00.000Z");

describe("an export", () => {
  it("carries everything from SQLite to PostgreSQL and back, with equal hashes", async () => {
    const [first, middle, last] = [
      await emptyDatabase("sqlite"),
      await emptyDatabase("postgres"),
      await emptyDatabase("sqlite"),
    ];
    const store = await openTestStore(first);
    const { user, recoveryCodes, picture, video, review } = await fill(store);
    const summary = await describeExport(streamed(await exported(store)));

    const there = await importStore(middle, streamed(await exported(store)));
    const back = await importStore(last, streamed(await exported(await openTestStore(middle))));

    expect(Object.entries(summary.counts).filter(([, count]) => count === 0)).toEqual([]);
    for (const { sha256: hash, counts, schema } of [there, back])
      expect({ hash, counts, schema }).toEqual({
        hash: summary.sha256,
        counts: summary.counts,
        schema: migrations.length,
      });
    for (const url of [middle, last]) {
      const copy = await openTestStore(url);
      expect(await copy.draft()).toEqual(await store.draft());
      expect(await copy.revisions()).toEqual(await store.revisions());
      expect(await marksOf(copy)).toEqual(await marksOf(store));
      expect(await copy.livePointer()).toEqual(await store.livePointer());
      expect(await copy.publications()).toEqual(await store.publications());
      expect(await copy.listMedia()).toEqual(await store.listMedia());
      const file = await copy.mediaFile(picture.hash, 640, "image/webp");
      expect(sha256(file ?? "")).toBe(
        sha256((await store.mediaFile(picture.hash, 640, "image/webp")) ?? "nada"),
      );
      const chunk = await copy.videoSlice(video.hash, "video/mp4", 262_144, 262_144);
      expect(chunk && [...new Set(chunk), chunk.length]).toEqual([7, 37_856]);
      expect(await copy.schedule()).toEqual(await store.schedule());
      expect(await copy.reviewByToken(review.token)).toEqual(await store.reviewByToken(review.token));
      expect(await copy.auditTrail()).toEqual(await store.auditTrail());
      expect(await copy.authenticate(ana)).toMatchObject(user);
      expect(await copy.useSecondFactor(user.id, recoveryCodes[0] ?? "")).toBe(true);
      expect(await storedProblems(copy, url)).toEqual([]);
    }
  });

  it("keeps the theme with the clinic's own colour from one engine to the other", async () => {
    const theme = { preset: "garden", brand: "#225984", fonts: "nunito", radius: "sharp" };
    const siteContent = { ...bundledSite.siteContent, theme };
    const pairs = bothEngines.flatMap((from) => bothEngines.map((to) => ({ from, to })));
    for (const { from, to } of pairs) {
      const store = await emptyStore(from);
      const user = await store.createUser(system, ana);
      const { session } = await store.createSession(user.id, { userAgent: "Firefox" });
      await store.save(session, { documents: { ...documentsWith("uno"), siteContent }, base: 0 });
      const url = await emptyDatabase(to);
      await importStore(url, streamed(await exported(store)));
      const saved = (await (await openTestStore(url)).draft())?.documents.siteContent;
      const parsed = parseDocument("siteContent", saved);
      expect(parsed.ok && parsed.value.theme, `${from} to ${to}`).toEqual(theme);
    }
  });

  it("is the same text whichever engine it comes from, but for its first line", async () => {
    const file = await filledExport("postgres");
    const copy = await emptyDatabase("sqlite");
    await importStore(copy, streamed(file));

    const again = await exported(await openTestStore(copy));

    const body = (bytes: Buffer) => gunzipSync(bytes).toString().split("\n").slice(1);
    expect(body(again)).toEqual(body(file));
  });

  it("does not contain sessions, counted attempts and the token of the first account", async () => {
    const store = await emptyStore("sqlite");
    const { session } = await fill(store);
    expect(await store.sessions(session)).toHaveLength(1);

    const text = gunzipSync(await exported(store)).toString();

    const tables = new Set([...text.matchAll(/^\["(\w+)"/gm)].map(([, table]) => table));
    for (const table of ["session", "attempt", "setup_token"]) expect(tables).not.toContain(table);
  });

  it("is described by its own hashes and counts", async () => {
    const summary = await describeExport(
      streamed(exportOf(headerLine({ schema: 1, created, counts: {} }), [])),
    );

    expect(summary).toEqual({ schema: 1, created, counts: {}, sha256: sha256() });
  });
});

describe.each(engines)("an export from %s", (engine) => {
  it("holds one state of the site, while another process saves", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    const { child, lines, ended } = startChild("save-until-killed.ts", url);
    await once(lines, "line");

    const files: Buffer[] = [];
    while (files.length < 3) {
      files.push(await exported(store));
      await once(lines, "line");
    }
    child.kill("SIGKILL");
    await ended;

    const versions: number[] = [];
    for (const file of files) {
      const copy = await emptyDatabase(engine);
      const { counts } = await importStore(copy, streamed(file));
      const restored = await openTestStore(copy);
      expect((await restored.draft())?.version).toBe(counts.revision);
      expect(await storedProblems(restored, copy)).toEqual([]);
      versions.push(counts.revision ?? 0);
    }
    expect(new Set(versions).size).toBe(3);
    expect((await store.draft())?.version).toBeGreaterThanOrEqual(Math.max(...versions));
  });

  it("fails with the error of its target, and the store keeps working", async () => {
    const store = await emptyStore(engine);
    await fill(store);
    // As the system says it of a disk that may be another one than the database's.
    const reason = Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: "write" });
    const full = new Writable({ write: (_chunk, _encoding, done) => done(reason) });

    await expect(store.exportTo(full)).rejects.toBe(reason);

    expect((await store.save(system, { documents: {}, base: 2 })).version).toBe(3);
  });

  it("fails with the store's error when rows cannot be read, and destroys its target", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    const spoiler = await openEngine(engine, url);
    await spoiler.write((db) => sql`alter table review_note rename column id to another`.execute(db));
    const target = new Writable({ write: (_chunk, _encoding, done) => done() });

    await expect(store.exportTo(target)).rejects.toMatchObject({ code: `${engine}-failed` });

    expect(target.destroyed).toBe(true);
  });

  it("is refused once the store is closed", async () => {
    const store = await emptyStore(engine);
    await store.close();

    await expect(store.exportTo(new Writable())).rejects.toMatchObject({ code: `${engine}-closed` });
  });
});

describe.each(engines)("an import into %s", (engine) => {
  it("accepts a database that has a schema but no content", async () => {
    const file = await filledExport();
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    expect(await store.draft()).toBeNull();

    await importStore(url, streamed(file));

    expect((await store.draft())?.version).toBe(2);
  });

  it("accepts an empty database of an older schema", async () => {
    const file = await filledExport();
    const url = await emptyDatabase(engine);
    await migrate(await openEngine(engine, url), migrations.slice(0, 1));

    await importStore(url, streamed(file));

    expect((await (await openTestStore(url)).draft())?.version).toBe(2);
  });

  it("refuses a database with content, and does not change it", async () => {
    const file = await filledExport();
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    const draft = await store.save(system, { documents: documentsWith("mío"), base: 0 });

    await expect(importStore(url, streamed(file))).rejects.toMatchObject({
      code: "database-not-empty",
      message:
        "La base de datos ya tiene contenido y no se modificó. Importa en una vacía, por ejemplo DATABASE_URL=sqlite:./data/otra.db.",
    });

    expect(await store.draft()).toEqual(draft);
  });

  it("refuses a file with damage at any place, and the database stays empty", async () => {
    const file = await filledExport();
    const url = await emptyDatabase(engine);
    const places = Array.from(
      { length: 12 },
      (_, index) => 12 + index * Math.floor((file.byteLength - 20) / 12),
    );

    for (const place of places) {
      const broken = Buffer.from(file);
      broken.writeUInt8(broken.readUInt8(place) ^ 0x55, place);
      await expect(importStore(url, streamed(broken))).rejects.toMatchObject({
        code: expect.stringMatching(/^export-(damaged|foreign)$/),
      });
      await expect(importStore(url, streamed(file.subarray(0, place)))).rejects.toMatchObject({
        code: expect.stringMatching(/^export-(damaged|foreign)$/),
      });
    }

    const store = await openTestStore(url);
    expect(await store.hasUsers()).toBe(false);
    expect(await store.draft()).toBeNull();
    await importStore(url, streamed(file));
    expect((await store.draft())?.version).toBe(2);
  });

  it("refuses a readable file whose rows were changed, moved, left out or added", async () => {
    const file = await filledExport();
    const url = await emptyDatabase(engine);
    const changes: ((text: string) => string)[] = [
      (text) => text.replace("Nueva fachada", "Vieja fachada"),
      (text) => text.replace(/^\["audit".*\n/m, ""),
      (text) => text.replace(/^(\["audit".*\n)/m, "$1$1"),
      (text) => text.replace(/^(\["revision".*\n)/m, "$1$1"),
      (text) => text.replace(/^(\["revision",\{")/m, "$1otra_"),
      (text) => text.replace(/\{"sha256":"\w+"\}\n$/, ""),
      (text) => text.replace(/(\{"sha256":"\w+"\}\n)$/, "$1$1"),
      (text) => `${text}["audit",{}]\n`,
      (text) => text.replace(/^\["audit"/m, '["attempt"'),
      (text) => text.replace(/^\["audit",.*$/m, '["audit",7]'),
      (text) => text.replace(/^\["audit",.*$/m, '["audit",{"id":true}]'),
      (text) => text.replace(/^\["audit",.*$/m, '["audit",{"id":{"base64":7}}]'),
      (text) => text.replace(/^\["audit",.*$/m, '["audit"]'),
      (text) => text.replace(/^\["audit",.*$/m, "[7,{}]"),
      (text) => text.replace(/^\["audit",.*$/m, '"audit"'),
      (text) => text.replace(/^\["audit",.*$/m, '{"audit":1}'),
      (text) => text.replace(/^\["audit",.*$/m, "["),
      (text) => text.replace('"audit":', '"audit":1'),
    ];

    for (const change of changes) {
      const changed = rewritten(file, change);
      expect(gunzipSync(changed).equals(gunzipSync(file))).toBe(false);
      await expect(importStore(url, streamed(changed)), String(change)).rejects.toMatchObject({
        code: "export-damaged",
        message: "El respaldo está dañado o incompleto y no se usó nada de él. Elige otro.",
      });
    }

    expect(await (await openTestStore(url)).hasUsers()).toBe(false);
  });

  it("refuses rows that do not match their own hash or length, though the hash of the file is right", async () => {
    const url = await emptyDatabase(engine);
    const bytes = Uint8Array.of(1, 2);
    const wrong: [string, Row][] = [
      ["document", { hash: sha256("1"), json: "2" }],
      ["document", { hash: sha256("1"), json: 1 }],
      ["page_body", { hash: "x", identity: bytes, brotli: bytes, gzip: bytes }],
      ["page_body", { hash: "x", identity: bytes, brotli: bytes, gzip: "x" }],
      ["page_body", { hash: "x", identity: bytes, brotli: "x", gzip: bytes }],
      ["page_body", { hash: "x", identity: "x", brotli: bytes, gzip: bytes }],
      ["media_file", { media_hash: "x", width: 1, height: 1, type: "x", size: 3, body: bytes }],
      ["media_file", { media_hash: "x", width: 1, height: 1, type: "x", size: 2, body: "xx" }],
      ["video_chunk", { media_hash: "x", type: "x", number: 0, size: 3, body: bytes }],
    ];

    for (const [table, row] of wrong) {
      const header = headerLine({ schema: 1, created, counts: { [table]: 1 } });
      const file = exportOf(header, [rowLine(table, row)]);
      await expect(importStore(url, streamed(file)), rowLine(table, row)).rejects.toMatchObject({
        code: "export-damaged",
      });
    }
  });

  it("reports an error of the database when the file is whole", async () => {
    const url = await emptyDatabase(engine);
    const row = rowLine("document", { hash: sha256("1"), json: "1" });
    const header = headerLine({ schema: 1, created, counts: { document: 2 } });

    await expect(importStore(url, streamed(exportOf(header, [row, row])))).rejects.toMatchObject({
      code: `${engine}-failed`,
    });
  });

  it("brings an export of an older schema up to date", async () => {
    const url = await emptyDatabase(engine);
    const account = { id: "1", email: ana.email, password_hash: "x", at: "2026-11-20T12:00:00.000Z" };
    const header = headerLine({ schema: 1, created, counts: { account: 1 } });

    await importStore(url, streamed(exportOf(header, [rowLine("account", account)])));

    expect(await (await openTestStore(url)).users(system)).toMatchObject([
      { email: ana.email, role: "owner" },
    ]);
    expect(await rows(url, "select version from schema_version")).toEqual([{ version: migrations.length }]);
  });

  it("accepts hundreds of rows and large rows", async () => {
    const url = await emptyDatabase(engine);
    const json = JSON.stringify("á".repeat(300_000));
    const documents = Array.from({ length: 450 }, (_, index) => `${index}`).concat(json);
    const lines = documents.map((text) => rowLine("document", { hash: sha256(text), json: text }));
    const header = headerLine({ schema: 1, created, counts: { document: lines.length } });

    await importStore(url, streamed(exportOf(header, [...lines, ...[]])));

    const kept = await rows(url, "select json from document");
    expect(kept.map((row) => row.json).sort()).toEqual(documents.toSorted());
  });
});

describe("a file that is no export of this release", () => {
  const good = { format: "consultorio-export", version: 1, schema: 1, created, counts: {} };
  const header = (change: object) => `${JSON.stringify({ ...good, ...change })}\n`;

  it.each<[string, Buffer]>([
    ["an empty file", Buffer.alloc(0)],
    ["a text", Buffer.from("Esto no es un respaldo.")],
    ["an empty archive", gzipSync("")],
    ["an archive of something else", gzipSync("hola\n")],
    ["an archive of other JSON", gzipSync('{"format":"otro"}\n')],
    ["an archive of a list", gzipSync("[1]\n")],
    ["an archive of one word", gzipSync("hola")],
  ])("is refused as foreign: %s", async (_what, file) => {
    const url = await emptyDatabase("sqlite");

    for (const read of [describeExport, (source: Readable) => importStore(url, source)])
      await expect(read(streamed(file))).rejects.toMatchObject({
        code: "export-foreign",
        message: "Este archivo no es un respaldo de Consultorio y no se usó nada de él.",
      });
  });

  it.each<[string, object]>([
    ["a later format", { version: 3 }],
    ["a later schema", { schema: migrations.length + 1 }],
  ])("is refused as newer: %s", async (_what, change) => {
    await expect(describeExport(streamed(exportOf(header(change), [])))).rejects.toMatchObject({
      code: "export-newer",
      message: expect.stringContaining("Actualiza Consultorio."),
    });
  });

  it.each<[string, object]>([
    ["no version", { version: "1" }],
    ["no schema", { schema: "1" }],
    ["schema zero", { schema: 0 }],
    ["no time", { created: 7 }],
    ["no counts", { counts: undefined }],
    ["counts that are a list", { counts: [] }],
    ["counts that are texts", { counts: { audit: "1" } }],
  ])("is refused as damaged: a header with %s", async (_what, change) => {
    await expect(describeExport(streamed(exportOf(header(change), [])))).rejects.toMatchObject({
      code: "export-damaged",
    });
  });

  it.each(["constructor", "__proto__", "toString", "session"])(
    "is refused as damaged: a row of the table «%s»",
    async (table) => {
      const url = await emptyDatabase("sqlite");
      const file = exportOf(header({}), [`${JSON.stringify([table, { id: "x" }])}\n`]);
      await expect(importStore(url, streamed(file))).rejects.toMatchObject({ code: "export-damaged" });
    },
  );

  it("is refused as damaged: a page whose headers are no text", async () => {
    const file = exportOf(header({}), [`${JSON.stringify(["page", { headers: 1 }])}\n`]);
    await expect(describeExport(streamed(file))).rejects.toMatchObject({ code: "export-damaged" });
  });

  it("does not fill the memory with one endless line", async () => {
    const endless = gzipSync(Buffer.alloc(70 * 1024 * 1024, "x"), { level: 1 });

    await expect(describeExport(Readable.from([endless]))).rejects.toMatchObject({ code: "export-damaged" });
  });

  it("is reported as unreadable when the system cannot read it, and other errors stay unchanged", async () => {
    const folder = await temporaryFolder();
    const missing = () => createReadStream(join(folder, "no-existe.gz"));
    const broken = Readable.from(
      (async function* () {
        yield gzipSync("hola").subarray(0, 5);
        throw new Error("Se cayó la red.");
      })(),
    );

    const url = await emptyDatabase("postgres");
    for (const read of [() => importStore(url, missing()), () => describeExport(missing())])
      await expect(read()).rejects.toMatchObject({
        code: "export-unreadable",
        message: "No se pudo leer el respaldo. Revisa que exista y que puedas leerlo.",
      });
    await expect(describeExport(broken)).rejects.toThrow("Se cayó la red.");
    const unnamed = Readable.from(
      (async function* () {
        yield gzipSync("hola").subarray(0, 5);
        throw "Se cayó";
      })(),
    );
    await expect(describeExport(unnamed)).rejects.toBe("Se cayó");
    const odd = Readable.from([Buffer.from("x")]);
    odd.destroy(Object.assign(new Error("Se cortó."), { code: "ERR_RARO" }));
    await expect(describeExport(odd)).rejects.toThrow("Se cortó.");
  });
});

describe("an export into a file", () => {
  it("is complete, readable by its owner only, and described", async () => {
    const folder = await temporaryFolder();
    const file = join(folder, "sitio.gz");
    const store = await emptyStore("sqlite");
    await fill(store);
    await writeFile(file, "el de ayer");

    const summary = await exportToFile(store, file);

    expect(await describeExport(createReadStream(file))).toEqual(summary);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["sitio.gz"]);
  });

  it("follows no link that stands in its place, and guesses no name", async () => {
    const folder = await temporaryFolder();
    const [file, other] = [join(folder, "sitio.gz"), join(folder, "llaves")];
    const store = await emptyStore("sqlite");
    await fill(store);
    await writeFile(other, "de otro");
    for (const name of [file, `${file}.parcial`]) await symlink(other, name);

    const summary = await exportToFile(store, file);

    expect(await readFile(other, "utf8")).toBe("de otro");
    expect((await lstat(file)).isSymbolicLink()).toBe(false);
    expect(await describeExport(createReadStream(file))).toEqual(summary);
  });

  it("does not exist when it cannot be read back as it was written", async () => {
    const folder = await temporaryFolder();
    const store = await emptyStore("sqlite");
    const changing: Pick<Store, "exportTo"> = {
      exportTo: async (target) => ({ ...(await store.exportTo(target)), sha256: "otro" }),
    };

    await expect(exportToFile(changing, join(folder, "sitio.gz"))).rejects.toMatchObject({
      code: "export-damaged",
    });

    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ["page", `update page set headers = '{"Set-Cookie":"a=b"}'`],
    ["page", `update page set headers = '{"Location":"//otro.example"}'`],
    ["page", `update page set headers = '{"Location":"https://otro.example/"}'`],
    ["page", `update page set headers = '{"Content-Type":"text/html\\r\\nSet-Cookie: a=b"}'`],
    ["page", `update page set headers = '{"X-Consultorio-Build":"—"}'`],
    ["page", "update page set headers = 'x'"],
    ["document", "update document set json = json || ' '"],
    ["page_body", "update page_body set gzip = x'00'"],
    ["media_file", "update media_file set size = size + 1 where width = 640"],
    ["video_chunk", "update video_chunk set size = size + 1 where number = 1"],
  ])("does not exist when a row of «%s» does not match its own hash or length", async (_table, damage) => {
    const folder = await temporaryFolder();
    const url = await emptyDatabase("sqlite");
    const store = await openTestStore(url);
    await fill(store);
    await rows(url, damage);

    await expect(exportToFile(store, join(folder, "sitio.gz"))).rejects.toMatchObject({
      code: "export-damaged",
    });

    expect(await readdir(folder)).toEqual([]);
  });

  it("does not exist when it cannot be written", async () => {
    const folder = await temporaryFolder();
    const store = await emptyStore("sqlite");

    await expect(exportToFile(store, join(folder, "no-existe", "sitio.gz"))).rejects.toMatchObject({
      code: "ENOENT",
    });
    await store.close();
    await expect(exportToFile(store, join(folder, "sitio.gz"))).rejects.toMatchObject({
      code: "sqlite-closed",
    });

    expect(await readdir(folder)).toEqual([]);
  });
});
