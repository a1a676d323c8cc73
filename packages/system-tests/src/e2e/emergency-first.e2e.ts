import { hasEmergency, routePath } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { isLong, sample } from "@consultorio/testkit/long-form";
import type { Page } from "@playwright/test";
import { expect, test } from "./site-fixture.ts";
import { kindsOf } from "./walked-pages.ts";

// An hour of consultation: at night the docked bar has other links (clinic-hours.e2e.ts).
const afternoon = new Date("2026-01-14T17:00:00-06:00");

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => page.clock.setFixedTime(afternoon));

const emergencyNumber = "tel:911";
const urgentNumber = "tel:+520000000001";
const officeNumber = "tel:+520000000000";

/** The addresses of the buttons in each block of contacts of the page, in their order, with how large each is. */
const contactBlocks = (page: Page) =>
  page.evaluate(() => {
    const isContact = (link: Element) => /^(tel:|https:\/\/wa\.me)/.test(link.getAttribute("href") ?? "");
    // The cards of the levels of care offer what is right for each level.
    const links = [...document.querySelectorAll("main a[href], [data-floating] a[href]")].filter(
      (link) =>
        isContact(link) &&
        // A button is round at its ends. Published pages have short class names.
        Number.parseFloat(getComputedStyle(link).borderRadius) > 20 &&
        link.closest("#cuando-pedir-ayuda") === null &&
        link.checkVisibility(),
    );
    const blocks = Map.groupBy(links, (link) => link.parentElement);
    return [...blocks.values()].map((block) =>
      block.map((link) => {
        const { width, height } = link.getBoundingClientRect();
        return { href: link.getAttribute("href") ?? "", area: Math.round(width * height) };
      }),
    );
  });

const emergencies = [
  "/enfermedades/isquemia-critica",
  ...sample(bundledSite.diseases.filter(hasEmergency), 4).map(({ id }) => `/enfermedades/${id}`),
  ...sample(bundledSite.symptoms.filter(hasEmergency), 3).map(({ id }) => `/sintomas/${id}`),
];
const planned = [
  ...sample(bundledSite.services.filter(hasEmergency), 6).map(({ id }) => `/servicios/${id}`),
  ...sample(bundledSite.guides.filter(hasEmergency), 6).map(({ id }) => `/guias/${id}`),
];

const widths = isLong ? [320, 360, 768, 1024, 1280, 1920] : [360, 1280];

for (const width of widths)
  test(`at ${width} px 911 is the first button of a record with an emergency, urgencies the second, the office the third`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...emergencies, ...planned]) {
      await page.goto(path);
      const blocks = (await contactBlocks(page)).filter((block) => block.length > 1);
      expect(blocks.length, path).toBeGreaterThan(1);
      for (const block of blocks) {
        expect(
          block.slice(0, 3).map(({ href }) => href),
          path,
        ).toEqual([emergencyNumber, urgentNumber, officeNumber]);
      }
      if (emergencies.includes(path)) {
        const [[first, ...others] = []] = blocks;
        for (const other of others) expect(first?.area, path).toBeGreaterThanOrEqual(other.area);
      }
    }
  });

test("on the first screen of a phone one tap calls 911", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/enfermedades/isquemia-critica");
  const call = page.getByRole("main").getByRole("link", { name: "Llama al 911", exact: true }).first();
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute("href", emergencyNumber);
});

/**
 * Controls, links, prices and states in red, with whether they are of an emergency. Drawings and pictures are no controls.
 */
const reds = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    const isRed = (color: string) => {
      if (pen === null || color === "transparent" || /, 0\)$|\/ 0\)$/.test(color)) return false;
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data;
      return a > 100 && r > 90 && r > 1.9 * g && r > 1.9 * b;
    };
    const isEmergency = (element: Element): boolean => {
      const block = element.closest("a, button, p, li, article, section") ?? element;
      return /911|rgencia/.test(block.textContent ?? "");
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.matches("a, button, summary, input, select, textarea") || hasText(element))
      .filter((element) => {
        const { color, backgroundColor, borderTopColor, borderTopWidth, outlineColor, outlineStyle } =
          getComputedStyle(element);
        return (
          isRed(color) ||
          (element.matches("a, button, summary, input, select, textarea") &&
            (isRed(backgroundColor) ||
              (borderTopWidth !== "0px" && isRed(borderTopColor)) ||
              (outlineStyle !== "none" && isRed(outlineColor))))
        );
      })
      .map((element) => ({ emergency: isEmergency(element), html: element.outerHTML.slice(0, 120) }));
  });

test("red is for emergencies alone, on every kind of page", async ({ page }) => {
  for (const path of [...kindsOf(bundledSite).map(routePath), "/enfermedades/isquemia-critica"]) {
    await page.goto(path);
    expect(
      (await reds(page)).filter(({ emergency }) => !emergency),
      path,
    ).toEqual([]);
  }
  expect(await reds(page), "the last page has an emergency").not.toEqual([]);
});
