import { publish, signIn } from "./admin-session.ts";
import { editedContent, expect, test } from "./site-fixture.ts";

test.use({ site: "with a brand of its own", content: editedContent });

test("a clinic without a designer gets its own logo, colour and icon, and patients see them", async ({
  page,
  server,
}) => {
  await signIn(page.context(), server);
  await page.goto("/admin/informacion?campo=doctorInfo.name");
  await page.locator("[data-path='doctorInfo.name']").fill("Dra. Luz Prueba Mora");
  await page.getByRole("link", { name: "Tu foto y tu logotipo están en Marca" }).click();
  // Typed text is saved on leaving.
  await expect(page.getByRole("heading", { level: 1, name: "Marca" })).toBeVisible();
  const block = (name: string) => page.getByRole("region", { name, exact: true });
  await block("Estilo").getByRole("radio", { name: "Jardín" }).check();
  await block("Logotipo").getByRole("radio", { name: "Iniciales y nombre" }).check();
  await expect(block("Logotipo").getByText("Dra. Luz Prueba Mora").first()).toBeVisible();
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Información del sitio actualizada correctamente")).toBeVisible();

  await page.goto("/admin/publicar");
  await page.getByRole("button", { name: "Publicar" }).click();
  await publish(page);

  await page.goto("/");
  const logo = page
    .locator("[data-section=Header]")
    .getByRole("link", { name: /Dra\. Luz Prueba Mora/ })
    .first();
  await expect(logo).toBeVisible();
  await expect(logo).toContainText("LP");
  const icon = await page.locator("link[rel=icon]").first().getAttribute("href");
  expect(await (await page.request.get(icon ?? "")).text()).toContain("<svg");
});
