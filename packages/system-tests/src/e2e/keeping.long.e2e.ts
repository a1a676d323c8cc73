import { AxeBuilder } from "@axe-core/playwright";
import { credentials } from "@consultorio/testkit/server/administrator";
import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import sharp from "sharp";
import { publish, signIn } from "./admin-session.ts";
import { editedContent, expect, test } from "./site-fixture.ts";

test.describe.configure({ mode: "serial" });
test.use({ site: "edited here", content: editedContent });

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
test("a change is read before it is published, and the site goes back in one step", async ({
  page,
  server,
}) => {
  await signIn(page.context(), server);
  await page.goto("/admin/informacion?campo=heroSlider.slides.0.title");
  await page.locator("[data-path='heroSlider.slides.0.title']").fill("Un título que se lee antes");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Información del sitio actualizada correctamente")).toBeVisible();

  await page.goto("/admin/publicar");
  await expect(page.getByText("1 cambio sin publicar")).toBeVisible();
  await expect(page.getByRole("region", { name: "Qué cambió" })).toContainText("Un título que se lee antes");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publicar" }).click();
  await publish(page);
  // The server may close an idle connection in the moment in which it is used again.
  const home = async () => (await page.request.get("/", { maxRetries: 2 })).text();
  expect(await home()).toContain("Un título que se lee antes");

  await page.goto("/admin/historial");
  await page.getByRole("checkbox", { name: "Comparar la versión 2" }).check();
  await page.getByRole("checkbox", { name: "Comparar la versión 1" }).check();
  await expect(page.getByRole("region", { name: "De la versión 1 a la 2" })).toContainText(
    "Un título que se lee antes",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Volver a publicar la versión 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Volver a publicar" }).click();
  await expect(page.getByText("Tus pacientes ya ven la publicación anterior.")).toBeVisible();
  await expect.poll(home).not.toContain("Un título que se lee antes");
});

test("the doctor approves the draft on a phone, without an account", async ({ page, browser, server }) => {
  await signIn(page.context(), server);
  await page.goto("/admin/publicar");
  await page.getByRole("button", { name: "Crear enlace" }).click();
  const address = await page.getByRole("textbox", { name: "Enlace nuevo" }).inputValue();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const reader = await phone.newPage();
  await reader.goto(address);
  await expect(reader.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText(
    "Un título que se lee antes",
  );
  await reader.getByRole("textbox", { name: "Tu nombre" }).fill("Dra. Ejemplo");
  const changes = reader.getByRole("region", { name: "Qué cambia" });
  await changes.getByRole("button", { name: "Aprobar «Un título que se lee antes › Título»" }).click();
  await expect(changes.getByText("Dra. Ejemplo: Aprobada")).toBeVisible();
  await reader.getByText(/^Opinar de una sola parte/).click();
  await reader.getByRole("button", { name: "Aprobar «Portada»" }).click();
  await expect(reader.getByText("Dra. Ejemplo: Aprobada")).toHaveCount(2);
  await expectAccessible(reader);
  const width = await reader.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await phone.close();

  await page.reload();
  await expect(page.getByText("Dra. Ejemplo: Aprobó «Portada»")).toBeVisible();
});
test("a picture is uploaded, described, put everywhere, and not deleted while it is in use", async ({
  page,
  server,
}) => {
  await signIn(page.context(), server);
  await page.goto("/admin/multimedia");
  const portrait = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#225984" } });
  const buffer = await portrait.jpeg().toBuffer();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Elegir archivos" }).click();
  await (await choosing).setFiles({ name: "retrato.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Abrir retrato.jpg" }).click();
  const dialog = page.getByRole("dialog", { name: "retrato.jpg" });
  await dialog.getByRole("textbox", { name: "Texto alternativo" }).fill("La doctora en su consultorio");
  await dialog.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Quedó en tu borrador.")).toBeVisible();
  await expectAccessible(page);
  const { media } = await (await page.request.get("/api/media")).json();
  const headers = { Origin: server.origin };
  await page.request.post("/api/media/replace", {
    data: { from: "/imagenes/doctor", to: media[0].path },
    headers,
  });
  await page.reload();
  await page.getByRole("button", { name: "Abrir retrato.jpg" }).click();
  await expect(dialog.getByText("Información del Doctor › Foto")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Borrar" })).toBeDisabled();
});

test("a closure is shown on the site, and the office is closed on those days", async ({ page, server }) => {
  await signIn(page.context(), server);
  await page.goto("/admin/horarios");
  await expect(heading(page, "Horarios y avisos")).toBeVisible();
  await page.getByRole("button", { name: "Agregar a Días de cierre" }).click();
  await page.locator("[data-path='notices.closures.0.from']").fill("2020-01-01");
  await page.locator("[data-path='notices.closures.0.to']").fill("2099-12-31");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Información del sitio actualizada correctamente")).toBeVisible();
  await expectAccessible(page);
  const published = await page.request.post("/api/update-sections", {
    data: {},
    headers: { Origin: server.origin },
    timeout: 120_000,
  });
  expect(published.status()).toBe(200);
  await page.goto("/contacto");
  await expect(page.getByRole("complementary", { name: "Avisos del consultorio" })).toContainText(
    "Cerrado del",
  );
  await expect(page.locator("c-opening").first()).toContainText("Cerrado ahora");
});
test("the second step asks for a code from the next sign-in on", async ({ page, server }) => {
  await signIn(page.context(), server);
  await page.goto("/admin/cuenta");
  await page.getByRole("button", { name: "Activar" }).click();
  const secret = ((await page.locator("code").first().textContent()) ?? "").replaceAll(" ", "");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Código de seis números" }).fill(new TOTP({ secret }).generate());
  await page.getByRole("button", { name: "Confirmar" }).click();
  const recovery = (await page.getByRole("alert").locator("code").first().textContent()) ?? "";
  await page.getByRole("button", { name: "Ya los guardé" }).click();
  await page.getByRole("button", { name: "Salir" }).click();
  // The account's own screen asks for e-mails too, those of further accounts.
  await expect(heading(page, "Entra para editar tu sitio")).toBeVisible();
  await page.getByRole("textbox", { name: "Correo electrónico" }).fill(credentials.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(credentials.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByRole("textbox", { name: "Código" }).fill(recovery);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(heading(page, "Inicio")).toBeVisible();
});
