import { routePath } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { expect, test } from "./site-fixture.ts";
import { walkedRoutes } from "./walked-pages.ts";

const paths = walkedRoutes(bundledSite)
  .filter(({ page }) => page !== "not-found")
  .map(routePath);
const [disease] = bundledSite.diseases;
const diseaseName = disease?.plainName ?? disease?.name ?? "";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows its title, the notice and the way to the office", async ({ page }) => {
    for (const path of paths) {
      const response = await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expect(page.locator("[data-notice-bar]").first(), path).toBeVisible();
      await expect(page.locator('a[href^="tel:"]').first(), path).toBeAttached();
      await expect(page.locator('a[href^="https://wa.me/"]').first(), path).toBeAttached();
    }
  });

  test("a patient finds a disease from the home page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: diseaseName }).first().click();
    await expect(page).toHaveURL(`/enfermedades/${disease?.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(diseaseName);
  });

  test("an address that does not exist says so, and leads back", async ({ page }) => {
    for (const path of ["/nada", "/enfermedades/nada", "/servicios/nada/mas"]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("No encontramos esta página");
    }
    await page.getByRole("main").getByRole("link").first().click();
    expect(new URL(page.url()).pathname).not.toContain("nada");
  });
});
