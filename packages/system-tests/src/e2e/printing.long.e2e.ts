import { routePath } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { printed, readable } from "./printed-page.ts";
import { expect, test } from "./site-fixture.ts";
import { walkedRoutes } from "./walked-pages.ts";

const walked = walkedRoutes(bundledSite);
const routes = walked.filter((route) => "id" in route);
const guides = routes.filter(({ page }) => page === "guide").map(routePath);
const items = routes.filter(({ page }) => page !== "guide").map(routePath);
test("every item has room on two sheets, in letters that can be read", async ({ page }) => {
  expect(items.length).toBeGreaterThan(3);
  for (const path of items) {
    await page.goto(path);
    const { sheets, smallestText } = await printed(page);
    expect.soft(sheets, path).toBeLessThanOrEqual(2);
    expect.soft(smallestText, path).toBeGreaterThan(readable);
  }
});
test("every guide has room on one sheet, of letter paper and of A4, in letters that can be read", async ({
  page,
}) => {
  expect(guides.length).toBeGreaterThan(2);
  for (const path of guides) {
    await page.goto(path);
    for (const format of ["Letter", "A4"]) {
      const { sheets, smallestText } = await printed(page, format);
      expect.soft(sheets, `${path} on ${format}`).toBe(1);
      expect.soft(smallestText, `${path} on ${format}`).toBeGreaterThan(readable);
    }
  }
});
test("every other page has letters that can be read too", async ({ page }) => {
  for (const path of walked.filter((route) => !("id" in route)).map(routePath)) {
    await page.goto(path);
    const { smallestText } = await printed(page);
    expect.soft(smallestText, path).toBeGreaterThan(readable);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a folded part opens by its heading", async ({ page }) => {
    await page.goto("/servicios/angioplastia-arterial");
    const risk = page.getByText(/^Moretón o sangrado en el sitio de la punción/);
    await expect(risk).toBeHidden();
    await page.getByRole("region", { name: "Riesgos" }).locator("summary").click();
    await expect(risk).toBeVisible();
  });

  test("paper shows the parts that are folded on the screen, with bullets", async ({ page }) => {
    await page.goto("/servicios/angioplastia-arterial");
    await page.emulateMedia({ media: "print" });
    const risk = page.getByText(/^Moretón o sangrado en el sitio de la punción/);
    await expect(risk).toBeVisible();
    await expect(risk).toHaveCSS("display", "list-item");
    await expect(risk).toHaveCSS("list-style-type", "disc");
    await expect(page.locator("details > summary").filter({ visible: true })).toHaveCount(0);
  });
});

test("a wide screen has nothing folded", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/enfermedades/varices");
  await expect(page.getByText("Eleva las piernas cuando descanses.")).toBeVisible();
  await expect(page.locator("[data-fold] > summary").filter({ visible: true })).toHaveCount(0);
});

test("on paper everything is in its place, also from a page that was scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/enfermedades");
  const moved = () =>
    page
      .locator("[data-parallax]")
      .evaluateAll((layers) => layers.map((layer) => getComputedStyle(layer).translate));
  await page.mouse.wheel(0, 300);
  await expect.poll(moved).toContainEqual(expect.stringMatching(/px/));
  await page.emulateMedia({ media: "print" });
  expect(new Set(await moved())).toEqual(new Set(["none"]));
});

test("the contact page prints numbers, not buttons", async ({ page }) => {
  await page.goto("/contacto");
  await page.emulateMedia({ media: "print" });
  const office = page.getByRole("region", { name: "Consultorio" });
  await expect(office.getByText("000 000 0000").first()).toBeVisible();
  await expect(office.getByText("000 000 0001")).toBeVisible();
  await expect(office.getByText("WhatsApp", { exact: true })).toBeVisible();
  for (const name of ["Llamar al consultorio", "Escribir por WhatsApp", "Urgencias", "Google Maps"])
    await expect(
      page.getByRole("main").getByRole("link", { name }).filter({ visible: true }),
      name,
    ).toHaveCount(0);
  const { sheets, smallestText } = await printed(page);
  expect(sheets).toBeLessThanOrEqual(2);
  expect(smallestText).toBeGreaterThan(readable);
});
