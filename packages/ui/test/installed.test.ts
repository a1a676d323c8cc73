// @vitest-environment node
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isLong } from "@consultorio/testkit/long-form";
import ts from "@typescript/typescript6";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { english } from "../src/messages/english.ts";
import { spanish } from "../src/messages/spanish.ts";

// The package as an engineer elsewhere gets it: packed, and put into a folder outside the workspace. `test:long` installs it
// with npm from the registry, with two compilers and an older Node. The short form asks the network for nothing: the
// packages that it names beside it are the workspace's own.
const library = join(import.meta.dirname, "..");
const app = mkdtempSync(join(tmpdir(), "example-node-"));
const modules = join(app, "node_modules");

/** Runs a command in the app. Throws with all that it printed where it fails. */
function execute(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: app, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  return { stdout, stderr };
}

/** The output of a command that runs in the app. */
const run = (command: string, ...args: string[]): string => execute(command, ...args).stdout;

/** Names of the packages that a package.json asks for. */
function needed(folder: string): string[] {
  const { dependencies, devDependencies }: Partial<Record<string, Record<string, string>>> = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  return Object.keys({ ...dependencies, ...(folder === app && devDependencies) });
}

/** Unpacks the archive with the packages of its package.json and of the app only. */
function unpack(archive: string): void {
  const target = join(modules, "@consultorio/ui");
  mkdirSync(target, { recursive: true });
  run("tar", "-xzf", archive, "-C", target, "--strip-components=1");
  for (const name of [...needed(target), ...needed(app)]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(library, "node_modules", name), join(modules, name), "junction");
  }
}

beforeAll(() => {
  cpSync(join(library, "examples/node"), app, { recursive: true });
  for (const script of ["draw-at-the-same-time.js", "draw-without-settings.js"])
    cpSync(join(import.meta.dirname, "hosts", script), join(app, script));
  execFileSync("pnpm", ["pack", "--pack-destination", app], { cwd: library, stdio: "ignore" });
  const [archive = ""] = globSync("*.tgz", { cwd: app });
  const tools = ["typescript-5@npm:typescript@5.9", "typescript-7@npm:typescript@7", "node@20"];
  if (isLong) run("npm", "install", "--no-audit", "--no-fund", `./${archive}`, ...tools);
  else unpack(archive);
}, 240_000);

afterEach(() => {
  vi.unstubAllEnvs();
});

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

  it("says in an editor what each property of a section is", () => {
    const file = join(modules, "@consultorio/ui/dist/sections/hero/index.d.ts");
    const program = ts.createProgram([file], {
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    });
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const props = module && checker.getExportsOfModule(module).find(({ name }) => name === "HeroProps");
    const properties = props === undefined ? [] : checker.getDeclaredTypeOfSymbol(props).getProperties();
    expect(properties.map(({ name }) => name)).toContain("height");
    for (const property of properties)
      expect(ts.displayPartsToString(property.getDocumentationComment(checker)), property.name).toMatch(
        /\.$/,
      );
  });

  it.each(nodes)("draws a section with the app's own words in Node %s", (_version, node, version) => {
    expect(run(node, "--version")).toMatch(version);
    const [html = ""] = run(node, "draw.js").split("\n");
    expect(html).toContain("See what matters to you");
    expect(html).toContain('href="tel:+442079460100"');
    expect(html).toContain('src="/practice.svg"');
    expect(html).toContain('data-variant="HeroSplit"');
  });

  it.each(nodes)(
    "has the host's language, addresses, clock and emergency number in Node %s",
    (_version, node) => {
      const [inEnglish = "", inSpanish = ""] = run(node, "draw.js").split("\n");
      for (const html of [inEnglish, inSpanish]) {
        expect(html).toContain('data-time-zone="Europe/London"');
        expect(html).toContain('href="/privacy"');
        expect(html.match(/href="tel:(?:911|999)"[^>]*>[^<]*/g)).toEqual([
          expect.stringMatching(/^href="tel:999".*>call 999$/),
        ]);
      }
      expect(inEnglish).toContain(english.contact.price);
      expect(inEnglish).not.toContain(spanish.contact.price);
      expect(inEnglish).toContain('<a href="/"');
      expect(inSpanish).toContain(spanish.contact.price);
      expect(inSpanish).not.toContain(english.contact.price);
      expect(inSpanish).toContain('<a href="/es"');
    },
  );

  it("draws two languages at the same time, each page in its own", () => {
    const [inEnglish, inSpanish] = z
      .tuple([z.string(), z.string()])
      .parse(JSON.parse(run(process.execPath, "draw-at-the-same-time.js")));
    expect(inEnglish).toContain(english.contact.price);
    expect(inEnglish).not.toContain(spanish.contact.price);
    expect(inSpanish).toContain(spanish.contact.price);
    expect(inSpanish).not.toContain(english.contact.price);
  });

  it.each(nodes)("speaks English without any setting, and makes no claims, in Node %s", (_version, node) => {
    vi.stubEnv("NODE_ENV", undefined);
    const { stdout, stderr } = execute(node, "draw-without-settings.js");
    expect(stdout).toContain(english.contact.price);
    expect(stdout).not.toContain(spanish.contact.price);
    expect(stdout).toContain("Monday to Friday, 9:00 AM to 5:00 PM");
    expect(stdout).not.toContain("c-opening");
    expect(stdout).not.toContain("tel:");
    expect(stderr.match(/no language is set/g)).toHaveLength(1);
    expect(stderr.match(/no time zone is set/g)).toHaveLength(1);
  });

  it("does not warn in production, nor when everything is set", () => {
    vi.stubEnv("NODE_ENV", "production");
    expect(execute(process.execPath, "draw-without-settings.js").stderr).toBe("");
    vi.stubEnv("NODE_ENV", undefined);
    expect(execute(process.execPath, "draw.js").stderr).toBe("");
  });

  // Only npm installs what the package names: the short form has nothing else to bring.
  it.runIf(isLong)("brings no module that only its workspace resolves", () => {
    expect(globSync("*", { cwd: join(modules, "@consultorio") })).toEqual(["ui"]);
  });
});
