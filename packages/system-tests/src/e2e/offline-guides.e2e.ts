import { expect, test } from "./site-fixture.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: "reduce" },
});

const opened = "/guias/vivir-con-anticoagulante";
const other = "/guias/pies-y-diabetes";
const kept = "Puedes leer esta guía sin señal: se quedó en este aparato.";

test("a guide that was opened is read without a connection; any other page of the guides gives 911", async ({
  page,
  context,
}) => {
  await page.goto(opened);
  await expect(page.getByText(kept)).toBeVisible();
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await context.setOffline(true);
  await page.goto(opened);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  // With its fonts, its picture and its working parts.
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(true);
  const picture = page.locator("#inicio img");
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Abrir menú" })).toBeVisible();

  await page.goto(other);
  await expect(page.getByRole("heading", { name: "No hay señal" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Emergencias: llama al 911" })).toHaveAttribute(
    "href",
    "tel:911",
  );
  await page.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(opened);

  // Nothing else is answered: a page with prices or hours could be an old one.
  await expect(page.goto("/contacto")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);

  await context.setOffline(false);
  await page.goto(other);
  await expect(page.getByText(kept)).toBeVisible();
});

test("a guide comes from the site where there is a connection, and a reader can remove it", async ({
  page,
  context,
}) => {
  await page.goto(opened);
  await expect(page.getByText(kept)).toBeVisible();
  await page.reload();
  const headings = () =>
    page.evaluate(async (path) => {
      const response = await (await caches.open("guias")).match(path);
      return /<h1[^>]*>/.test((await response?.text()) ?? "");
    }, opened);
  expect(await headings()).toBe(true);
  // A copy that is not the site's: the next visit shows the site's page, and keeps that.
  await page.evaluate(async (path) => {
    const headers = { "Content-Type": "text/html; charset=utf-8", Date: new Date().toUTCString() };
    await (await caches.open("guias")).put(path, new Response("<p>Una copia vieja", { headers }));
  }, opened);
  await page.reload();
  await expect(page.getByText("Una copia vieja")).toBeHidden();
  await expect.poll(headings).toBe(true);

  await page.getByRole("button", { name: "Quitarla" }).click();
  await expect(page.getByText("Listo: ya no está guardada en este aparato.")).toBeVisible();
  await context.setOffline(true);
  await page.goto(opened);
  await expect(page.getByRole("heading", { name: "No hay señal" })).toBeVisible();
});
