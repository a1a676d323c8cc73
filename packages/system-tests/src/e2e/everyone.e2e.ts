import { routePath } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { launchWithLargeText } from "@consultorio/testkit/browser";
import { longOnly, sample } from "@consultorio/testkit/long-form";
import { illegibleTexts } from "@consultorio/testkit/page/large-text";
import { tooWide, violations } from "@consultorio/testkit/page/reading-checks";
import type { Page } from "@playwright/test";
import { expect } from "./site-fixture.ts";
import { kindsOf, walkedRoutes } from "./walked-pages.ts";
import { test, withoutMissing } from "./watched-pages.ts";

const longTest = longOnly(test);

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

const kinds = kindsOf(bundledSite).map(routePath);
/** Some of them; in `pnpm test:long` all. */
const someKinds = sample(kinds, 3);

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await page.waitForFunction(() => customElements.get("c-drawer") !== undefined);
}

test("no page scrolls sideways, breaks its policy or has a fault for axe on a phone", async ({
  page,
  server,
  reports,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  for (const path of sample([...walkedRoutes(bundledSite).map(routePath), "/buscar?q=varices"], 4)) {
    scripts.clear();
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, path);
    expect(await tooWide(page, [320, 640]), path).toEqual([]);
    await page.setViewportSize(phone);
    expect(await violations(page), path).toEqual([]);
    expect(scripts.size, path).toBeGreaterThan(0);
    for (const url of scripts) expect(url, path).toContain(`${server.origin}/elements/`);
  }
  expect(withoutMissing(reports)).toEqual([]);
});

// In `pnpm test`: the same pages on a phone, above.
longTest(
  "no kind of page has a fault for axe on a desk, nor with its menu open, nor breaks its policy then",
  async ({ page, reports }) => {
    for (const path of someKinds) {
      await page.setViewportSize(phone);
      await openPage(page, path);
      await page.getByRole("button", { name: "Abrir menú" }).click();
      await expect(page.getByRole("dialog").first(), path).toBeVisible();
      expect(await violations(page, "dialog[open]"), path).toEqual([]);
      await page.keyboard.press("Escape");
      await page.setViewportSize(desk);
      expect(await violations(page), path).toEqual([]);
      const opener = page.locator("header [data-toggle]").first();
      await opener.click();
      await expect(opener, path).toHaveAttribute("aria-expanded", "true");
      expect(await violations(page, "header"), path).toEqual([]);
    }
    expect(withoutMissing(reports)).toEqual([]);
  },
);

test("with text at 200 % every kind of page can be read, and none scrolls sideways, on a phone and on a tablet", async ({
  baseURL,
}) => {
  const browser = await launchWithLargeText();
  try {
    const page = await browser.newPage({ baseURL, locale: "es-MX", reducedMotion: "reduce" });
    for (const path of someKinds) {
      await page.goto(path, { waitUntil: "load" });
      for (const width of [360, 768]) {
        expect(await tooWide(page, [width]), `${path} ${width} px`).toEqual([]);
        await expect.poll(() => page.evaluate(illegibleTexts), `${path} ${width} px`).toEqual([]);
      }
    }
  } finally {
    await browser.close();
  }
});

/** Has the page note each place that the keyboard comes to, and whether a person sees that it is there. */
function noteFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    const places: { name: string; seen: boolean; shown: boolean }[] = [];
    Object.assign(window, { places });
    document.addEventListener("focusin", ({ target }) => {
      if (!(target instanceof Element)) return;
      const { outlineStyle, boxShadow } = getComputedStyle(target);
      const { width, height } = target.getBoundingClientRect();
      places.push({
        name: target.outerHTML.slice(0, 120),
        seen: width > 0 && height > 0 && target.checkVisibility({ visibilityProperty: true }),
        shown: [outlineStyle, boxShadow, getComputedStyle(target, "::after").outlineStyle].some(
          (style) => style !== "none",
        ),
      });
    });
  });
}

test("the keyboard goes through every kind of page, is seen wherever it is, and comes out again", async ({
  page,
}) => {
  await page.setViewportSize(desk);
  for (const path of someKinds) {
    await openPage(page, path);
    await noteFocus(page);
    const tabs = await page.locator("a[href], button, input, summary, [tabindex='0']").count();
    // All at once: an answer for each key takes longer than the key.
    await Promise.all(Array.from({ length: tabs + 1 }, () => page.keyboard.press("Tab")));
    const places: { name: string; seen: boolean; shown: boolean }[] = await page.evaluate(() =>
      Reflect.get(window, "places"),
    );
    expect(
      places.filter(({ seen, shown }) => !seen || !shown),
      path,
    ).toEqual([]);
    expect(places[0]?.name, path).toContain("Saltar al contenido");
    // After the last place comes the first again: the keyboard is never trapped.
    expect(places.filter(({ name }) => name.includes("Saltar al contenido")).length, path).toBeGreaterThan(1);
  }
});

test("the first key leads past the menu", async ({ page }) => {
  await openPage(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("where neither fonts nor scripts arrive", () => {
  test.use({ elementsCome: false });

  test("a page of any kind can be read", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.route("**/*", (route) =>
      ["font", "script"].includes(route.request().resourceType()) ? route.abort() : route.continue(),
    );
    for (const path of someKinds) {
      await page.goto(path, { waitUntil: "load" });
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      // A tap opens folded parts; the insurers' field is there with script only, over a list that is always there.
      const texts = await page.evaluate(() =>
        [...document.querySelectorAll("main :is(h2, h3, h4, p, dt, dd)")]
          .filter((text) => text.getClientRects().length > 0)
          .filter((text) => text.closest("details:not([open]), c-finder [data-search]") === null)
          .map((text) => ({
            words: text.outerHTML.slice(0, 160),
            seen: text.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          })),
      );
      expect(texts.length, path).toBeGreaterThan(1);
      expect(
        texts.filter(({ seen }) => !seen),
        path,
      ).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBeLessThanOrEqual(phone.width);
    }
  });
});
