import { credentials } from "@consultorio/testkit/server/administrator";
import type { Page } from "@playwright/test";
import { signIn } from "./admin-session.ts";
import { waitForChunks } from "./fetched-chunks.ts";
import { editedContent, expect, test } from "./site-fixture.ts";

test.describe.configure({ mode: "serial" });
test.use({ site: "losing", content: editedContent });

const saved = "Información del sitio actualizada correctamente";
const title = (page: Page) => page.locator("[data-path='heroSlider.slides.0.title']");
const description = (page: Page) => page.locator("[data-path='heroSlider.slides.0.description']");

/** Opens the form with the words of the first page's first slide. */
async function edit(page: Page) {
  await page.goto("/admin/informacion?campo=heroSlider.slides.0.title");
  await expect(title(page)).toBeVisible();
}

const save = (page: Page) => page.getByRole("button", { name: "Guardar", exact: true }).click();

/** Expects the texts of the draft, whatever a page shows. */
async function expectDraft(page: Page, texts: { title: string; description?: string }) {
  const draft = await page.request.get("/api/site-content");
  expect((await draft.json()).siteContent.heroSlider.slides[0]).toMatchObject(texts);
}

test.beforeEach(({ context, server }) => signIn(context, server));

test("two tabs that changed the same words settle it field by field", async ({ page, context }) => {
  const other = await context.newPage();
  await edit(page);
  await edit(other);
  await title(other).fill("El título de la otra pestaña");
  await save(other);
  await expect(other.getByText(saved)).toBeVisible();

  await title(page).fill("El título de esta pestaña");
  await description(page).fill("Un texto que sólo cambió aquí");
  const refusal = page.waitForResponse((response) => response.status() === 412);
  await save(page);
  await refusal;
  const dialog = page.getByRole("dialog", { name: "Guardaste otros cambios en otra ventana" });
  await expectDraft(page, { title: "El título de la otra pestaña" });
  const clashes = dialog.getByRole("radiogroup");
  await expect(clashes).toHaveCount(1);
  await expect(dialog.getByRole("radio", { name: "Aquí: El título de esta pestaña" })).toBeChecked();
  await dialog.getByRole("radio", { name: "En la otra ventana: El título de la otra pestaña" }).check();
  await dialog.getByRole("button", { name: "Combinar y guardar" }).click();

  await expect(page.getByText(saved)).toBeVisible();
  await expect(title(page)).toHaveValue("El título de la otra pestaña");
  await expectDraft(page, {
    title: "El título de la otra pestaña",
    description: "Un texto que sólo cambió aquí",
  });
});
test("without a connection the editor says so and keeps the typed text", async ({ page, context }) => {
  await edit(page);
  await waitForChunks(page, "picture-look", "toast-list");
  const banner = page.getByText("Por ahora no se puede guardar.");
  await context.setOffline(true);
  await title(page).fill("Escrito sin conexión");
  await save(page);
  await expect(banner).toBeVisible();
  await expect(title(page)).toHaveValue("Escrito sin conexión");

  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(title(page)).toHaveValue("Escrito sin conexión");
  await save(page);
  await expect(page.getByText(saved)).toBeVisible();
  await expectDraft(page, { title: "Escrito sin conexión" });
});
test("text that is typed without a connection is kept when the tab closes", async ({ page, context }) => {
  await edit(page);
  await context.setOffline(true);
  await title(page).fill("Escrito y cerrado sin conexión");
  await save(page);
  await expect(page.getByText("Por ahora no se puede guardar.")).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await edit(next);
  await next.getByRole("button", { name: "Recuperar mis cambios" }).click();
  await expect(title(next)).toHaveValue("Escrito y cerrado sin conexión");
});
test("a part of the screen that does not arrive leaves the rest, and comes when the page is loaded anew", async ({
  page,
}) => {
  await page.route("**/assets/picture-look-*.js", (route) => route.abort(), { times: 1 });
  await edit(page);
  const note = page.getByRole("alert").filter({ hasText: "Falta una parte de esta pantalla." });
  await expect(note).toBeVisible();
  await title(page).fill("Escrito sin la imagen");
  await save(page);
  await expect(page.getByText(saved)).toBeVisible();
  await note.getByRole("button", { name: "Volver a cargar" }).click();
  await expect(title(page)).toHaveValue("Escrito sin la imagen");
  await expect(page.getByText("Del ejemplo").first()).toBeVisible();
  await expect(note).toBeHidden();
});

test("a session that ends asks for the password in place and goes on", async ({ page, context }) => {
  await edit(page);
  await title(page).fill("Escrito cuando la sesión terminó");
  await context.clearCookies();
  await save(page);
  const dialog = page.getByRole("dialog", { name: "Tu sesión terminó" });
  await expect(dialog.getByLabel("Correo electrónico")).toHaveValue(credentials.email);
  await dialog.getByLabel("Contraseña", { exact: true }).fill(credentials.password);
  await dialog.getByRole("button", { name: "Entrar" }).click();

  await expect(dialog).toBeHidden();
  await expect(title(page)).toHaveValue("Escrito cuando la sesión terminó");
  await save(page);
  await expect(page.getByText(saved)).toBeVisible();
  await expectDraft(page, { title: "Escrito cuando la sesión terminó" });
});
test("a publishing that fails says so, and patients keep the site that they had", async ({
  page,
  context,
}) => {
  const home = async () => (await page.request.get("/")).text();
  const before = await home();
  await edit(page);
  const right = await title(page).inputValue();
  await page.getByRole("main").getByRole("button", { name: "Publicar" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Ver todos los cambios")).toBeVisible();
  // Somebody else's save comes after the dialog reported no problem.
  const other = await context.newPage();
  await edit(other);
  await title(other).fill("Atención de {nadie}");
  await save(other);
  await expect(other.getByText(saved)).toBeVisible();
  await dialog.getByRole("button", { name: "Publicar" }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    "Error al actualizar componentes. Intentar de nuevo.",
    { timeout: 120_000 },
  );
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(title(page)).toHaveValue(right);
  expect(await home()).toBe(before);
});
