import type { RunningServer } from "@consultorio/testkit/server/running-server";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { signIn } from "./admin-session.ts";
import { test } from "./crashing-site.ts";
import { waitForChunks } from "./fetched-chunks.ts";

const title = (page: Page) => page.locator("[data-path='heroSlider.slides.0.title']");
const save = (page: Page) => page.getByRole("button", { name: "Guardar", exact: true }).click();
const away = (page: Page) => page.getByText("Por ahora no se puede guardar.");

async function edit(context: BrowserContext, { origin }: RunningServer): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/admin/informacion?campo=heroSlider.slides.0.title`);
  await expect(title(page)).toBeVisible();
  return page;
}
test("a server that dies between two saves loses no typed text", async ({ context, site }) => {
  await signIn(context, site.server);
  const page = await edit(context, site.server);
  await title(page).fill("Guardado antes de la caída");
  await save(page);
  await expect(page.getByText("Información del sitio actualizada correctamente")).toBeVisible();
  await expect(page.getByText("Éxito", { exact: true })).toBeVisible();

  site.crash();
  await title(page).fill("Escrito durante la caída");
  await save(page);
  await expect(
    page.getByText("Falla al actualizar la información del sitio. Intentar de nuevo.").first(),
  ).toBeVisible();
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await expect(away(page)).toBeVisible();
  await expect(title(page)).toHaveValue("Escrito durante la caída");

  await site.restart();
  await expect(away(page)).toBeHidden({ timeout: 60_000 });
  await expect(title(page)).toHaveValue("Escrito durante la caída");
  await save(page);
  await expect(page.getByText("Guardado hace un momento")).toBeVisible();
  const draft = await context.request.get(`${site.server.origin}/api/site-content`);
  expect((await draft.json()).siteContent.heroSlider.slides[0].title).toBe("Escrito durante la caída");
  await page.close();
});

test("while the server is unavailable, the screen reports failed reads and failed saves", async ({
  context,
  site,
}) => {
  await signIn(context, site.server);
  const page = await edit(context, site.server);
  await page.getByRole("link", { name: "Cuenta" }).click();
  await expect(page.getByText("Sesiones abiertas")).toBeVisible();
  await waitForChunks(page, "toast-list");

  site.crash();
  await page.getByRole("link", { name: "Información del Sitio" }).click();
  const unread = page.getByText("Falla al extraer la información del sitio. Intentar de nuevo.");
  await expect(unread).toBeVisible({ timeout: 60_000 });
  await site.restart();
  await page.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(page.getByRole("tab", { name: "Sección Hero" })).toBeVisible();

  await page.getByRole("link", { name: "Secciones" }).click();
  const card = page.getByRole("article", { name: "Portada" });
  await expect(card).toBeVisible();
  site.crash();
  await card.getByRole("combobox").selectOption({ label: "Dividida" });
  await save(page);
  await expect(page.getByText("No pudieron actualizarse las secciones. Intentar de nuevo.")).toBeVisible();
  await expect(card.getByRole("combobox")).toHaveValue("HeroSplit");
  await site.restart();
  await page.close();
});

// The short form is a tab that is closed, in losing.long.e2e.ts.
test("typed text is kept when the browser crashes", async ({ browser, context, site }) => {
  await signIn(context, site.server);
  const page = await edit(context, site.server);
  await context.setOffline(true);
  await title(page).fill("Escrito antes de que muriera el navegador");
  await expect(page.getByText("Cambios sin guardar")).toBeVisible();
  // The files of this browser on the disk: the next one starts from them.
  const kept = () => context.storageState();
  await expect.poll(async () => JSON.stringify(await kept())).toContain("antes de que muriera");
  const storageState = await kept();
  await context.close();

  const next = await browser.newContext({ storageState });
  const again = await edit(next, site.server);
  await again.getByRole("button", { name: "Recuperar mis cambios" }).click();
  await expect(title(again)).toHaveValue("Escrito antes de que muriera el navegador");
  await next.close();
});
test("a picture of a layout that does not load is replaced by words", async ({ context, site }) => {
  await signIn(context, site.server);
  const page = await context.newPage();
  await page.goto(`${site.server.origin}/admin/informacion`);
  await expect(page.getByRole("heading", { level: 1, name: "Información del Sitio" })).toBeVisible();
  await page.route("**/api/component-image*", (route) => route.abort());
  await page.getByRole("link", { name: "Secciones" }).click();
  await expect(page.getByText("No hay imagen disponible").first()).toBeVisible();
});

test("a photo that finds the server busy is sent again by itself", async ({ context, site }) => {
  await signIn(context, site.server);
  const page = await context.newPage();
  await page.goto(`${site.server.origin}/admin/multimedia`);
  let refusals = 0;
  await page.route("**/api/media", (route) => {
    if (route.request().method() !== "POST" || refusals > 0) return route.continue();
    refusals += 1;
    return route.fulfill({ status: 503, json: { error: "Espera unos segundos." } });
  });
  const buffer = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#cccccc" } })
    .jpeg()
    .toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "sala.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText("En espera…")).toBeVisible();
  await expect(page.getByText("Listo", { exact: true })).toBeVisible();
  await expect(page.getByText("Espera unos segundos.")).toHaveCount(0);
  expect((await (await context.request.get(`${site.server.origin}/api/media`)).json()).media).toHaveLength(1);
});
