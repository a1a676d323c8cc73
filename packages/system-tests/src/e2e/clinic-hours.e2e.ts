import { AxeBuilder } from "@axe-core/playwright";
import { isLong } from "@consultorio/testkit/long-form";
import type { Page } from "@playwright/test";
import { expect, test } from "./site-fixture.ts";

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

const bar = (page: Page) => page.getByRole("complementary", { name: "Ayuda y contacto" });

const opened = ["Llamar al consultorio", "Escribir por WhatsApp"];
const closed = ["Urgencias", "Escribir por WhatsApp"];

/** The accessible names of the links that the bar shows, in their order. */
const linksOf = async (page: Page): Promise<(string | null)[]> => {
  const links = await bar(page).getByRole("link").all();
  return Promise.all(links.map((link) => link.getAttribute("aria-label")));
};

/** Half-way down, where home shows no button of its own. */
const leaveTheButtons = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));

/** Times on the clinic's clock (UTC-6; Monday to Friday 3 to 8 PM, Saturday 8 AM to 2 PM), and the text of the bar then. */
const moments: readonly (readonly [name: string, time: string, status: string])[] = [
  ["at 2 in the morning", "2026-01-15T02:00:00-06:00", "Cerrado · abre hoy 3 PM"],
  ["a minute before it opens", "2026-01-14T14:59:59-06:00", "Cerrado · abre hoy 3 PM"],
  ["in the minute of opening", "2026-01-14T15:00:00-06:00", ""],
  ["in the last minute", "2026-01-14T19:59:59-06:00", ""],
  ["in the minute of closing", "2026-01-14T20:00:00-06:00", "Cerrado · abre mañana 3 PM"],
  ["on Friday night", "2026-01-16T21:00:00-06:00", "Cerrado · abre mañana 8 AM"],
  ["on Saturday morning", "2026-01-17T08:00:00-06:00", ""],
  ["on Saturday afternoon", "2026-01-17T14:00:00-06:00", "Cerrado · abre lunes 3 PM"],
  ["on Sunday", "2026-01-18T16:00:00-06:00", "Cerrado · abre mañana 3 PM"],
];

const devices = ["Asia/Tokyo", "Europe/Madrid", "America/Los_Angeles"];

