import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { emptyDatabase } from "#test/engines.ts";
import { StoreError } from "../base/store-errors.ts";
import { openStore } from "../index.ts";
import { postgresError } from "./postgres-errors.ts";
import { isBusy, retryWhileBusy, sqliteCode } from "./retry.ts";
import { sqliteFile } from "./sqlite.ts";
import { sqliteError } from "./sqlite-errors.ts";

const place = { server: "servidor:5432", database: "site" };
const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe("an error of PostgreSQL or the network", () => {
  it.each([
    [
      "28P01",
      "postgres-login-refused",
      "PostgreSQL en servidor:5432 rechazó el usuario o la contraseña de DATABASE_URL.",
    ],
    [
      "28000",
      "postgres-login-refused",
      "PostgreSQL en servidor:5432 rechazó el usuario o la contraseña de DATABASE_URL.",
    ],
    ["3D000", "postgres-database-missing", "En servidor:5432 no existe la base de datos «site»."],
    ["42501", "postgres-permission-missing", "El usuario de DATABASE_URL no tiene permisos en «site»."],
    [
      "25006",
      "postgres-read-only",
      "La base de datos «site» es de solo lectura: es una réplica, o tiene default_transaction_read_only.",
    ],
    ["53100", "postgres-disk-full", "No queda espacio en la base de datos «site»."],
    ["40001", "postgres-busy", "La base de datos «site» está ocupada. Intenta de nuevo."],
    ["40P01", "postgres-busy", "La base de datos «site» está ocupada. Intenta de nuevo."],
    ["55P03", "postgres-busy", "La base de datos «site» está ocupada. Intenta de nuevo."],
    ["57014", "postgres-busy", "La base de datos «site» está ocupada. Intenta de nuevo."],
    ["23505", "postgres-failed", "La base de datos «site» respondió con un error."],
    ...[
      ...["ECONNREFUSED", "ECONNRESET", "EHOSTUNREACH", "ENETUNREACH", "ENOENT", "ENOTFOUND", "EAI_AGAIN"],
      ...["EPIPE", "ETIMEDOUT", "53300", "57P01", "57P02", "57P03", "08006"],
    ].map((code) => [code, "postgres-unreachable", "No hay conexión con PostgreSQL en servidor:5432."]),
  ])("%s becomes %s", (code, kind, message) => {
    const storeError = postgresError(
      failure("server says no", { code, client: { password: "secreto" } }),
      place,
    );

    expect(storeError).toMatchObject({ code: kind, message, cause: { message: `server says no (${code})` } });
    expect(storeError).toBeInstanceOf(StoreError);
    expect(JSON.stringify(Object.getOwnPropertyDescriptors(storeError))).not.toContain("secreto");
  });

  it.each([
    ["driver has already been destroyed", "postgres-closed"],
    ["Cannot use a pool after calling end on the pool", "postgres-closed"],
    ["SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string", "postgres-login-refused"],
    ["timeout exceeded when trying to connect", "postgres-unreachable"],
    ["Query read timeout", "postgres-unreachable"],
    ["timeout expired", "postgres-unreachable"],
    ["Connection terminated unexpectedly", "postgres-unreachable"],
    ["Client has encountered a connection error and is not queryable", "postgres-unreachable"],
    ["The server does not support SSL connections", "postgres-unreachable"],
  ])("«%s» becomes %s", (message, code) => {
    const storeError = postgresError(failure(message), place);

    expect(storeError).toMatchObject({ code, cause: { message } });
    expect(storeError).toHaveProperty(
      "message",
      expect.stringMatching(/^(La conexión|PostgreSQL en|No hay conexión)/),
    );
  });

  it("keeps its stack when it has one", () => {
    const withStack = failure("Query read timeout");
    const withoutStack = failure("Query read timeout", { stack: undefined });

    expect(postgresError(withStack, place)).toMatchObject({ cause: { stack: withStack.stack } });
    expect(postgresError(withoutStack, place)).toMatchObject({ cause: { message: "Query read timeout" } });
  });

  it("stays unchanged when it comes from elsewhere", () => {
    const storeError = new StoreError("json-invalid");
    const bug = new TypeError("x is not a function");

    expect([storeError, bug, "texto"].map((error) => postgresError(error, place))).toEqual([
      storeError,
      bug,
      "texto",
    ]);
    expect(postgresError(failure("x", { code: 7 }), place)).toMatchObject({ code: 7 });
  });
});

