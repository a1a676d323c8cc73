import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("the environment", () => {
  it("needs nothing: everything has a default for one machine", () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: "127.0.0.1", origin: "http://localhost:3000" });
    expect(config).toMatchObject({ trustProxy: null, setupToken: null });
    expect(config.databaseUrl).toMatch(/^sqlite:\/.+\/data\/site\.db$/);
  });

  it("is listed in the README: every variable that is read, and no other", async () => {
    const read = new Set<string>();
    readConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
    for (const file of ["start.mjs", "server.ts"]) {
      const entry = await readFile(join(import.meta.dirname, "../../../../apps/site", file), "utf8");
      for (const [, name = ""] of entry.matchAll(/process\.env\.([A-Z_]+)/g)) read.add(name);
    }
    const readme = await readFile(join(import.meta.dirname, "../../README.md"), "utf8");
    const table = readme.split("## Environment")[1]?.split("\n\n")[1] ?? "";
    const listed = table.split("\n").flatMap((row) => row.split("|")[1]?.match(/[A-Z][A-Z_]+/g) ?? []);
    expect(listed.toSorted()).toEqual([...read].toSorted());
  });

  it("keeps backups beside an SQLite file, and none of PostgreSQL unless a folder is configured", () => {
    const backupOf = (env: Record<string, string>) => readConfig(env).backup;
    const beside = { folder: "/srv/respaldos", hours: 24, days: 14 };
    expect(backupOf({ DATABASE_URL: "sqlite:/srv/site.db" })).toEqual(beside);
    expect(backupOf({ DATABASE_URL: "postgres://u:p@db/site" })).toBeNull();
    expect(backupOf({ DATABASE_URL: "postgres://u:p@db/site", BACKUP_DIR: "/srv/respaldos" })).toEqual(
      beside,
    );
  });

  it.each([
    ["127.0.0.1", "127.0.0.1"],
    ["::ffff:127.0.0.1", "127.0.0.1"],
    ["::1", "::1"],
    ["2001:DB8:0:0::7", "2001:db8::7"],
  ])("reads the proxy %s as sockets tell it", (value, address) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(address);
  });

  it.each(["localhost", "10.0.0.0/8", "127.0.0.1, ::1"])(
    "refuses %s as the proxy, which no socket would ever report",
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
        `TRUST_PROXY: «${value}» no es una dirección IP.`,
      );
    },
  );

  it("names the origin after the port", () => {
    expect(readConfig({ PORT: "8080" }).origin).toBe("http://localhost:8080");
  });

  it("looks for a relative database file where the command was typed", () => {
    const { databaseUrl } = readConfig({ DATABASE_URL: "sqlite:./clinic.db", INIT_CWD: "/srv/clinic" });
    expect(databaseUrl).toBe(`sqlite:${join("/srv/clinic", "clinic.db")}`);
  });

  it("leaves an absolute file and another engine as they are", () => {
    for (const url of ["sqlite:/srv/site.db", "postgres://u:p@db/site"])
      expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each([
    ["PORT", "http", "PORT: «http» no es un puerto. Escribe un número de 1 a 65535, por ejemplo 3000."],
    ["PORT", "70000", "PORT: «70000» no es un puerto. Escribe un número de 1 a 65535, por ejemplo 3000."],
    [
      "SITE_ORIGIN",
      "www.ejemplo.mx",
      "SITE_ORIGIN: «www.ejemplo.mx» no es una dirección. Escribe sólo esquema y dominio, por ejemplo https://www.ejemplo.mx",
    ],
    [
      "SITE_ORIGIN",
      "https://www.ejemplo.mx/inicio",
      "SITE_ORIGIN: «https://www.ejemplo.mx/inicio» no sirve. Escribe sólo esquema y dominio, por ejemplo https://www.ejemplo.mx",
    ],
    [
      "SITE_ORIGIN",
      "localhost:3000",
      "SITE_ORIGIN: «localhost:3000» no sirve. Escribe sólo esquema y dominio, por ejemplo https://www.ejemplo.mx",
    ],
    ["BACKUP_EVERY", "diario", "BACKUP_EVERY: «diario» no sirve. Escribe un número de 0 a 168."],
    ["BACKUP_KEEP", "0", "BACKUP_KEEP: «0» no sirve. Escribe un número de 1 a 365."],
    ["DRAIN_SECONDS", "60", "DRAIN_SECONDS: «60» no sirve. Escribe un número de 0 a 5."],
    ["LOG_LEVEL", "todo", "LOG_LEVEL: «todo» no existe. Elige silent, error, warn, info, debug."],
    ["SETUP_TOKEN", "corto", "SETUP_TOKEN: es demasiado corto. Usa al menos 16 caracteres al azar."],
    ["SETUP_TOKEN", "x".repeat(201), "SETUP_TOKEN: es demasiado largo. Usa como máximo 200 caracteres."],
  ])("refuses %s=%s in one Spanish line", (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  it("purges a cache in front of the site only with an address and a secret", () => {
    const [url, secret] = ["https://cdn.ejemplo.mx/purgar", "al-azar-al-azar-al-azar"];
    expect(readConfig({}).purge).toBeNull();
    expect(readConfig({ PURGE_URL: url, PURGE_SECRET: secret }).purge).toEqual({ url, secret });
    for (const wrong of ["", "cdn.ejemplo.mx", "file:///etc/passwd", "https://ana:clave@cdn.ejemplo.mx/"])
      expect(() => readConfig({ PURGE_URL: wrong, PURGE_SECRET: secret })).toThrow(
        "PURGE_URL: escribe la dirección completa a la que se avisa, por ejemplo https://cdn.ejemplo.mx/purgar",
      );
    for (const weak of ["", "corto", "con espacios y acentó"])
      expect(() => readConfig({ PURGE_URL: url, PURGE_SECRET: weak })).toThrow(
        "PURGE_SECRET: usa al menos 16 letras y cifras al azar, las mismas que espera PURGE_URL.",
      );
  });

  it("does not repeat the password of a wrong origin", () => {
    expect(() => readConfig({ SITE_ORIGIN: "https://ana:secreto@ejemplo.mx" })).toThrow(/^(?!.*secreto)/);
  });
});
