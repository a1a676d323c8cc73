// @vitest-environment node
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isLong } from "@consultorio/testkit/long-form";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// The package as an engineer elsewhere gets it: packed, and put into a folder outside the workspace. `test:long` installs it
// with npm from the registry, with two compilers and an older Node. The short form asks the network for nothing: the
// packages that it names beside it are the workspace's own.
const library = join(import.meta.dirname, "..");
const app = mkdtempSync(join(tmpdir(), "example-node-"));
const modules = join(app, "node_modules");

/** Runs a command in the app and answers what it printed. Throws with all of that where it fails. */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: app, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

/** Names of the packages that a package.json asks for. */
function needed(folder: string): string[] {
  const { dependencies, devDependencies }: Partial<Record<string, Record<string, string>>> = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  return Object.keys({ ...dependencies, ...(folder === app && devDependencies) });
}

/** Unpacks the archive beside what its package.json and the app's name, and no other package. */
function unpack(archive: string): void {
  const target = join(modules, "@consultorio/ui");
  mkdirSync(target, { recursive: true });
  run("tar", "-xzf", archive, "-C", target, "--strip-components=1");
  for (const name of [...needed(target), ...needed(app), "typescript"]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(library, "node_modules", name), join(modules, name), "junction");
  }
}

beforeAll(() => {
  cpSync(join(library, "examples/node"), app, { recursive: true });
  execFileSync("pnpm", ["pack", "--pack-destination", app], { cwd: library, stdio: "ignore" });
  const [archive = ""] = globSync("*.tgz", { cwd: app });
  const tools = ["typescript-5@npm:typescript@5.9", "typescript-7@npm:typescript@7", "node@20"];
  if (isLong) run("npm", "install", "--no-audit", "--no-fund", `./${archive}`, ...tools);
  else unpack(archive);
}, 240_000);

afterAll(() => rmSync(app, { recursive: true, force: true }), 60_000);

const compilers = isLong ? ["typescript-5", "typescript-7"] : ["typescript"];
const nodes: [version: string, node: string, pattern: RegExp][] = [
  ["24 or newer", process.execPath, /^v(?:2[4-9]|[3-9]\d)\./],
  ...(isLong ? [["20", "node_modules/node/bin/node", /^v20\./] satisfies [string, string, RegExp]] : []),
];

describe("the packed library, in an app of its own", () => {
  it.each(compilers)("is checked by %s, its declarations too", (compiler) => {
    run(process.execPath, `node_modules/${compiler}/bin/tsc`, "-p", ".");
  });

  it.each(nodes)("draws a section with the app's own words in Node %s", (_version, node, version) => {
    expect(run(node, "--version")).toMatch(version);
    const html = run(node, "draw.js");
    expect(html).toContain("Your smile, explained");
    expect(html).toContain('href="tel:+15550100"');
    expect(html).toContain('src="/practice.jpg"');
    expect(html).toContain('data-variant="HeroSplit"');
  });

  // Only npm installs what the package names: the short form has nothing else to bring.
  it.runIf(isLong)("brings no module that only its workspace resolves", () => {
    expect(globSync("*", { cwd: join(modules, "@consultorio") })).toEqual(["ui"]);
  });
});
