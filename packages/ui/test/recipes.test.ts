// @vitest-environment node
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { launchBrowser } from "@consultorio/testkit/browser";
import { isLong } from "@consultorio/testkit/long-form";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../src/messages/english.ts";
import { spanish } from "../src/messages/spanish.ts";

// Each recipe of the README as an app outside the workspace: installed with npm, built, and looked at. The set takes
// minutes, so it is part of `test:long`.
const library = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "recipes-"));
const types: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
let browser: Browser;
let archive: string;

/** Runs npm in a folder. Throws with all that it printed where it fails. */
function npm(cwd: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync("npm", args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm ${args.join(" ")}\n${stdout}${stderr}`);
}

/** An example as an app of its own, installed and built. Its folder. */
function build(name: string): string {
  const app = join(folder, name);
  cpSync(join(library, "examples", name), app, { recursive: true });
  npm(app, "install", "--no-audit", "--no-fund", archive);
  npm(app, "run", "build");
  return app;
}

/** Opens what an app's build wrote, as a web server gives it out. */
async function open(site: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route("http://app.test/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(site, pathname === "/" ? "index.html" : pathname);
    if (existsSync(file))
      await route.fulfill({ contentType: types[extname(file)] ?? "", body: readFileSync(file) });
    else await route.fulfill({ status: 404, body: "" });
  });
  await page.goto("http://app.test/");
  return { page, errors };
}

beforeAll(async () => {
  if (!isLong) return;
  // Each app finds out by itself what it is built for.
  for (const name of ["NODE_ENV", "VITEST"]) vi.stubEnv(name, undefined);
  execFileSync("pnpm", ["pack", "--pack-destination", folder], { cwd: library, stdio: "ignore" });
  archive = join(folder, globSync("*.tgz", { cwd: folder })[0] ?? "");
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

describe.runIf(isLong)("a recipe, in an app of its own", () => {
  it.each([
    ["vite", "dist"],
    ["tailwind", "dist"],
    ["next", "out"],
    ["astro", "dist"],
  ])(
    "%s builds, and shows the section with its styles and the app's picture",
    async (name, output) => {
      const { page, errors } = await open(join(build(name), output));
      const section = page.getByRole("region", { name: "Your smile, explained" });
      await section.waitFor();
      const call = page.getByRole("link", { name: "Call us" });
      expect(await call.evaluate((link) => getComputedStyle(link).borderRadius)).not.toBe("0px");
      expect(await call.evaluate((link) => link.getBoundingClientRect().height)).toBeGreaterThanOrEqual(48);
      const picture = page.getByRole("presentation").or(section.locator("img"));
      await expect
        .poll(() =>
          picture.first().evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
        )
        .toBeGreaterThan(0);
      await page.evaluate(() => customElements.whenDefined("c-picture"));
      expect(errors).toEqual([]);
      await page.close();
    },
    400_000,
  );

  it("next draws the words of sections in the language of the provider, as server components", () => {
    const html = readFileSync(join(folder, "next", "out", "index.html"), "utf8");
    expect(html).toContain(english.contact.price);
    expect(html).not.toContain(spanish.contact.price);
  });

  it("vitest runs with jsdom", () => {
    expect(() => build("vitest")).not.toThrow();
  }, 400_000);
});
