import { type Route, routePath, type SectionType, type Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { longOnly } from "@consultorio/testkit/long-form";
import type { Page } from "@playwright/test";
import { draw, openDrawing, variantsOf, withLayouts } from "./drawn-page.ts";
import { expect, test } from "./site-fixture.ts";
import { walkedRoutes } from "./walked-pages.ts";

const longTest = longOnly(test);

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

/** How far down the screen title and a way to act are. */
const firstScreen = 480;

/** Where the title ends, and the highest link or field below the breadcrumb that does something, in pixels. */
const ends = (page: Page) =>
  page.evaluate(() => {
    const bottom = (element: Element | undefined) => element?.getBoundingClientRect().bottom ?? Infinity;
    const acts = [
      ...document.querySelectorAll("main :is(a[href^='tel:'], a[href^='https://wa.me/'], input, button)"),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return { title: bottom(document.querySelector("h1") ?? undefined), act: Math.min(...acts.map(bottom)) };
  });

/** How high a page is once all of it was seen, with what a phone folds being folded. */
const height = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    }
    return document.documentElement.scrollHeight;
  });

/** How high the pages of a kind may be, in pixels. */
const highest: Partial<Record<Route["page"], number>> = {
  home: 9_500,
  disease: 8_000,
  symptom: 8_000,
  service: 8_000,
  guide: 8_000,
};

test("on every page title and a way to act end within the first 480 px; home ends within 9,500, an item within 8,000", async ({
  page,
}) => {
  // The docked bar is higher while the office is closed.
  await page.clock.setFixedTime(new Date("2026-01-15T02:00:00-06:00"));
  for (const route of walkedRoutes(bundledSite)) {
    const path = routePath(route);
    await page.goto(path, { waitUntil: "load" });
    const { title, act } = await ends(page);
    expect(Math.max(title, act), path).toBeLessThanOrEqual(firstScreen);
    const limit = highest[route.page];
    if (limit !== undefined) expect(await height(page), path).toBeLessThanOrEqual(limit);
  }
});

const announced: Site = {
  ...bundledSite,
  siteContent: {
    ...bundledSite.siteContent,
    notices: {
      announcement: {
        text: "Cambiamos de teléfono.",
        link: "/contacto",
        linkText: "Ver contacto",
        until: "",
      },
      closures: [],
    },
  },
};
/** Numbers as they are issued, each licence with its institution. */
const licensed: Site = {
  ...bundledSite,
  siteContent: {
    ...bundledSite.siteContent,
    doctorInfo: {
      ...bundledSite.siteContent.doctorInfo,
      cedProf: "1234567 · Universidad Autónoma Benito Juárez de Oaxaca",
      cedEsp: "12345678 · Universidad Nacional Autónoma de México",
    },
    doctorWorkInfo: { ...bundledSite.siteContent.doctorWorkInfo, avisoCofepris: "203300201A0123456" },
  },
};

// In `pnpm test`: the bundled pages, above.
longTest("title and a way to act end there with every header, hero and notice too", async ({ page }) => {
  await openDrawing(page);
  for (const site of [bundledSite, announced, licensed])
    for (const Header of variantsOf("Header"))
      for (const Hero of variantsOf("Hero")) {
        await draw(page, withLayouts({ Header, Hero }, site), [Header, Hero]);
        const { title, act } = await ends(page);
        expect(Math.max(title, act), `${Header} ${Hero}`).toBeLessThanOrEqual(firstScreen);
      }
});

test("the legal notice has the numbers at the top, and the institutions too at the end", async ({ page }) => {
  await openDrawing(page);
  await draw(page, licensed, ["FooterColumns"]);
  const top = page.getByRole("complementary", { name: "Aviso de publicidad y cédulas" });
  for (const number of ["203300201A0123456", "1234567", "12345678"]) await expect(top).toContainText(number);
  const institution = "Universidad Nacional Autónoma de México";
  await expect(top.getByText(institution)).toBeHidden();
  await expect(page.getByRole("contentinfo").getByText(institution)).toBeVisible();
});

/** How high each variant of a type may be; `ServicesIndex` says three facts of each of eleven services. */
const limits: [SectionType, number][] = [
  ["Diseases", 1_450],
  ["Symptoms", 1_700],
  ["Services", 2_000],
  ["Purpose", 1_100],
  ["Certifications", 1_500],
  ["Insurance", 1_250],
  ["Footer", 1_450],
];

// In `pnpm test`: nothing.
longTest("no variant is only a stack of cards", async ({ page }) => {
  await openDrawing(page);
  for (const [type, limit] of limits)
    for (const name of variantsOf(type)) {
      await draw(page, withLayouts({ [type]: name }), [name]);
      const box = await page.locator(`[data-variant="${name}"]`).boundingBox();
      expect(box?.height, name).toBeLessThanOrEqual(limit);
    }
});

/** Places of a page that have the focus and that a person does not see. */
async function lostPlaces(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: "load" });
  const lost: string[] = [];
  for (let count = await page.locator("a[href], button, input, summary").count(); count > 0; count -= 1) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(async () => {
      // Movements because of the focus end in the next frames.
      for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const edges = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .filter((bar) => !bar.contains(focused) && bar.checkVisibility({ visibilityProperty: true }))
          .map((bar) => bar.getBoundingClientRect());
      // The link past the header lies over it.
      const over = getComputedStyle(focused).position === "fixed";
      const ceiling = over ? 0 : Math.max(0, ...edges("[data-bar]").map((box) => box.bottom));
      const floor = Math.min(innerHeight, ...edges("[data-floating]").map((box) => box.top));
      const seen = Math.min(bottom, floor) - Math.max(top, ceiling);
      // A carousel may be higher than the screen: half of the screen shows where the keyboard is.
      const enough = Math.min(bottom - top - 1, (floor - ceiling) / 2);
      return seen >= enough && right > 0 && left < innerWidth ? null : focused.outerHTML.slice(0, 120);
    });
    if (place !== null) lost.push(place);
  }
  return lost;
}

// In `pnpm test`: the keyboard in everyone.e2e.ts.
longTest("the keyboard is never off the screen, nor under the header or the docked bar", async ({ page }) => {
  expect(await lostPlaces(page, "/sintomas/edema-unilateral")).toEqual([]);
});

test.describe("with smooth scrolling", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  // In `pnpm test`: the keyboard in everyone.e2e.ts.
  longTest("the keyboard is never off the screen either", async ({ page }) => {
    expect(await lostPlaces(page, "/")).toEqual([]);
  });
});
