import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readBuild, requireElements } from "./build.ts";

const origin = "https://www.ejemplo.mx";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let build: string;

const code = "app/api/session/route.js";

beforeEach(async () => {
  folder = await temporaryFolder();
  build = join(folder.path, ".next");
  await mkdir(join(build, "server", "app/api/session"), { recursive: true });
  await writeFile(join(build, "BUILD_ID"), "la de hoy");
  await writeFile(join(build, "required-server-files.json"), JSON.stringify({ files: [".next/BUILD_ID"] }));
  await writeFile(
    join(build, "server/app-paths-manifest.json"),
    JSON.stringify({ "/api/session/route": code }),
  );
  await writeFile(join(build, "server", code), "");
});

afterEach(() => folder.remove());

it("is named by its build and its address", async () => {
  const name = await readBuild(origin, folder.path);
  expect(name).toMatch(/^[\w-]{16}$/);
  expect(await readBuild(origin, folder.path)).toBe(name);
  expect(await readBuild("https://otro.ejemplo.mx", folder.path)).not.toBe(name);
  await writeFile(join(build, "BUILD_ID"), "la de mañana");
  expect(await readBuild(origin, folder.path)).not.toBe(name);
});

it.each([
  ["BUILD_ID", "El sitio no está construido. Ejecuta «npx -y pnpm@12 build»."],
  [`server/${code}`, "Al sitio construido le faltan partes. Ejecuta otra vez «npx -y pnpm@12 build»."],
  [
    "server/app-paths-manifest.json",
    "Al sitio construido le faltan partes. Ejecuta otra vez «npx -y pnpm@12 build».",
  ],
])("is refused at the start without %s, with instructions", async (missing, message) => {
  await rm(join(build, missing));
  await expect(readBuild(origin, folder.path)).rejects.toThrow(message);
});

it("is refused without the modules of its pages, with instructions", () => {
  expect(() => requireElements({ source: "" })).toThrow("Ejecuta otra vez «npx -y pnpm@12 build».");
  expect(() => requireElements({ source: "export {};" })).not.toThrow();
});
