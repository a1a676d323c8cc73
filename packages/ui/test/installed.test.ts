// @vitest-environment node
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// The package as an engineer elsewhere gets it: packed, and installed with npm in a folder outside the workspace.
const library = join(import.meta.dirname, "..");
const long = process.env.TEST_LONG !== undefined;
const app = mkdtempSync(join(tmpdir(), "example-node-"));

/** Runs a command in the app and answers what it printed. Throws with all of that where it fails. */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: app, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

beforeAll(() => {
  cpSync(join(library, "examples/node"), app, { recursive: true });
  execFileSync("pnpm", ["pack", "--pack-destination", app], { cwd: library, stdio: "ignore" });
  const [archive = ""] = globSync("*.tgz", { cwd: app });
  const tools = ["typescript-5@npm:typescript@5.9", "typescript-7@npm:typescript@7", "node@20"];
  run("npm", "install", "--no-audit", "--no-fund", `./${archive}`, ...tools);
}, 240_000);

afterAll(() => rmSync(app, { recursive: true, force: true }));

describe("the packed library, in an app of its own", () => {
  // The older compiler takes three times as long: it is part of `test:long`.
  it.each(long ? ["typescript-5", "typescript-7"] : ["typescript-7"])(
    "is checked by %s, its declarations too",
    (compiler) => {
      run(process.execPath, `node_modules/${compiler}/bin/tsc`, "-p", ".");
    },
  );

  it.each([
    ["20", "node_modules/node/bin/node", /^v20\./],
    ["24 or newer", process.execPath, /^v(?:2[4-9]|[3-9]\d)\./],
  ])("draws a section with the app's own words in Node %s", (_name, node, version) => {
    expect(run(node, "--version")).toMatch(version);
    const html = run(node, "draw.js");
    expect(html).toContain("Your smile, explained");
    expect(html).toContain('href="tel:+15550100"');
    expect(html).toContain('src="/practice.jpg"');
    expect(html).toContain('data-variant="HeroSplit"');
  });

  it("brings no module that only its workspace resolves", () => {
    const installed = join(app, "node_modules/@consultorio");
    expect(globSync("*", { cwd: installed })).toEqual(["ui"]);
  });
});
