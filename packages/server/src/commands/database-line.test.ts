import { expect, it } from "vitest";
import { databaseLine } from "./database-line.ts";

it.each([
  ["sqlite:/srv/consultorio/data/site.db", "  Base de datos: /srv/consultorio/data/site.db"],
  ["postgres://sitio:secreta@127.0.0.1:5433/clinica", "  Base de datos: 127.0.0.1:5433/clinica (PostgreSQL)"],
  ["postgres:///clinica?host=/run/postgresql", "  Base de datos: /clinica (PostgreSQL)"],
])("names the database of %s, and no password", (url, line) => {
  expect(databaseLine(url)).toBe(line);
});
