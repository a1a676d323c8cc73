import { gzipSync } from "node:zlib";
import { launchBrowser } from "@consultorio/testkit/browser";
import { credentials } from "@consultorio/testkit/server/administrator";
import type { Browser, BrowserContextOptions } from "@playwright/test";
import { AdminPage, keyEvery, type Opening, slowdown } from "./admin-page.ts";
import { median, settings } from "./settings.ts";
import { against, printTable } from "./table.ts";

/** Budgets of the administrator's area: milliseconds of main thread, and bytes of gzip JavaScript. */
const budget = { opening: 200, key: 50, firstLoad: 267_000 };

/** The text that is typed into: the longest of the site's content, drawn on the home page that the preview shows. */
const longText = "aboutMe.description";

const typed = " Cuidamos tu circulación con paciencia.";

/**
 * Opens the form of all the site's content and each of its parts in the pinned browser, types into a long text beside the
 * live preview, and prints the cost for the main thread. Each run is a browser's first visit. A form is open once its
 * first fields are on the screen and take keys; the fields below follow between keys and clicks.
 */
export async function measureAdmin(origin: string): Promise<void> {
  const browser = await launchBrowser();
  const visits: Visit[] = [];
  try {
    const session = await signedIn(browser, origin);
    for (let run = 0; run < settings.runs; run += 1)
      visits.push({
        load: await firstLoad(browser, session),
        openings: await openEverything(browser, session),
        typing: await typeBesidePreview(browser, session),
        keys: { form: await typeInForm(browser, session), page: await typeOnPage(browser, session) },
      });
  } finally {
    await browser.close();
  }
  console.log(`\nAdministrator's area: Chromium ${browser.version()}, processor ${slowdown} times slower,`);
  console.log(`medians of ${settings.runs} first visits; milliseconds are the main thread's own time`);
  printTable("Administrator's area", ["figure", "budget", "with all below"], rows(visits));
}

/** The figures of one run. */
interface Visit {
  /** Bytes of gzip JavaScript. */
  load: number;
  /** By what was opened. */
  openings: Map<string, Opening>;
  /**
   * Milliseconds of main thread for a key, for what moves in the preview from one key to the next, and for two keys with
   * the preview that follows them.
   */
  typing: { key: number; motion: number; follow: number };
  /** Milliseconds from each key to the frame that shows it: in the form alone, and on the page itself. */
  keys: { form: number[]; page: number[] };
}

function rows(visits: readonly Visit[]): string[][] {
  const middle = (pick: (visit: Visit) => number | undefined) =>
    Math.round(median(visits.map((visit) => pick(visit) ?? Number.NaN)));
  const row = (name: string, figure: number, most: number, unit: string, then = "") => [
    name,
    against(figure, { most }, `${figure} ${unit}`),
    `${most} ${unit}`,
    then,
  ];
  const opened = [...(visits[0]?.openings.keys() ?? [])].map((name) => {
    const all = middle(({ openings }) => openings.get(name)?.all);
    const shown = middle(({ openings }) => openings.get(name)?.shown);
    return row(name, shown, budget.opening, "ms", `${all} ms`);
  });
  const keyRows = (name: string, pick: (visit: Visit) => number[]) => {
    const times = visits.flatMap(pick).toSorted((one, other) => one - other);
    const late = times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
    return [row(name, Math.round(median(times)), budget.key, "ms", `${Math.round(late)} ms (p95)`)];
  };
  const follow = middle(({ typing }) => typing.follow);
  const motion = middle(({ typing }) => typing.motion);
  return [
    ...opened,
    row(
      "a key in a sentence, preview open",
      middle(({ typing }) => typing.key),
      budget.key,
      "ms",
    ),
    ["what moves in the preview, from key to key", `${motion} ms`, "", ""],
    ["two keys, until the preview shows them", `${follow} ms`, "", ""],
    ...keyRows("a key in the form, until it is seen", (visit) => visit.keys.form),
    ...keyRows("a key on the page, until it is seen", (visit) => visit.keys.page),
    row(
      "JavaScript of the first load, gzip",
      middle(({ load }) => load),
      budget.firstLoad,
      "bytes",
    ),
  ];
}

