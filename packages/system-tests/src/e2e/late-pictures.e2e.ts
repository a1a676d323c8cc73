import { longOnly } from "@consultorio/testkit/long-form";
import { expect, test } from "./site-fixture.ts";

const longTest = longOnly(test);

test.use({ viewport: { width: 360, height: 640 } });

test("pictures come when they are near, and a printed page has all of them", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const late = page.locator("c-picture > noscript");
  const pictures = await page.locator("c-picture").count();
  expect(await page.locator("c-picture img").count()).toBeLessThanOrEqual(2);
  await page.mouse.wheel(0, 600);
  await expect(page.locator("c-picture img")).not.toHaveCount(1);
  expect(await late.count()).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(late).toHaveCount(0);
  await expect(page.locator("c-picture img")).toHaveCount(pictures);
});

// In `pnpm test`: what moves while a page loads, in budgets.e2e.ts.
longTest("a picture has its room before it comes", async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/", { waitUntil: "networkidle" });
    const moved = await page.evaluate(() => {
      const places = [...document.querySelectorAll("c-picture")];
      const boxes = () =>
        places.map((place) => {
          const box = place.getBoundingClientRect();
          return [place.className, box.width, box.height].map(String).join(" ");
        });
      for (const section of document.querySelectorAll<HTMLElement>("main > *"))
        section.style.contentVisibility = "visible";
      const before = boxes();
      window.dispatchEvent(new Event("beforeprint"));
      return boxes().filter((box, index) => box !== before[index]);
    });
    expect(moved, `${width} px`).toEqual([]);
  }
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every picture is there", async ({ page }) => {
    await page.goto("/");
    const places = await page.locator("c-picture").count();
    expect(await page.locator("c-picture img").count()).toBe(places);
  });
});
