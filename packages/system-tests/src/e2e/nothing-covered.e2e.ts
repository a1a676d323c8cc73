import { routePath } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { isLong, sample } from "@consultorio/testkit/long-form";
import type { Page } from "@playwright/test";
import { expect, test } from "./site-fixture.ts";
import { kindsOf } from "./walked-pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The short form takes a small phone, `pnpm test:long` all seven sizes. */
const sizes = [
  [360, 640] as const,
  ...(isLong
    ? ([
        [1280, 800],
        [320, 568],
        [390, 844],
        [412, 915],
        [768, 1024],
        [1920, 1080],
      ] as const)
    : []),
];

const kinds = sample(kindsOf(bundledSite).map(routePath), 2);

/** Scrolls once through the page: pictures on the way decide how long it is. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(done));
    }
  });

/** Scrolls to a share of the page, and waits until the docked bar has answered. */
const scrollTo = (page: Page, share: number) =>
  page.evaluate(async (share) => {
    window.scrollTo({
      top: (document.documentElement.scrollHeight - innerHeight) * share,
      behavior: "instant",
    });
    for (let frame = 0; frame < 4; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  }, share);

/**
 * Words and controls under something that floats; at the page's end also under the docked bar, where nothing can be
 * scrolled out from under it. A bar across the whole screen is elsewhere the screen's edge.
 */
const covered = (page: Page, atEnd: boolean) =>
  page.evaluate((atEnd) => {
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** Text for screen readers alone: in a box of one pixel. */
    const clipped = (element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).overflow === "hidden" && element.getBoundingClientRect().width <= 1) ||
        clipped(element.parentElement));
    const floating = [...document.querySelectorAll("[data-floating], [data-floating] a")].filter(
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        const bar = element.matches("[data-floating]") ? getComputedStyle(element).backgroundColor : "";
        return seen(element) && width * height > 0 && bar !== "rgba(0, 0, 0, 0)";
      },
    );
    const wide = (box: DOMRect) => box.width >= document.documentElement.clientWidth - 1;
    const docked = floating.find((element) => wide(element.getBoundingClientRect()));
    const boxes = docked
      ? atEnd
        ? [docked.getBoundingClientRect()]
        : []
      : floating.map((element) => element.getBoundingClientRect());
    const others = [...document.querySelectorAll("body *")].filter(
      (element) => element.closest("c-dock, dialog") === null && seen(element) && !clipped(element),
    );
    const lying: string[] = [];
    const check = (box: DOMRect, name: string) => {
      for (const over of boxes)
        if (
          Math.min(box.right, over.right) - Math.max(box.left, over.left) > 1 &&
          Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 1
        )
          lying.push(name.trim().slice(0, 60));
    };
    for (const element of others) {
      if (element.matches("a, button, input, summary, select, textarea"))
        check(element.getBoundingClientRect(), element.outerHTML);
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || node.data.trim() === "") continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) check(box, node.data);
      }
    }
    return lying;
  }, atEnd);

/** Links of the floating buttons that lead where another link in view leads. */
const repeated = (page: Page) =>
  page.evaluate(() => {
    const dock = document.querySelector("[data-floating]");
    /** The docked bar's own place is no place for others. */
    const shown = (element: Element, floor = innerHeight) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        width * height > 0 &&
        bottom > 0 &&
        top < floor &&
        right > 0 &&
        left < innerWidth
      );
    };
    const others = [...document.querySelectorAll("a[href]")].filter(
      (link) => !dock?.contains(link) && link.closest("dialog") === null && shown(link, innerHeight - 72),
    );
    return [...(dock?.querySelectorAll("a") ?? [])]
      .filter((link) => shown(link))
      .filter((link) => others.some((other) => other.getAttribute("href") === link.getAttribute("href")))
      .map((link) => link.getAttribute("aria-label"));
  });

/** Hours of the office: while it is closed the bar stays beside the page's own buttons, because it says so. */
const hours = [
  { name: "open", time: new Date("2026-01-14T17:00:00-06:00") },
  { name: "closed", time: new Date("2026-01-15T02:00:00-06:00") },
];

for (const [width, height] of sizes)
  test(`at ${width} × ${height} nothing that floats lies over a word or a control, nor repeats one in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [index, path] of kinds.entries())
      for (const { name, time } of isLong ? hours : hours.slice(index % 2, (index % 2) + 1)) {
        await page.clock.setFixedTime(time);
        await page.goto(path, { waitUntil: "load" });
        await page.waitForFunction(() => document.querySelector("c-dock:not([data-ready])") === null);
        await scrollThrough(page);
        for (const share of [1, 0.5, 0]) {
          const place = `${path} at ${share}, ${name}`;
          // A picture that arrives late makes the page longer: each look scrolls again.
          const coveredThere = async () => {
            await scrollTo(page, share);
            return covered(page, share === 1);
          };
          await expect.poll(coveredThere, { message: place }).toEqual([]);
          if (name === "open") await expect.poll(() => repeated(page), { message: place }).toEqual([]);
        }
      }
  });

test("the docked bar stays away while the search shows an emergency, and else is there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.setFixedTime(new Date("2026-01-14T17:00:00-06:00"));
  await page.goto("/buscar");
  const call = page
    .getByRole("complementary", { name: "Ayuda y contacto" })
    .getByRole("link", { name: "Llamar" });
  await expect(call).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect(call).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test("the bar is at the page's end and covers nothing", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("complementary", { name: "Ayuda y contacto" });
    await expect(bar.getByRole("link", { name: "Llamar al consultorio" })).not.toBeInViewport();
    await bar.getByRole("link", { name: "Llamar al consultorio" }).scrollIntoViewIfNeeded();
    const footer = await page.getByRole("contentinfo").boundingBox();
    const box = await bar.boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  });
});