/** The state of a signed-in context. */
async function signedIn(browser: Browser, origin: string): Promise<BrowserContextOptions> {
  const context = await browser.newContext({ baseURL: origin });
  const answer = await context.request.post("/api/session", {
    data: credentials,
    headers: { Origin: origin },
  });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}: ${await answer.text()}`);
  const storageState = await context.storageState();
  await context.close();
  return { baseURL: origin, storageState, viewport: { width: 1440, height: 900 } };
}

/** Bytes of all JavaScript that the first screen asks for, as gzip sends them. */
async function firstLoad(browser: Browser, session: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext(session);
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await page.goto("/admin/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const bodies = await Promise.all(scripts);
  await context.close();
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

/** Comes to the form from another screen, then opens one tab after the other: the cost of each, by its name. */
async function openEverything(
  browser: Browser,
  session: BrowserContextOptions,
): Promise<Map<string, Opening>> {
  const admin = await AdminPage.open(browser, session, "/admin/publicar");
  const { page } = admin;
  const costs = new Map<string, Opening>();
  // The form is loaded while somebody reads the other screen for a moment.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("site-content-screen")),
  );
  await page.getByRole("link", { name: "Información del Sitio" }).focus();
  costs.set("the form, from another screen", await admin.opening(() => page.keyboard.press("Enter")));
  // The first tab is open already.
  for (const tab of (await page.getByRole("tab").all()).slice(1)) {
    const box = await tab.boundingBox();
    if (box === null) throw new Error("A tab of the form cannot be seen.");
    costs.set(
      `its tab «${await tab.textContent()}»`,
      await admin.opening(() => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)),
    );
  }
  await admin.close();
  return costs;
}

/** The cost of typing: a key of a quick sentence, and one key until the preview shows it. */
async function typeBesidePreview(browser: Browser, session: BrowserContextOptions) {
  const admin = await AdminPage.open(browser, session, `/admin/informacion?campo=${longText}`);
  const { page } = admin;
  await page.getByRole("button", { name: "Vista previa" }).click();
  const preview = page.frameLocator("iframe");
  await preview.getByRole("heading", { level: 1 }).waitFor();
  await page.locator(`[data-path="${longText}"]`).press("End");
  const type = (text: string) =>
    admin.cost(async () => {
      await page.keyboard.type(text, { delay: keyEvery });
      await preview.getByText(text).waitFor();
    });
  // The page in the preview moves by itself while somebody types.
  const motion = await admin.cost(() => page.waitForTimeout(typed.length * keyEvery));
  const sentence = await type(typed);
  const follow = await type("ñ!");
  await admin.close();
  return { key: (sentence - motion) / typed.length, motion: motion / typed.length, follow };
}

/** Types into the long text of the form, whose preview is closed. */
async function typeInForm(browser: Browser, session: BrowserContextOptions): Promise<number[]> {
  const admin = await AdminPage.open(browser, session, `/admin/informacion?campo=${longText}`);
  await admin.page.locator(`[data-path="${longText}"]`).press("End");
  const times = await admin.keyTimes(admin.page, typed);
  await admin.close();
  return times;
}

/** Types into the longest text of the home page, where it stands. */
async function typeOnPage(browser: Browser, session: BrowserContextOptions): Promise<number[]> {
  const admin = await AdminPage.open(browser, session, "/admin/pagina");
  const { page } = admin;
  const text = page.frameLocator("iframe").locator("[data-section=AboutMe] p[data-edit=text]").last();
  await text.click();
  const frame = await (await page.locator("iframe").elementHandle())?.contentFrame();
  if (!frame) throw new Error("The page that is edited has no frame.");
  const times = await admin.keyTimes(frame, typed);
  await admin.close();
  return times;
}
