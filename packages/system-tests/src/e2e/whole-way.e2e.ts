import { join } from "node:path";
import { isLong } from "@consultorio/testkit/long-form";
import { startPublishedServer } from "@consultorio/testkit/server/published-database";
import { type RunningServer, startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { publish } from "./admin-session.ts";

const account = { email: "ana@ejemplo.mx", password: "una frase bastante larga" };
const newDescription = "Cerramos la vena por dentro, sin cortar.";
const newTitle = "Tu circulación en buenas manos, de Oaxaca para ti";

interface Fixtures {
  /**
   * Starts a server on the test's own database, which the first one finds published, and empty in `pnpm test:long`; those
   * still running end with the test.
   */
  start: (env?: Record<string, string>) => Promise<RunningServer>;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  start: async ({}, use) => {
    const folder = await temporaryFolder();
    const servers: RunningServer[] = [];
    await use(async (env) => {
      const database = join(folder.path, "site.db");
      const isFirst = servers.length === 0 && !isLong;
      const server = isFirst
        ? await startPublishedServer(database, env, "small")
        : await startServer(database, env);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.kill()));
    await folder.remove();
  },
});

/** Reads the home page as a patient whose browser runs no script. */
async function asPatient(
  browser: Browser,
  origin: string,
  read: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  await page.goto("/");
  await read(page);
  await context.close();
}

async function expectPublished(browser: Browser, { origin }: RunningServer): Promise<void> {
  await asPatient(browser, origin, async (page) => {
    await expect(page.locator("[data-section=Hero]")).toHaveAttribute("data-variant", "HeroSplit");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(newTitle);
    await page.goto("/servicios/escleroterapia");
    await page.getByText("Cambios de esta página").click();
    await expect(
      page.getByText(
        "Cambió: Descripción corta. Revisión médica: Dra. Ejemplo Luna, 30 de noviembre de 2026.",
      ),
    ).toBeVisible();
  });
}

test("from an editor's click to a patient's page, and still there after a restart", async ({
  browser,
  start,
}) => {
  test.setTimeout(180_000);
  let server = await start();
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();

  await test.step("she sets up her account with the printed token", async () => {
    await page.goto(`/admin/configurar#token=${encodeURIComponent(server.setupToken ?? "")}`);
    await page.getByLabel("Correo electrónico").fill(account.email);
    await page.getByLabel("Contraseña nueva", { exact: true }).fill(account.password);
    await page.getByLabel("Repite la contraseña", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();
  });

  await test.step("she signs out and in again", async () => {
    await page.getByRole("button", { name: "Salir" }).click();
    await expect(page.getByRole("heading", { name: "Entra para editar tu sitio" })).toBeVisible();
    await page.getByLabel("Correo electrónico").fill(account.email);
    await page.getByLabel("Contraseña", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();
  });

  await test.step("she changes the hero's title", async () => {
    await page.getByRole("link", { name: "Información del Sitio" }).click();
    await page.getByRole("tab", { name: "Sección Hero" }).click();
    const texts = page.getByRole("region", { name: "Textos de portada" });
    await texts.getByRole("textbox", { name: "Título", exact: true }).fill(newTitle);
    const save = page.getByRole("button", { name: "Guardar", exact: true });
    const place = async () => (await texts.boundingBox())?.y;
    await texts.evaluate((region) => region.scrollIntoView());
    const before = [await place(), await save.boundingBox()];
    await save.click();
    await expect(page.getByText("Información del sitio actualizada correctamente")).toBeVisible();
    const toast = page.getByText("Éxito", { exact: true });
    await expect(toast).toBeVisible();
    // The toast covers no button, and everything stays where it is.
    await expect
      .poll(async () => {
        const [button, strip] = await Promise.all([save.boundingBox(), toast.boundingBox()]);
        return (button?.y ?? 0) - (strip?.y ?? 999) - (strip?.height ?? 0);
      })
      .toBeGreaterThan(0);
    expect([await place(), await save.boundingBox()]).toEqual(before);
  });

  await test.step("she changes what a service promises, and the day of its review", async () => {
    await page.goto("/admin/colecciones/servicios");
    await page.getByRole("link", { name: "Escleroterapia" }).click();
    await page.getByRole("textbox", { name: "Descripción corta" }).fill(newDescription);
    const review = page.getByRole("region", { name: "Revisión médica" });
    await review.getByLabel("Quién la revisó").fill("Dra. Ejemplo Luna");
    await review.getByLabel("Fecha de la revisión").fill("2026-11-30");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(page.getByText("Cambios guardados correctamente")).toBeVisible();
  });

  await test.step("she swaps the hero and sees it with her texts, at three widths", async () => {
    await page.getByRole("link", { name: "Secciones" }).click();
    const card = page.getByRole("article", { name: "Portada" });
    await card.getByRole("combobox", { name: "Diseño de Portada" }).selectOption({ label: "Dividida" });
    await expect(card.getByRole("img")).toHaveAttribute("src", /image=HeroSplit/);
    const preview = page.frameLocator("iframe");
    await expect(preview.locator("[data-section=Hero]")).toHaveAttribute("data-variant", "HeroSplit");
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText(newTitle);
    for (const [name, width] of [
      ["Celular", 360],
      ["Tableta", 768],
      ["Computadora", 1280],
    ] as const) {
      await page.locator("label").filter({ hasText: name }).click();
      await expect
        .poll(() => preview.locator("html").evaluate((html) => html.ownerDocument.defaultView?.innerWidth))
        .toBe(width);
    }
  });

  await test.step("the draft is not on the site before she publishes", async () => {
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(page.getByText("Secciones seleccionadas guardadas.")).toBeVisible();
    await asPatient(browser, server.origin, async (patient) => {
      await expect(patient.locator("[data-section=Hero]")).toHaveAttribute("data-variant", "HeroSlider");
      await expect(patient.getByText(newTitle)).toHaveCount(0);
    });
  });

  await test.step("she publishes from the page, which stays where it is, and a patient without JavaScript reads both changes", async () => {
    await page.getByRole("link", { name: "Editar en la página" }).first().click();
    const edited = page.frameLocator("iframe");
    await expect(edited.locator("h1[data-edit=text]")).toHaveText(newTitle);
    const place = () => edited.locator("html").evaluate((html) => html.scrollTop);
    await edited.locator("[data-section=Services]").evaluate((section) => section.scrollIntoView());
    await expect.poll(place).toBeGreaterThan(500);
    const before = await place();
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await publish(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await place()).toBe(before);
    await expectPublished(browser, server);
  });

  await test.step("a restarted server shows them still, and knows her session", async () => {
    const { port } = new URL(server.origin);
    expect(await server.stop()).toBe(0);
    server = await start({ PORT: port });
    expect(server.setupToken).toBeNull();
    await expectPublished(browser, server);
    await page.goto("/admin/");
    await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();
  });

  await context.close();
});
