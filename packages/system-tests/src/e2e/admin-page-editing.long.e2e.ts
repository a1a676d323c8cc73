import { credentials } from "@consultorio/testkit/server/administrator";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { signIn } from "./admin-session.ts";
import { test } from "./crashing-site.ts";
import { waitForChunks } from "./fetched-chunks.ts";

const inPage = (page: Page) => page.frameLocator("iframe");
const title = (page: Page) => inPage(page).locator("[data-section=Hero] h1");
/** The address of the office, which the top and the foot of the page say. */
const address = (page: Page, section: "Header" | "Footer") =>
  inPage(page).locator(`[data-section=${section}]`).getByText("Calle Ejemplo 123").first();
const chosen = (page: Page) => page.getByRole("region", { name: "Lo que elegiste" });
const saved = (page: Page) => page.getByText("Guardado hace un momento");
const unsaved = (page: Page) => page.getByText("Cambios sin guardar");

/** The words of the page can be edited. */
const ready = (page: Page) => expect(inPage(page).locator("h1[data-edit=text]")).toBeVisible();

async function openPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/admin/pagina`);
  await ready(page);
  return page;
}

/** Replaces the text of the title, and leaves it open. */
async function typeTitle(page: Page, text: string) {
  await title(page).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
}

/** Expects the title of the draft, whatever a page shows. */
async function expectTitle(context: BrowserContext, origin: string, text: string) {
  const draftTitle = async () =>
    (await (await context.request.get(`${origin}/api/site-content`)).json()).siteContent.heroSection.title;
  await expect.poll(draftTitle).toBe(text);
}
test("a sentence is changed two clicks from the first screen; repeated words change together; all of it can be undone", async ({
  context,
  site,
}) => {
  const { origin } = site.server;
  await signIn(context, site.server);
  const page = await context.newPage();
  await page.goto(`${origin}/admin/`);
  await page.getByRole("main").getByRole("link", { name: "Editar en la página" }).click();
  await ready(page);
  await title(page).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("Piernas sanas 🫀");
  await page.keyboard.press("Enter");
  await expect(saved(page)).toBeVisible();
  await expectTitle(context, origin, "Piernas sanas 🫀");
  await expect(title(page)).toHaveText("Piernas sanas 🫀");
  // Carousels stand still on the slide that is edited.
  await expect(inPage(page).locator("c-carousel[data-rotates]")).toHaveCount(0);

  await address(page, "Footer").click();
  await page.keyboard.press("End");
  await page.keyboard.type(", primer piso");
  await page.keyboard.press("Enter");
  await expect(address(page, "Header")).toContainText(", primer piso");

  // A paragraph of a long text is opened by the keyboard; Escape leaves it as it was.
  const paragraph = inPage(page).locator("[data-section=AboutMe] p", { hasText: "No todo se opera" });
  await paragraph.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type(" Nunca.");
  await expect(paragraph).toContainText("Nunca.");
  await page.keyboard.press("Escape");
  await expect(paragraph).not.toContainText("Nunca.");

  // HTML becomes text, and a headline has no line breaks.
  await title(page).click();
  await page.keyboard.press("ControlOrMeta+A");
  await title(page)
    .locator("[data-editing]")
    .evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", "<h1>Uno</h1><p>dos</p>");
      clipboardData.setData("text/plain", "Uno\n\ndos \ud83e");
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Uno dos");

  // A headline that is far too long is kept as it was typed, and told.
  const long = "Venas ".repeat(1_700).trim();
  await typeTitle(page, long);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Borrador guardado. Para publicar, corrige lo que está marcado")).toBeVisible();
  await expect(title(page)).toHaveText(long);

  const undo = page.getByRole("button", { name: "Deshacer" });
  while (await undo.isEnabled()) await undo.click();
  await expect(title(page)).toHaveText("Tu circulación, explicada con calma");
  await expect(address(page, "Header")).not.toContainText(", primer piso");
  await page.close();
});
test("a finger changes a text and a section on a telephone, with what can be done below the page", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await signIn(context, site.server);
  const page = await openPage(context, site.server.origin);
  // The floating buttons for patients do not cover the text.
  await expect(inPage(page).locator("[data-floating]").first()).toBeHidden();
  // With the keyboard open the text stays in sight, above what is known of it.
  const about = inPage(page).locator("[data-section=AboutMe] h2").first();
  await about.tap();
  await page.setViewportSize({ width: 360, height: 380 });
  const edges = async () => {
    const [text, sheet] = await Promise.all([about.boundingBox(), chosen(page).boundingBox()]);
    return { top: text?.y ?? -1, bottom: (text?.y ?? 999) + (text?.height ?? 999), sheet: sheet?.y ?? 0 };
  };
  await expect.poll(async () => (await edges()).sheet).toBeGreaterThan(260);
  await expect.poll(async () => (await edges()).top).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await edges()).bottom - (await edges()).sheet).toBeLessThanOrEqual(0);
  expect(await about.evaluate((text) => getComputedStyle(text).outlineStyle)).toBe("solid");
  await chosen(page).getByRole("button", { name: "Listo" }).tap();
  await page.setViewportSize({ width: 360, height: 640 });
  // Nothing of the panel is cut off at the right.
  for (const button of await chosen(page).getByRole("button").all()) {
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  }
  await title(page).tap();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("Escrito con el dedo");
  await chosen(page).getByRole("button", { name: "Listo" }).tap();
  await expect(title(page)).toHaveText("Escrito con el dedo");
  await chosen(page).getByRole("button", { name: "Bajar" }).tap();
  await expect(inPage(page).locator("main [data-section]").first()).not.toHaveAttribute(
    "data-section",
    "Hero",
  );
  await expect(saved(page)).toBeVisible();

  // A text that is written elsewhere leads to its form, and from there back to the same place.
  const place = () =>
    inPage(page)
      .locator("html")
      .evaluate((html) => html.scrollTop);
  await inPage(page).locator("[data-section=Footer]").getByText("000 000 0000").first().tap();
  const before = await place();
  await chosen(page)
    .getByRole("link", { name: /Teléfono para citas/ })
    .tap();
  await page.getByRole("link", { name: "Volver a la página" }).tap();
  await ready(page);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(200);
  await context.close();
});

// The short forms of the last two are those of the form, in losing.long.e2e.ts and admin-faults.long.e2e.ts.
test("text that is typed without network, session or server is saved once it is back", async ({
  context,
  site,
}) => {
  const { origin } = site.server;
  await signIn(context, site.server);
  const page = await openPage(context, origin);
  const banner = page.getByText("Por ahora no se puede guardar.");
  await waitForChunks(page, "session-ended-dialog", "sign-in-form", "dialog");
  await context.setOffline(true);
  await typeTitle(page, "Escrito sin red");
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await expectTitle(context, origin, "Escrito sin red");

  await context.clearCookies();
  await page.keyboard.type(" y sin sesión");
  const dialog = page.getByRole("dialog", { name: "Tu sesión terminó" });
  await dialog.getByLabel("Contraseña", { exact: true }).fill(credentials.password);
  await dialog.getByRole("button", { name: "Entrar" }).click();
  await expect(dialog).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await expectTitle(context, origin, "Escrito sin red y sin sesión");

  site.crash();
  await typeTitle(page, "Escrito durante la caída");
  await expect(banner).toBeVisible({ timeout: 60_000 });
  await site.restart();
  await expect(saved(page)).toBeVisible({ timeout: 60_000 });
  await expectTitle(context, origin, "Escrito durante la caída");
  await page.close();
});

test("two tabs that changed the same words settle it, and what was typed outlives a browser that dies", async ({
  browser,
  context,
  site,
}) => {
  const { origin } = site.server;
  await signIn(context, site.server);
  const page = await openPage(context, origin);
  const other = await openPage(context, origin);
  await typeTitle(other, "De la otra pestaña");
  await expect(saved(other)).toBeVisible();
  await other.close();
  await typeTitle(page, "De esta pestaña");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Resolver" }).click();
  const dialog = page.getByRole("dialog", { name: "Guardaste otros cambios en otra ventana" });
  await dialog.getByRole("radio", { name: "En la otra ventana: De la otra pestaña" }).check();
  await dialog.getByRole("button", { name: "Combinar y guardar" }).click();
  await expect(title(page)).toHaveText("De la otra pestaña");
  await expectTitle(context, origin, "De la otra pestaña");

  await context.setOffline(true);
  await typeTitle(page, "Escrito antes de que muriera el navegador");
  await expect(unsaved(page)).toBeVisible();
  // The files of this browser on the disk: the next one starts from them.
  const kept = () => context.storageState();
  await expect.poll(async () => JSON.stringify(await kept())).toContain("antes de que muriera");
  const storageState = await kept();
  await context.close();

  const next = await browser.newContext({ storageState });
  const again = await openPage(next, origin);
  await again.getByRole("button", { name: "Recuperar mis cambios" }).click();
  await expect(title(again)).toHaveText("Escrito antes de que muriera el navegador");
  await next.close();
});
