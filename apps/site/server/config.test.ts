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
    ["SETUP_TOKEN", "corto", "SETUP_TOKEN: es demasiado corto. Usa al menos 16 caracteres al azar."],
  ])("refuses %s=%s in one Spanish line", (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  it("does not repeat a password that stands in a wrong origin", () => {
    expect(() => readConfig({ SITE_ORIGIN: "https://ana:secreto@ejemplo.mx" })).toThrow(/^(?!.*secreto)/);
  });
});
