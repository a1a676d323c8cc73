import { credentials } from "@consultorio/testkit/server/administrator";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { publish, signIn } from "./admin-session.ts";
import { editedContent, expect, test } from "./site-fixture.ts";

test.describe.configure({ mode: "serial" });
test.use({ site: "admin walks", content: editedContent, viewport: { width: 1280, height: 900 } });

test.beforeEach(({ context, server }) => signIn(context, server));

const save = (page: Page) => page.getByRole("button", { name: "Guardar", exact: true }).click();

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a service is added hidden, shown, found, deleted, and recovered from the bin", async ({ page }) => {
  const read = async (): Promise<{ id: string; visible?: boolean }[]> =>
    (await (await page.request.get("/api/collections/services")).json()).services;
  const before = await read();
  await page.goto("/admin/colecciones/servicios");
  await page.getByRole("button", { name: "Agregar servicio" }).click();
  const dialog = page.getByRole("dialog", { name: "Agregar servicio" });
  await dialog.getByRole("button", { name: "Crear" }).click();
  await expect(dialog.getByText("Escribe un texto.").first()).toBeVisible();
  await dialog.getByRole("textbox", { name: "Título" }).fill("Curación de heridas");
  await dialog.getByRole("textbox", { name: "Descripción corta" }).fill("Cuidado de heridas que no cierran.");
  await dialog.getByRole("button", { name: "Crear" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Curación de heridas" })).toBeVisible();
  const shown = page.getByRole("switch", { name: "Visible" }).first();
  await expect(shown).not.toBeChecked();
  await shown.check();
  await shown.uncheck();
  await save(page);
  await expect(page.getByText("Cambios guardados correctamente")).toBeVisible();
  expect((await read()).find(({ id }) => id === "curacion-de-heridas")?.visible).toBe(false);

  await page.getByRole("link", { name: "Volver a Servicios" }).click();
  await page.getByRole("searchbox", { name: "Buscar" }).fill("heridas que no cierran");
  await expect(row(page, "Curación de heridas")).toContainText("Oculto en el sitio");
  await page.getByRole("searchbox", { name: "Buscar" }).fill("");
  const remove = async () => {
    await page.getByRole("button", { name: "Borrar Curación de heridas" }).click();
    const asking = page.getByRole("dialog", { name: "Borrar «Curación de heridas»" });
    await expect(asking.getByText("Se va a la papelera")).toBeVisible();
    // It is hidden: no page of it goes.
    await expect(asking.getByText("deja de existir")).toHaveCount(0);
    await asking.getByRole("button", { name: "Borrar" }).click();
  };
  const link = page.getByRole("link", { name: "Curación de heridas" });
  await remove();
  await expect(link).toHaveCount(0);
  await page.getByRole("button", { name: "Regresarlo a su lugar" }).click();
  await expect(link).toHaveCount(1);
  await remove();
  await save(page);
  await expect.poll(read).toEqual(before);
  const bin = page.getByRole("region", { name: "Papelera" });
  await bin.getByRole("button", { name: "Recuperar Curación de heridas" }).click();
  await expect(link).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(link).toHaveCount(0);
  await save(page);
  await expect.poll(read).toEqual(before);
});
test("a page gets another address, and the former one leads there", async ({ page }) => {
  await page.goto("/admin/colecciones/sintomas?registro=parestesias");
  await page.getByRole("button", { name: "Cambiar dirección" }).click();
  const dialog = page.getByRole("dialog", { name: "Cambiar la dirección de la página" });
  const slug = dialog.getByRole("textbox");
  await slug.fill("Hormigueo en los pies");
  await expect(dialog.getByText("Usa minúsculas, números y guiones")).toBeVisible();
  await slug.fill("hormigueo");
  await expect(
    dialog.getByText("quien llegue a /sintomas/parestesias irá a /sintomas/hormigueo"),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Cambiar dirección" }).click();
  await page.getByRole("main").getByRole("button", { name: "Publicar", exact: true }).click();
  await publish(page);
  const former = await page.request.get("/sintomas/parestesias", { maxRedirects: 0 });
  expect([former.status(), former.headers().location]).toEqual([308, "/sintomas/hormigueo"]);
  expect((await page.request.get("/sintomas/hormigueo")).status()).toBe(200);
});
test("a layout is compared and used, kept in a look, and had back from it", async ({ page }) => {
  await page.goto("/admin/secciones");
  const card = page.getByRole("article", { name: "Portada" });
  const layout = card.getByRole("combobox", { name: "Diseño de Portada" });
  const first = await layout.inputValue();
  await page.getByRole("button", { name: "Guardar el aspecto actual" }).click();
  await page.getByRole("textbox", { name: "Nombre del aspecto" }).fill("El de siempre");
  await page.getByRole("button", { name: "Guardar aspecto" }).click();
  await expect(page.getByRole("button", { name: "Usar «El de siempre»" })).toBeVisible();

  await card.getByRole("button", { name: "Ver y comparar diseños" }).click();
  const dialog = page.getByRole("dialog", { name: "Diseños de Portada" });
  await dialog.getByRole("button", { name: /Comparar con el mío.*Dividida/ }).click();
  const compared = dialog.frameLocator("iframe[title='Vista previa con el diseño Dividida']");
  await expect(compared.locator("[data-section=Hero]")).toHaveAttribute("data-variant", "HeroSplit");
  await dialog.getByRole("button", { name: "Usar este diseño" }).click();
  await expect(layout).toHaveValue("HeroSplit");
  await save(page);
  await expect(page.getByText("Secciones seleccionadas guardadas.")).toBeVisible();

  await page.getByRole("button", { name: "Usar «El de siempre»" }).click();
  await expect(layout).toHaveValue(first);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(layout).toHaveValue("HeroSplit");
});

test("a click in the preview leads to its field", async ({ page }) => {
  await page.goto("/admin/informacion?campo=heroSlider.slides.0.title");
  await page.getByRole("button", { name: "Vista previa" }).click();
  const about = page.frameLocator("iframe").locator("[data-section=AboutMe]").getByRole("heading").first();
  await about.click();
  await expect(page.getByRole("tabpanel", { name: "Acerca de mí" })).toBeVisible();
  await expect(page.locator("[data-path^='aboutMe.']:focus")).toHaveCount(1);
});
test("a file that is no picture is refused, a cut is a picture of its own, and an unused one is deleted", async ({
  page,
}) => {
  const names = async () =>
    (await (await page.request.get("/api/media")).json()).media.map(({ name }: { name: string }) => name);
  await page.goto("/admin/multimedia");
  const upload = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Elegir archivos" }).click();
    await (await choosing).setFiles(file);
  };
  await upload({ name: "roto.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html>nada</html>") });
  await expect(page.getByRole("button", { name: "Quitar de la lista roto.jpg" })).toBeVisible();
  await expect(page.getByText(/JPG, PNG, WebP/).last()).toBeVisible();
  expect(await names()).toEqual([]);

  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#225984" } });
  await upload({ name: "sala.jpg", mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() });
  await page.getByRole("button", { name: "Abrir sala.jpg" }).click();
  const dialog = page.getByRole("dialog", { name: "sala.jpg" });
  await dialog.getByText("Recortar", { exact: true }).click();
  await dialog.getByRole("button", { name: "Guardar recorte" }).click();
  await expect(page.getByText("El recorte quedó en Multimedia.")).toBeVisible();
  expect(await names()).toHaveLength(2);
  await dialog.getByRole("button", { name: "Borrar" }).click();
  await page
    .getByRole("dialog", { name: "Borrar un archivo" })
    .getByRole("button", { name: "Borrar" })
    .click();
  await expect(page.getByText("El archivo se borró.")).toBeVisible();
  expect(await names()).toHaveLength(1);
});
test("an upload that fails says why, and the field keeps its picture", async ({ page }) => {
  await page.goto("/admin/marca?campo=doctorInfo.portraitPath");
  const path = page.getByLabel("Dirección de la imagen: Foto");
  const before = await path.inputValue();
  expect(before).not.toBe("");
  await page.getByRole("button", { name: "Cambiar imagen: Foto" }).click();
  const buffer = Buffer.from("<html>nada</html>");
  await page.locator("input[type=file]").setInputFiles({ name: "roto.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText(/no es una imagen/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await path.inputValue()).toBe(before);
});

test("a publication waits for its time, and can be called off", async ({ page }) => {
  await page.goto("/admin/publicar");
  await page.getByRole("button", { name: "Programar" }).click();
  await expect(page.getByText("Elige el día y la hora.")).toBeVisible();
  await page.getByLabel("Día", { exact: true }).fill("2099-01-15");
  await page.getByLabel("Hora del consultorio", { exact: true }).fill("08:30");
  await page.getByRole("button", { name: "Programar" }).click();
  await expect(page.getByText(/La versión \d+ se publicará el .*2099/)).toBeVisible();
  await page.getByRole("button", { name: "Cancelar la programación" }).click();
  await expect(page.getByText("La publicación programada se canceló.")).toBeVisible();
});

test("a missing value leads to its field", async ({ page }) => {
  await page.goto("/admin/lista");
  await page.getByRole("link", { name: "Ir a corregirlo" }).first().click();
  await expect(page).toHaveURL(/campo=/);
  await expect(page.locator("[data-path]:focus")).toHaveCount(1);

  // In a row of fields the names are in one line, and so are the controls.
  await page.goto("/admin/informacion?campo=doctorInfo.phone");
  const row = ["Teléfono para citas", "Teléfono para citas, como se lee", "WhatsApp"];
  const tops = (find: (name: string) => Locator) =>
    Promise.all(row.map(async (name) => Math.round((await find(name).boundingBox())?.y ?? 0)));
  await expect(page.getByRole("textbox", { name: "WhatsApp" })).toBeVisible();
  for (const lines of [
    await tops((name) => page.getByRole("textbox", { name, exact: true })),
    await tops((name) => page.locator("label").getByText(name, { exact: true })),
  ])
    expect(new Set(lines).size).toBe(1);
});
test("an editor gets an account, changes her password, and cannot manage the others", async ({
  page,
  browser,
  server,
}) => {
  const editor = { email: "eva@ejemplo.mx", password: "otra frase bastante larga" };
  await page.goto("/admin/cuenta");
  const add = page.getByRole("region", { name: "Quién puede editar" });
  await add.getByRole("textbox", { name: "Correo electrónico" }).fill(editor.email);
  await add.getByLabel("Primera contraseña", { exact: true }).fill(editor.password);
  await add.getByRole("button", { name: "Agregar", exact: true }).click();
  await expect(page.getByText("La cuenta ya puede entrar.")).toBeVisible();

  const context = await browser.newContext({ baseURL: server.origin });
  const hers = await context.newPage();
  await hers.goto("/admin/cuenta");
  await hers.getByRole("textbox", { name: "Correo electrónico" }).fill(editor.email);
  await hers.getByLabel("Contraseña", { exact: true }).fill(editor.password);
  await hers.getByRole("button", { name: "Entrar" }).click();
  await hers.getByRole("link", { name: "Cuenta" }).click();
  await expect(hers.getByText("Sólo una cuenta propietaria ve y cambia las cuentas.")).toBeVisible();
  await hers.getByLabel("Contraseña actual", { exact: true }).fill("no es ésta, seguro");
  await hers.getByLabel("Contraseña nueva", { exact: true }).fill("la tercera frase es más larga");
  await hers.getByLabel("Repite la contraseña", { exact: true }).fill("la tercera frase es más larga");
  await hers.getByRole("button", { name: "Cambiar contraseña" }).click();
  await expect(hers.getByText("Esta no es tu contraseña actual.")).toBeVisible();
  await hers.getByLabel("Contraseña actual", { exact: true }).fill(editor.password);
  // After a wrong password the next one has to wait a moment.
  await expect(async () => {
    await hers.getByRole("button", { name: "Cambiar contraseña" }).click();
    const changed = hers.getByText("Tu contraseña cambió. Las otras sesiones se cerraron.");
    await expect(changed).toBeVisible({ timeout: 3000 });
  }).toPass();
  const back = await hers.request.post("/api/publications/1/live", {
    data: {},
    headers: { Origin: server.origin },
  });
  expect(back.status()).toBe(403);

  await page.reload();
  await page.getByRole("button", { name: `Quitar a ${editor.email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByText("La cuenta se quitó.")).toBeVisible();
  await hers.reload();
  await expect(hers.getByRole("heading", { name: "Entra para editar tu sitio" })).toBeVisible();
  await context.close();
});
test("another session of one's own is seen and ended", async ({ page, browser, server }) => {
  const elsewhere = await browser.newContext({ baseURL: server.origin });
  await signIn(elsewhere, server);
  await page.goto("/admin/cuenta");
  await expect(page.getByText("Esta sesión", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Cerrar todas las demás" }).click();
  await expect(page.getByText("Las demás sesiones se cerraron.")).toBeVisible();
  const session = await elsewhere.request.get("/api/collections/services");
  expect(session.headers().etag).toBeUndefined();
  const again = await page.request.get("/api/session");
  expect((await again.json()).email).toBe(credentials.email);
  await elsewhere.close();
});
