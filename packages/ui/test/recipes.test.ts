// @vitest-environment node
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "@consultorio/testkit/browser";
import { isLong } from "@consultorio/testkit/long-form";
import { tooWide, violations } from "@consultorio/testkit/page/reading-checks";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { english } from "../src/messages/english.ts";
import { spanish } from "../src/messages/spanish.ts";
import { type AppServer, serveFolder, startServer } from "./hosts/app-server.ts";
import { type PracticeFacts, practiceFacts, roomOfFooter } from "./hosts/practice-facts.ts";
import { spanishWords } from "./hosts/spanish-words.ts";

// Each recipe of the README as an app outside the workspace: installed with npm, built, and looked at. The set takes
// minutes, so it is part of `test:long`.
const library = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "recipes-"));
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

/** Opens a page in Tokyo's time zone, at ten on a Monday morning in London. `problems`: what its console and scripts report. */
async function openPage(address: string, width = 1280) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, timezoneId: "Asia/Tokyo" });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) problems.push(message.text());
  });
  // A browser asks each site for an icon, which no example has.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.clock.setFixedTime("2026-11-16T10:00:00Z");
  await page.goto(address);
  return { page, problems };
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

/** Expects a hero with its styles and the app's picture. */
async function expectSection(page: Page, title: string): Promise<void> {
  const section = page.getByRole("region", { name: title });
  await section.waitFor();
  const call = section.getByRole("link", { name: "Call us" });
  expect(await call.evaluate((link) => getComputedStyle(link).borderRadius)).not.toBe("0px");
  expect(await call.evaluate((link) => link.getBoundingClientRect().height)).toBeGreaterThanOrEqual(48);
  const picture = section.locator("img");
  await expect
    .poll(() => picture.first().evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.evaluate(() => customElements.whenDefined("c-picture"));
}

const inEnglish: PracticeFacts = {
  price: english.contact.price,
  status: "Open now, closes at 5:00 PM",
  home: "/",
  siteLinks: [["Privacy notice", "/privacy"]],
  emergencyCalls: [
    ["call 999", "tel:999"],
    ["call 999", "tel:999"],
  ],
};
const inSpanish: PracticeFacts = {
  price: spanish.contact.price,
  status: "Abierto ahora, cierra a las 5:00 PM",
  home: "/es",
  siteLinks: [["Aviso de privacidad", "/privacy"]],
  emergencyCalls: [
    ["llama al 999", "tel:999"],
    ["call 999", "tel:999"],
  ],
};

/** A page of an example: the link that leads to it, its title, and its facts. */
interface ExamplePage {
  path: string;
  link: string;
  title: string;
  facts: PracticeFacts;
}

const home = (title: string, facts = inEnglish): ExamplePage => ({ path: "/", link: "Home", title, facts });
const spanishPage = (path: string, title: string): ExamplePage => ({
  path,
  link: "Español",
  title,
  facts: inSpanish,
});
const appointments = (path: string): ExamplePage => ({
  path,
  link: "Appointments",
  title: "Appointments this week",
  facts: inEnglish,
});
const questions = (path: string): ExamplePage => ({
  path,
  link: "Questions",
  title: "Ask us anything",
  facts: inEnglish,
});

interface Example {
  name: string;
  /** Name of the practice. */
  practice: string;
  start: (app: string) => Promise<AppServer>;
  pages: [home: ExamplePage, ...others: ExamplePage[]];
  /** A service that has a page. */
  service?: { path: string; title: string };
  /** Whether its links change the page without loading it again. */
  softLinks: boolean;
}

const examples: Example[] = [
  {
    name: "vite",
    practice: "Clifton Physiotherapy",
    start: (app) => serveFolder(join(app, "dist")),
    pages: [home("Move again, at your own pace")],
    softLinks: false,
  },
  {
    name: "node",
    practice: "Meridian Eye Clinic",
    start: (app) => serveFolder(join(app, "site")),
    pages: [home("See what matters to you", { ...inEnglish, emergencyCalls: [["call 999", "tel:999"]] })],
    softLinks: false,
  },
  {
    name: "astro",
    practice: "Willow Paediatrics",
    start: (app) => serveFolder(join(app, "dist")),
    pages: [
      home("Growing up, one step at a time"),
      appointments("/appointments/"),
      questions("/questions/"),
      spanishPage("/es/", "Crecer, paso a paso"),
    ],
    service: { path: "/services/vaccines/", title: "Vaccines" },
    softLinks: false,
  },
  {
    name: "next",
    practice: "Harbour Dental",
    start: (app) => startServer(app, ["node_modules/next/dist/bin/next", "start", "--port", "0"]),
    pages: [
      home("Your smile, explained"),
      appointments("/dynamic"),
      questions("/client"),
      spanishPage("/es", "Tu sonrisa, explicada"),
      { ...questions("/es/questions"), link: "Dudas", facts: inSpanish },
    ],
    service: { path: "/services/hygienist", title: "Hygienist" },
    softLinks: true,
  },
  {
    name: "react-router",
    practice: "Temple Skin Clinic",
    start: (app) => startServer(app, ["node_modules/@react-router/serve/bin.cjs", "build/server/index.js"]),
    pages: [
      home("Your skin, looked at closely"),
      appointments("/appointments"),
      spanishPage("/es", "Tu piel, vista de cerca"),
    ],
    service: { path: "/services/acne", title: "Acne" },
    softLinks: true,
  },
];

describe.runIf(isLong).each(examples)("the example $name, in an app of its own", (example) => {
  const [homePage] = example.pages;
  let server: AppServer;

  /** Expects a page to show the settings of its host. */
  async function expectFacts(page: Page, { title, facts }: ExamplePage): Promise<void> {
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await expect.poll(() => practiceFacts(page, example.practice), { timeout: 10_000 }).toEqual(facts);
  }

  /** Marks the document; the mark is there until a page is loaded anew. */
  const markDocument = (page: Page) =>
    page.evaluate(() => document.documentElement.setAttribute("data-first-load", ""));
  const expectSoftLink = async (page: Page) =>
    expect(await page.locator("html[data-first-load]").count()).toBe(example.softLinks ? 1 : 0);

  beforeAll(async () => {
    server = await example.start(build(example.name));
  }, 400_000);

  afterAll(() => server?.stop());

  it("shows the section with its styles and the app's picture", async () => {
    const { page, problems } = await openPage(server.origin);
    await expectSection(page, homePage.title);
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each([360, 768, 1280])("has a home page of ten sections without a fault at %i px", async (width) => {
    const { page, problems } = await openPage(server.origin, width);
    await expectFacts(page, homePage);
    expect(await page.locator("main > section").count()).toBeGreaterThanOrEqual(9);
    expect(await spanishWords(page)).toEqual([]);
    expect(await tooWide(page, [width])).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await roomOfFooter(page)).toBeGreaterThanOrEqual(16);
    expect(problems).toEqual([]);
    await page.close();
  });

  const { service } = example;
  it.runIf(service)("opens a service by the link in its section", async () => {
    const { page, problems } = await openPage(server.origin);
    await expectFacts(page, homePage);
    await markDocument(page);
    await page.locator(`[data-section="Services"] a[href="${service?.path}"]:visible`).first().click();
    await page.getByRole("heading", { level: 1, name: service?.title ?? "" }).waitFor();
    await expectSoftLink(page);
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(example.pages)("has the host's settings at $path", async (examplePage) => {
    const { page, problems } = await openPage(server.origin + examplePage.path);
    await expectFacts(page, examplePage);
    expect(problems).toEqual([]);
    await page.close();
  });

  it.runIf(example.pages.length > 1)("has them by the links from page to page", async () => {
    const { page, problems } = await openPage(server.origin);
    await expectFacts(page, homePage);
    await markDocument(page);
    for (const next of [...example.pages, ...example.pages.toReversed()].slice(1)) {
      await page.getByRole("link", { name: next.link, exact: true }).click();
      await expectFacts(page, next);
      await expectSoftLink(page);
    }
    expect(problems).toEqual([]);
    await page.close();
  });

  it.runIf(example.softLinks)("answers two languages at the same time, each page in its own", async () => {
    const paths = example.pages.flatMap(({ path }) => Array<string>(8).fill(path));
    const htmls = await Promise.all(
      paths.map(async (path) => (await fetch(server.origin + path)).text().then((html) => ({ path, html }))),
    );
    for (const { path, html } of htmls) {
      const visible = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
      const isSpanish = path.startsWith("/es");
      expect([path, visible.includes(`>${spanish.contact.price}<`)]).toEqual([path, isSpanish]);
      expect([path, visible.includes(`>${english.contact.price}<`)]).toEqual([path, !isSpanish]);
    }
  });
});

describe.runIf(isLong)("a recipe, in an app of its own", () => {
  it("tailwind builds, and shows the section with its styles and the app's picture", async () => {
    const server = await serveFolder(join(build("tailwind"), "dist"));
    onTestFinished(() => void server.stop());
    const { page, problems } = await openPage(server.origin);
    await expectSection(page, "Your smile, explained");
    expect(problems).toEqual([]);
    await page.close();
  }, 400_000);

  it("vitest runs with jsdom", () => {
    expect(() => build("vitest")).not.toThrow();
  }, 400_000);
});
