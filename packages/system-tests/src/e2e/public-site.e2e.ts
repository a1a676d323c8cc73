import { AxeBuilder } from "@axe-core/playwright";
import { type Route, routePath, siteRoutes } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { expect, test } from "./site-fixture.ts";

const paths = siteRoutes(bundledSite)
  .filter(({ page }: Route) => page !== "not-found")
  .map(routePath);
const [disease] = bundledSite.diseases;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows its title, the notice and the way to the office", async ({ page }) => {
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expect(page.locator("[data-notice-bar]").first(), path).toBeVisible();
      await expect(page.locator('a[href^="tel:"]').first(), path).toBeAttached();
      await expect(page.locator('a[href^="https://wa.me/"]').first(), path).toBeAttached();
    }
  });

  test("a patient finds a disease from the home page", async ({ page }) => {
    await page.goto("/");
    await page
      .getByRole("main")
      .getByRole("link", { name: disease?.name ?? "" })
      .first()
      .click();
    await expect(page).toHaveURL(`/enfermedades/${disease?.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(disease?.name ?? "");
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

test("pages run no script but the custom elements, break no rule of their policy and log no error", async ({
  page,
  server,
}) => {
  const problems: string[] = [];
  const scripts = new Set<string>();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname.split("/")[1] ?? "");
    if (!request.url().startsWith(server.origin) && !request.url().startsWith("data:"))
      problems.push(`foreign request: ${request.url()}`);
  });
  for (const path of ["/", "/servicios", `/enfermedades/${disease?.id}`, "/contacto"]) {
    await page.goto(path, { waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(problems).toEqual([]);
  expect([...scripts]).toEqual(["elements"]);
});

test("the home page has no accessibility problem that a machine can find", async ({ page }) => {
  await page.goto("/");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