describe("an error of SQLite or the file system", () => {
  it.each([
    [5, "sqlite-busy", "Otro proceso ocupa la base de datos /a.db. Intenta de nuevo."],
    [6, "sqlite-busy", "Otro proceso ocupa la base de datos /a.db. Intenta de nuevo."],
    [261, "sqlite-busy", "Otro proceso ocupa la base de datos /a.db. Intenta de nuevo."],
    [517, "sqlite-failed", "La base de datos /a.db respondió con un error."],
    [8, "sqlite-read-only", "No hay permiso para escribir en la base de datos /a.db."],
    [1032, "sqlite-read-only", "No hay permiso para escribir en la base de datos /a.db."],
    [13, "sqlite-disk-full", "No queda espacio para la base de datos /a.db."],
    [14, "sqlite-cannot-open", "No se pudo abrir la base de datos /a.db."],
    [19, "sqlite-failed", "La base de datos /a.db respondió con un error."],
    ...[11, 26, 267].map((code): [number, string, string] => [
      code,
      "sqlite-damaged",
      "La base de datos /a.db está dañada y no se modificó. Restaura un respaldo o mueve el archivo a otro lugar.",
    ]),
  ])("result code %i becomes %s", (errcode, code, message) => {
    const error = failure("SQLite says no", { errcode });

    expect(sqliteError(error, "/a.db")).toMatchObject({ code, message, cause: error });
  });

  it.each([
    ["ENOSPC", "sqlite-disk-full"],
    ["EACCES", "sqlite-read-only"],
    ["EPERM", "sqlite-read-only"],
    ["EROFS", "sqlite-read-only"],
    ["EMFILE", "sqlite-no-descriptors"],
    ["ENFILE", "sqlite-no-descriptors"],
    ["ENOTDIR", "sqlite-cannot-open"],
  ])("%s becomes %s", (code, expectedCode) => {
    const error = failure("no", { code, syscall: "open" });

    expect(sqliteError(error, "/a.db")).toMatchObject({ code: expectedCode, cause: error });
  });

  it.each([8, 14])(
    "result code %i means the limit of open files when no other file can be opened either",
    (errcode) => {
      const error = failure("SQLite says no", { errcode });

      expect(sqliteError(error, "/a.db", "/no-such-file")).toMatchObject({
        code: "sqlite-no-descriptors",
        status: 503,
        fallback: true,
        transient: true,
      });
    },
  );

  it("a process that may open only a few files more says so, and never that a permission is missing", async () => {
    const script = fileURLToPath(new URL("../../test/open-without-descriptors.ts", import.meta.url));
    const args = ["-c", 'ulimit -n 100 && exec "$0" "$@"', process.execPath, script];
    const { stdout } = await promisify(execFile)("sh", [...args, await emptyDatabase("sqlite")]);
    const codes = stdout.trim().split("\n");
    expect(codes[0]).toBe("sqlite-no-descriptors");
    expect(codes.at(-1)).toBe("opened");
    expect(
      new Set(codes).difference(new Set(["sqlite-no-descriptors", "sqlite-cannot-open", "opened"])),
    ).toEqual(new Set());
  });

  it("a file with write permission is not reported as read-only, although SQLite says so after it failed to open the file", async () => {
    const url = await emptyDatabase("sqlite");
    const file = sqliteFile(url);
    const error = failure("attempt to write a readonly database", { errcode: 8 });
    await (await openStore(url)).close();
    expect(sqliteError(error, file)).toMatchObject({ code: "sqlite-cannot-open" });
    await writeFile(`${file}-wal`, "");
    expect(sqliteError(error, file)).toMatchObject({ code: "sqlite-cannot-open" });
  });

  it("stays unchanged when it comes from elsewhere", () => {
    const errors = [
      new StoreError("json-invalid"),
      new TypeError("x is not a function"),
      failure("x", { code: "ERR_X" }),
      failure("x", { syscall: "open" }),
      "texto",
    ];

    expect(errors.map((error) => sqliteError(error, "/a.db"))).toEqual(errors);
    expect(sqliteCode("texto")).toBeUndefined();
    expect(sqliteCode(failure("x", { errcode: "5" }))).toBeUndefined();
    expect(isBusy(new Error("x"))).toBe(false);
  });

  it.each(["driver has already been destroyed", "database is not open"])(
    "«%s» becomes sqlite-closed",
    (message) => {
      expect(sqliteError(failure(message), "/a.db")).toMatchObject({
        code: "sqlite-closed",
        message: "La base de datos ya está cerrada.",
        cause: { message },
      });
    },
  );
});

describe("a busy file", () => {
  it("is tried again until it is free", async () => {
    let tries = 0;

    const answer = await retryWhileBusy(60_000, () => {
      tries += 1;
      if (tries < 4) throw failure("database is locked", { errcode: 5 });
      return "listo";
    });

    expect({ answer, tries }).toEqual({ answer: "listo", tries: 4 });
  });

  it("fails after the timeout, and at once with any other error", async () => {
    let tries = 0;
    const fail = (errcode: number) => () => {
      tries += 1;
      throw failure("no", { errcode });
    };

    await expect(retryWhileBusy(60_000, fail(11))).rejects.toMatchObject({ errcode: 11 });
    expect(tries).toBe(1);
    await expect(retryWhileBusy(30, fail(5))).rejects.toMatchObject({ errcode: 5 });
    expect(tries).toBeGreaterThan(2);
  });
});
