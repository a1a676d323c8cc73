import { longOnly } from "@consultorio/testkit/long-form";
import type { Page } from "@playwright/test";
import { expect, test } from "./site-fixture.ts";

const longTest = longOnly(test);

test.use({ viewport: { width: 360, height: 640 } });

const loaded = (page: Page) =>
  page
    .locator("c-picture img")
    .evaluateAll(
      (images) =>
        images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
    );

test("pictures come before the reader reaches them, and each has its room before", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const pictures = await page.locator("c-picture img").count();
  expect(await loaded(page)).toBeLessThan(pictures);
  const boxes = () =>
    page
      .locator("c-picture")
      .evaluateAll((places) => places.map((place) => [place.clientWidth, place.clientHeight].join(" × ")));
  await page.locator("main > *").evaluateAll((sections) => {
    for (const section of sections)
      if (section instanceof HTMLElement) section.style.contentVisibility = "visible";
  });
  const before = await boxes();
  await page.locator("c-picture img").evaluateAll(async (images) => {
    for (const image of images) image.setAttribute("loading", "eager");
    await Promise.all(images.map((image) => image instanceof HTMLImageElement && image.decode()));
  });
  expect(await boxes()).toEqual(before);
});

test("a printed page has all pictures", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.pdf();
  await expect.poll(() => loaded(page)).toBe(await page.locator("c-picture img").count());
});

// In `pnpm test`: the stories of the carousel.
longTest(
  "a carousel has its controls before its slider, which comes with the first press",
  async ({ page }) => {
    const sliders: string[] = [];
    page.on("request", (request) => request.url().includes("carousel-slider") && sliders.push(request.url()));
    await page.goto("/", { waitUntil: "networkidle" });
    const carousel = page.getByRole("group", { name: "Mensajes principales" });
    await expect(carousel.getByRole("button", { name: "Pausar" })).toBeVisible();
    expect(sliders).toEqual([]);
    await carousel.getByRole("button", { name: "Ir a la diapositiva 2" }).click();
    await expect(carousel.getByRole("status")).toHaveText("Diapositiva 2 de 3");
    expect(sliders).toHaveLength(1);
    await expect(carousel.getByRole("group", { name: "Diapositiva 2 de 3" }).locator("img")).toBeVisible();
  },
);

// In `pnpm test`: the stories of the carousel.
longTest("a carousel moves by itself, and fetches what it needs just before", async ({ page }) => {
  await page.goto("/");
  const carousel = page.getByRole("group", { name: "Mensajes principales" });
  const second = carousel.getByRole("button", { name: "Ir a la diapositiva 2" });
  await expect(second).toHaveAttribute("aria-current", "true", { timeout: 20_000 });
});
