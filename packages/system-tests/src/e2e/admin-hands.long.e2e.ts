import { credentials } from "@consultorio/testkit/server/administrator";
import type { Locator, Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "./admin-quality.ts";
import { signIn } from "./admin-session.ts";
import { editedContent, expect, test } from "./site-fixture.ts";

test.describe.configure({ mode: "serial" });
test.use({ site: "admin hands", content: editedContent, contextOptions: { reducedMotion: "reduce" } });

/** Presses Tab twenty times. The keys after a place is reached do nothing. Returns whether the keyboard is there. */
async function pressTabs(page: Page, place: Locator): Promise<boolean> {
  const release = await place.evaluateHandle((element) => {
    const ignore = (event: KeyboardEvent) => document.activeElement === element && event.preventDefault();
    addEventListener("keydown", ignore, { capture: true });
    return () => removeEventListener("keydown", ignore, { capture: true });
  });
  // An answer for each key takes longer than the key.
  await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press("Tab")));
  await release.evaluate((stop) => stop());
  return isReached(place);
}

const isReached = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** Presses Tab until the keyboard is at a place, at most as often as the longest screen has places. */
async function reach(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  let reached = await isReached(place);
  // A screen that still loads may put another element in the place of this one, so each turn looks for it anew.
  for (let turn = 0; !reached && turn < 20; turn += 1) reached = await pressTabs(page, place);
  if (!reached) throw new Error(`The keyboard never comes to ${place}.`);
}

async function pressKey(page: Page, place: Locator, key = "Enter"): Promise<void> {
  await reach(page, place);
  await page.keyboard.press(key);
}

const saved = "Información del sitio actualizada correctamente";
test("without a mouse: sign in, edit a text, put a list in order, swap a layout, publish", async ({
  page,
  browser,
  server,
}) => {
  const owner = await browser.newContext({ baseURL: server.origin });
  await signIn(owner, server);
  await owner.close();

  await page.goto("/admin/");
  await reach(page, page.getByRole("textbox", { name: "Correo electrónico" }));
  await page.keyboard.type(credentials.email);
  await reach(page, page.getByLabel("Contraseña", { exact: true }));
  await page.keyboard.type(credentials.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();

  await reach(page, page.getByRole("link", { name: "Información del Sitio" }));
  await page.keyboard.press("Enter");
  await reach(page, page.getByRole("tab", { name: "Información del Doctor" }));
  for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Sección Hero" })).toBeFocused();
  const titles = page.getByRole("tabpanel").getByRole("textbox", { name: "Título", exact: true });
  await reach(page, titles.first());
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Escrito sin ratón");
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.getByText(saved)).toBeVisible();

  await pressKey(page, page.getByRole("link", { name: "Secciones" }));
  const portada = page.getByRole("article", { name: "Portada" });
  await reach(page, portada.getByRole("combobox", { name: "Diseño de Portada" }));
  await page.keyboard.type("Divid");
  await expect(portada.getByRole("combobox")).toHaveValue("HeroSplit");
  const handle = page.getByRole("button", { name: /^Mover / }).first();
  const moved = (await handle.getAttribute("aria-label"))?.replace("Mover ", "") ?? "";
  await pressKey(page, handle, "ArrowDown");
  await expect(page.getByText(`${moved}: ahora en el lugar 2 de`)).toBeAttached();
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.getByText("Secciones seleccionadas guardadas.")).toBeVisible();

  await pressKey(page, page.getByRole("link", { name: "Publicar", exact: true }));
  // The screen before has a button of the same name.
  await expect(page.getByRole("heading", { level: 1, name: "Publicar" })).toBeVisible();
  await pressKey(page, page.getByRole("main").getByRole("button", { name: "Publicar", exact: true }));
  const dialog = page.getByRole("dialog");
  await pressKey(page, dialog.getByRole("button", { name: "Publicar" }));
  await expect(dialog.getByText("Componentes de secciones actualizados")).toBeVisible({ timeout: 120_000 });
  await pressKey(page, dialog.getByRole("button", { name: "Aceptar" }));
  const home = await (await page.request.get("/")).text();
  expect(home).toContain("Escrito sin ratón");
  expect(home).toContain('data-variant="HeroSplit"');
});

test.describe("by touch on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });

  test("a text is edited, a list put in order, a layout swapped", async ({ page, context, server }) => {
    await signIn(context, server);
    await page.goto("/admin/informacion");
    await page.getByRole("tab", { name: "Certificaciones" }).tap();
    const rows = page.getByRole("tabpanel").getByRole("button", { name: /^Bajar / });
    const first = (await rows.first().getAttribute("aria-label"))?.replace("Bajar ", "") ?? "";
    await rows.first().tap();
    await expect(page.getByRole("button", { name: `Subir ${first}`, exact: true }).first()).toBeEnabled();
    await page.getByRole("button", { name: "Guardar", exact: true }).tap();
    await expect(page.getByText(saved)).toBeVisible();
    await page.getByRole("button", { name: "Cerrar aviso" }).tap();

    await page.getByRole("button", { name: "Menú" }).tap();
    await page.getByRole("link", { name: "Secciones" }).tap();
    const card = page.getByRole("article", { name: "Portada" });
    await card.getByRole("button", { name: "Ver y comparar diseños" }).tap();
    await page.getByRole("button", { name: /Usar este diseño.*Retrato/ }).tap();
    await expect(card.getByText("Sin guardar")).toBeVisible();
    await page.getByRole("button", { name: "Guardar", exact: true }).tap();
    await expect(page.getByText("Secciones seleccionadas guardadas.")).toBeVisible();
    await expectNoSidewaysScroll(page, "secciones");
  });
  test("everything that is tapped is large enough for a finger", async ({ page, context, server }) => {
    await signIn(context, server);
    const paths = ["informacion", "colecciones/servicios", "secciones", "multimedia", "publicar", "cuenta"];
    for (const path of paths) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Loading...")).toHaveCount(0);
      const small = await page.getByRole("button").evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility({ visibilityProperty: true }))
          .map((button) => ({ name: button.outerHTML.slice(0, 120), box: button.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 40)
          .map(({ name }) => name),
      );
      expect(small, path).toEqual([]);
    }
  });
});
