import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "./admin-quality.ts";
import { publish, signIn } from "./admin-session.ts";
import { editedContent, expect, test } from "./site-fixture.ts";

test.use({
  site: "admin first run",
  content: editedContent,
  actionTimeout: 10_000,
  contextOptions: { reducedMotion: "reduce" },
});

/** The doctor's answer for each field of the path; she has no pictures yet. */
const answers = [
  ["doctorInfo.name", "Dra. Luz Mora"],
  ["aboutMe.yearsOfExperience", ""],
  ["doctorInfo.portraitPath", ""],
  ["doctorInfo.logoStyle", ""],
  ["doctorInfo.cedProf", "1234567 · UNAM"],
  ["doctorInfo.cedEsp", "12345678 · UNAM"],
  ["doctorWorkInfo.avisoCofepris", "XXXXXXXXXXXXXXXXX"],
  ["doctorInfo.phone", "951 123 4567"],
  ["doctorInfo.whatsapp", "951 123 4567"],
  ["doctorInfo.urgenciesPhone", ""],
  ["doctorInfo.address", "Av. Juárez 10, Centro, Oaxaca de Juárez"],
  ["doctorWorkInfo.consultingHours1", ""],
  ["consultationPrice", "900"],
  ["privacy.simplified", ""],
] as const;

/** Writes each answer where the path leads, and goes on. */
async function answerAll(page: Page): Promise<void> {
  const next = page.getByRole("complementary", { name: "Primeros pasos" }).getByRole("button", {
    name: "Siguiente",
  });
  for (const [index, [path, text]] of answers.entries()) {
    const width = index % 2 === 0 ? 360 : 1280;
    await page.setViewportSize({ width, height: 740 });
    const field = page.locator(`[data-path="${path}"]`);
    await expect(field, path).toBeFocused();
    await expectNoSidewaysScroll(page, path);
    if (path === "privacy.simplified") {
      await page.getByRole("button", { name: "Ya lo leí: quitar esa frase" }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(/^\{doctorName\}, con domicilio/);
    } else if (path === "doctorInfo.name") {
      await field.fill(text);
      await page.getByRole("textbox", { name: "Título de especialista" }).fill("el angiólogo");
    } else if (path === "doctorInfo.portraitPath") {
      await page.getByRole("button", { name: "Quitar imagen: Foto" }).click();
    } else if (path === "doctorWorkInfo.consultingHours1" || path === "aboutMe.yearsOfExperience") {
      await expect(page.getByText("Este dato viene del ejemplo. ¿También es el tuyo?").first()).toBeVisible();
      const yes = page.getByRole("button", { name: /^Sí, es mío: (?:Primer horario|Años de experiencia)/ });
      await yes.click();
      await expect(yes).toBeHidden();
      await expect(field).toBeFocused();
    } else if (path !== "doctorInfo.logoStyle") await field.fill(text);
    await next.click();
  }
}

test("nine steps lead from the example to a published site that shows nothing invented", async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server);
  await page.goto("/admin/");
  await expect(page.getByRole("region", { name: "Te faltan 9 de 9 pasos" })).toBeVisible();
  await page.getByRole("button", { name: "Empezar" }).click();
  const bar = page.getByRole("complementary", { name: "Primeros pasos" });
  await answerAll(page);
  await expect(bar).toContainText("Paso 8 de 9");
  await page.getByRole("radio", { name: "Flujo" }).check();
  await bar.getByRole("button", { name: "Siguiente" }).click();
  await expect(bar).toContainText("Paso 9 de 9");
  await page.getByRole("button", { name: "Quitar lo que queda del ejemplo" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quitar lo que queda del ejemplo" }).click();
  await expect(page.getByText("Lo que quedaba del ejemplo ya no está en tu borrador.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Contenido de ejemplo");
  await page.getByRole("link", { name: "Lista para publicar" }).first().click();
  for (const fact of ["Descripción", "Formas de pago", "Aseguradoras"]) {
    await page.getByRole("button", { name: `Sí, es mío: ${fact}` }).click();
    await expect(page.getByRole("button", { name: `Volver a revisar: ${fact}` })).toBeVisible();
  }
  await page.getByRole("link", { name: "Publicar", exact: true }).first().click();
  await page.getByRole("main").getByRole("button", { name: "Publicar", exact: true }).click();
  await publish(page);
  await bar.getByRole("button", { name: "Terminar" }).click();
  await expect(page.getByRole("region", { name: "Completaste los 9 pasos" })).toBeVisible();
  await expect(page.getByText("Nada de lo que se lee es del ejemplo.")).toBeVisible();
  await expect(page.getByRole("status", { name: "Estado" })).toHaveText("Publicado");
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText("Dra. Luz Mora");
  await expect(page.locator("body")).not.toContainText(/ejemplo|por confirmar|2 mil|1500|angióloga/i);
  await expect(page.locator("body")).toContainText("Angiólogo y cirujano vascular en Oaxaca");
});