for (const [index, timezoneId] of devices.entries())
  test.describe(`a phone with the clock of ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("says by the clinic's clock that the office is closed, and offers the contacts that answer then", async ({
      page,
    }) => {
      // In the short form each device has a third of the moments.
      for (const [name, time, status] of moments.filter((_, at) => isLong || at % devices.length === index)) {
        await page.clock.setFixedTime(new Date(time));
        await page.goto("/");
        await leaveTheButtons(page);
        await expect(bar(page), name).toBeVisible();
        expect(await linksOf(page), name).toEqual(status === "" ? opened : closed);
        if (status === "") await expect(bar(page).getByText(/Cerrado|Abierto/), name).toBeHidden();
        else await expect(bar(page).getByText(status, { exact: true }), name).toBeVisible();
      }
    });
  });

test("a closed office is told on the first screen too, beside the buttons of the page", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-01-15T02:00:00-06:00"));
  for (const path of ["/", "/contacto", "/enfermedades/varices"]) {
    await page.goto(path);
    await expect(bar(page).getByText("Cerrado · abre hoy 3 PM"), path).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole("link", { name: "Urgencias" }), path).toHaveAttribute(
      "href",
      "tel:+520000000001",
    );
  }
});

test("the contact page offers to call only while somebody answers", async ({ page }) => {
  const first = page.getByRole("region", { name: "Contacto", exact: true });
  const call = first.getByRole("link", { name: "Llamar al consultorio" });
  await page.clock.setFixedTime(new Date("2026-01-15T02:00:00-06:00"));
  await page.goto("/contacto");
  await expect(first.getByText("Cerrado ahora, abre hoy a las 3:00 PM")).toBeVisible();
  await expect(call).toBeHidden();
  for (const name of ["Escribir por WhatsApp", "Urgencias"])
    await expect(first.getByRole("link", { name }).first(), name).toBeVisible();
  await page.clock.setFixedTime(new Date("2026-01-15T16:00:00-06:00"));
  await page.goto("/contacto");
  await expect(call).toBeVisible();
});

test("the first screen of home offers to call while somebody answers, and urgencies at night", async ({
  page,
}) => {
  const hero = page.getByRole("group", { name: "Diapositiva 1 de 3" });
  const names = async () =>
    Promise.all((await hero.getByRole("link").all()).map((link) => link.textContent()));
  await page.clock.setFixedTime(new Date("2026-01-15T02:00:00-06:00"));
  await page.goto("/");
  await expect(hero.getByRole("link", { name: "Urgencias" })).toBeVisible();
  expect((await names()).slice(0, 2)).toEqual(["Urgencias", "Escribir por WhatsApp"]);
  await page.clock.setFixedTime(new Date("2026-01-15T16:00:00-06:00"));
  await page.goto("/");
  await expect(hero.getByRole("link", { name: "Urgencias" })).toBeHidden();
  expect((await names()).slice(0, 2)).toEqual(opened);
});

test("a page that stays open changes at the minute of closing and of opening, without a request", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-01-14T19:58:30-06:00") });
  await page.goto("/", { waitUntil: "load" });
  await leaveTheButtons(page);
  await expect.poll(() => linksOf(page)).toEqual(opened);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.clock.fastForward("01:30");
  await expect(bar(page).getByText("Cerrado · abre mañana 3 PM")).toBeVisible();
  await expect.poll(() => linksOf(page)).toEqual(closed);
  await page.clock.fastForward("19:00:00");
  await expect.poll(() => linksOf(page)).toEqual(opened);
  expect(requests.filter((url) => !/\.(avif|webp|woff2)$/.test(url))).toEqual([]);
});

test("a page from the back-forward cache is right at once", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-01-14T19:00:00-06:00"));
  await page.goto("/");
  await leaveTheButtons(page);
  await expect.poll(() => linksOf(page)).toEqual(opened);
  await page.clock.setFixedTime(new Date("2026-01-14T23:00:00-06:00"));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(await linksOf(page)).toEqual(closed);
});

test("on days without consultation it is closed, with the day on which it opens again", async ({ page }) => {
  // Wednesday 14 January, 5 PM: an hour of consultation in any other week.
  await page.clock.setFixedTime(new Date("2026-01-14T17:00:00-06:00"));
  for (const [to, status] of [
    ["2026-01-14", "Cerrado · abre mañana 3 PM"],
    ["2026-01-16", "Cerrado · abre sábado 8 AM"],
    ["2026-02-01", "Cerrado · abre el 2 de febrero, 3 PM"],
  ] as const) {
    await page.route("/", async (route) => {
      const response = await route.fetch();
      // As AnnouncementBar writes the clinic's days of closure into each page.
      const closures = `<aside data-closures="2026-01-14/${to}"></aside>`;
      await route.fulfill({ response, body: (await response.text()).replace("<main", `${closures}<main`) });
    });
    await page.goto("/");
    await expect(bar(page).getByText(status, { exact: true })).toBeVisible();
    await page.unroute("/");
  }
});

const sizes = isLong
  ? ([
      [320, 568],
      [360, 740],
      [740, 360],
      [768, 1024],
      [1024, 768],
      [1280, 800],
      [1920, 1080],
      [2560, 1440],
    ] as const)
  : ([
      [320, 568],
      [1280, 800],
    ] as const);

test("closed, the bar is one row or two, its links can be hit, and axe finds no problem", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-01-15T02:00:00-06:00"));
  for (const path of ["/", "/enfermedades/isquemia-critica"])
    for (const [width, height] of sizes) {
      const place = `${path} at ${width}`;
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(bar(page).getByText("Cerrado · abre hoy 3 PM"), place).toBeInViewport({ ratio: 1 });
      for (const link of await bar(page).getByRole("link").all()) {
        const box = await link.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), place).toBeGreaterThanOrEqual(48);
      }
      const box = await bar(page).boundingBox();
      expect(box?.height, place).toBeLessThanOrEqual(100);
      const { violations } = await new AxeBuilder({ page }).include("[data-floating]").analyze();
      expect(violations, place).toEqual([]);
    }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the hours are there in words, with every way to get help", async ({ page }) => {
    await page.goto("/");
    await expect(bar(page)).toContainText("Lunes a viernes, 3:00 PM a 8:00 PM");
    await expect(bar(page)).not.toContainText(/Cerrado|Abierto/);
    expect(await linksOf(page)).toEqual(["Urgencias", ...opened]);
  });
});
