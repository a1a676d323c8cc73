import { AxeBuilder } from "@axe-core/playwright";
import type { Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { Administrator, credentials, setUp } from "@consultorio/testkit/server/administrator";
import type { Page } from "@playwright/test";
import { signIn } from "./admin-session.ts";
import { editedContent, expect, test } from "./site-fixture.ts";

test.describe.configure({ mode: "serial" });
test.use({ site: "long lists", content: editedContent, viewport: { width: 320, height: 740 } });

/** So many services without relations, which would be links to records that the small site does not have. */
const services = (count: number): Site["services"] =>
  Array.from({ length: count }, (_, index) =>
    bundledSite.services.slice(0, 1).map((service) => ({
      ...service,
      // Its metadata names the page of the first one.
      id: index === 0 ? service.id : `servicio-${index + 1}`,
      title: `Servicio ${index + 1}`,
      plainName: "",
      relations: { symptoms: [], diseases: [], services: [] },
    })),
  ).flat();

/** What axe finds wrong. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

test.describe("the list of 60 services on a phone without script", () => {
  test.use({ javaScriptEnabled: false });

  test.beforeAll(async ({ server }) => {
    const administrator = await setUp(server);
    const saved = await administrator.call("/api/collections/services", { json: { services: services(60) } });
    expect(saved.status).toBe(200);
    expect((await administrator.call("/api/update-sections", { method: "POST" })).status).toBe(200);
  });

  test("leads to its second page and back, with links for thumbs", async ({ page }) => {
    await page.goto("/servicios");
    await expect(page.getByRole("article")).toHaveCount(48);
    const pages = page.getByRole("navigation", { name: "Páginas" });
    for (const link of await pages.getByRole("link").all()) {
      const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await pages.getByRole("link", { name: "Siguiente" }).click();
    await expect(page).toHaveURL(/\/servicios\/pagina\/2#lista$/);
    await expect(page).toHaveTitle(/^Página 2 · /);
    await expect(page.getByRole("article")).toHaveCount(12);
    await expect(page.getByRole("link", { name: "Servicio 60" })).toBeVisible();
    await pages.getByRole("link", { name: "Anterior" }).click();
    await expect(page.getByRole("article")).toHaveCount(48);
  });

  test("ends with its last page, and the search finds what is there", async ({ page }) => {
    const statuses = ["/servicios/pagina/1", "/servicios/pagina/3"].map(async (path) =>
      (await page.request.get(path)).status(),
    );
    expect(await Promise.all(statuses)).toEqual([404, 404]);
    await page.goto("/buscar?q=servicio+60");
    await expect(page.getByRole("region", { name: "Resultados" })).toContainText("Servicio 60");
  });
});

test("the pages of a list have no fault for axe", async ({ page }) => {
  for (const path of ["/servicios", "/servicios/pagina/2"]) {
    await page.goto(path);
    expect(await violations(page), path).toEqual([]);
  }
});

test("the administrator pages through 1,000 services, and comes back to the page of a record", async ({
  page,
  context,
  server,
}) => {
  const administrator = new Administrator(server);
  await administrator.call("/api/session", { json: credentials });
  const saved = await administrator.call("/api/collections/services", { json: { services: services(1000) } });
  expect(saved.status).toBe(200);
  await signIn(context, server);
  await page.goto("/admin/colecciones/servicios");
  const pages = page.getByRole("navigation", { name: "Páginas" });
  await pages.getByRole("button", { name: "Última página" }).click();
  const shown = page.getByText("Del 951 al 1,000, de 1,000");
  await expect(shown).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Servicio 970" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Servicio 970" })).toBeVisible();
  await page.goBack();
  await expect(shown).toBeVisible();
  await page.getByRole("searchbox", { name: "Buscar" }).fill("servicio 12");
  await expect(page.getByRole("link", { name: /Servicio 12\d?$/ })).toHaveCount(11);
});
