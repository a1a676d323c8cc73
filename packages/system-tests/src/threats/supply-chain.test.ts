import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const root = join(import.meta.dirname, "../../../..");
const manifest = z.looseObject({});

/** Licences that let anybody use and pass on the product, some with their text or, for a library, its source. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-only",
  "LGPL-3.0-or-later",
  "MIT",
  "MPL-2.0",
  "OFL-1.1",
  "PostgreSQL",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Every package that is installed, with what its own file says of its licence. */
async function installedLicences(): Promise<Map<string, string>> {
  const store = join(root, "node_modules/.pnpm");
  const licences = new Map<string, string>();
  for (const folder of await readdir(store)) {
    const scoped = /^(@[^+]+)\+([^@]+)@|^([^@]+)@/.exec(folder);
    const name = scoped?.[3] ?? (scoped ? `${scoped[1]}/${scoped[2]}` : "");
    const file = join(store, folder, "node_modules", name, "package.json");
    if (name === "" || !existsSync(file)) continue;
    const { license, licenses } = manifest.parse(JSON.parse(await readFile(file, "utf8")));
    licences.set(folder, typeof license === "string" ? license : JSON.stringify(license ?? licenses));
  }
  return licences;
}

const isAllowed = (licence: string) =>
  licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((part) => allowed.has(part)));

describe("the packages of the product", () => {
  it("has a licence that lets anybody use it", async () => {
    const licences = await installedLicences();
    expect(licences.size).toBeGreaterThan(500);
    expect([...licences].filter(([, licence]) => !isAllowed(licence))).toEqual([]);
  });

  it("are some days old before they are used, and installed by one pinned package manager", async () => {
    const text = async (path: string) => readFile(join(root, path), "utf8");
    expect(await text("pnpm-workspace.yaml")).toMatch(/^minimumReleaseAge: \d{4,}$/m);
    const { packageManager } = z
      .object({ packageManager: z.string().regex(/^pnpm@\d+\.\d+\.\d+$/) })
      .parse(JSON.parse(await text("package.json")));
    const workflows = await readdir(join(root, ".github/workflows"));
    const places = ["Dockerfile", ...workflows.map((name) => `.github/workflows/${name}`)];
    for (const place of places) {
      const named = [...(await text(place)).matchAll(/pnpm@[\w.]+/g)].map(([version]) => version);
      expect(
        named.filter((version) => version !== packageManager),
        place,
      ).toEqual([]);
    }
    expect(await text("deploy/consultorio")).not.toMatch(/npx|pnpm/);
  });

  it("is checked against the version of Node that runs it", async () => {
    const workspace = await readFile(join(root, "pnpm-workspace.yaml"), "utf8");
    const { devDependencies } = z
      .object({ devDependencies: z.object({ node: z.string() }) })
      .parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
    expect(/^nodeVersion: (.+)$/m.exec(workspace)?.[1]).toBe(devDependencies.node);
  });
});
