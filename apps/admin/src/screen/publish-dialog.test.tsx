import { isLong } from "@consultorio/testkit/long-form";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
afterEach(() => vi.restoreAllMocks());

async function openDialog() {
  const { user } = openAdmin("/informacion");
  const name = await screen.findByRole("textbox", { name: "Nombre" });
  return { user, name };
}

test.runIf(isLong)("the chip says whether visitors see what is saved", async () => {
  const { user, name } = await openDialog();
  await waitFor(() =>
    expect(screen.getByRole("status", { name: "Estado" }).textContent).toBe("Publicado con datos de ejemplo"),
  );
  await user.type(name, "!");
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() =>
    expect(screen.getByRole("status", { name: "Estado" }).textContent).toBe("Borrador sin publicar"),
  );
});

test("publishing tells each page and ends with the exact words", async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole("button", { name: "Publicar" }));
  const dialog = await screen.findByRole("dialog", { name: "Publicar el sitio" });
  const release = await api().hold("POST /api/update-sections");
  await user.click(within(dialog).getByRole("button", { name: "Publicar" }));
  expect(await within(dialog).findByText("Preparando las páginas...")).toBeDefined();
  await release();
  const alert = await within(dialog).findByRole("alert");
  expect(alert.textContent).toBe("Componentes de secciones actualizados");
  expect(within(dialog).getByText("Tu sitio ya es público: así lo ven tus pacientes.")).toBeDefined();
  const site = within(dialog).getByRole("link", { name: "Ver el sitio" });
  expect([site.getAttribute("href"), site.getAttribute("target")]).toEqual(["/", "_blank"]);
  expect(document.activeElement).toBe(within(dialog).getByRole("button", { name: "Aceptar" }));
});

test.runIf(isLong)("a notice about a problem is shown, though the site is public", async () => {
  await api().setNotice("La caché no lo aceptó.");
  const { user } = await openDialog();
  await user.click(screen.getByRole("button", { name: "Publicar" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Publicar" }));
  await within(dialog).findByText("La caché no lo aceptó.");
  expect(within(dialog).getByRole("alert").textContent).toBe("Componentes de secciones actualizados");
});

test("a publish that fails on a page says so and names the page", async () => {
  await api().failPublish("/contacto", "falta el título.");
  const { user } = await openDialog();
  await user.click(screen.getByRole("button", { name: "Publicar" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Publicar" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Error al actualizar componentes. Intentar de nuevo.");
  expect(alert.textContent).toContain("«/contacto»: falta el título.");
});

test("a publish that the network interrupts says so in Spanish, and not that the site is unchanged", async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole("button", { name: "Publicar" }));
  const dialog = await screen.findByRole("dialog");
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });
  const answer = new Response(broken, { headers: { "content-type": "text/event-stream" } });
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) =>
    String(input).endsWith("/api/update-sections") ? Promise.resolve(answer) : fetch(input, init),
  );
  await user.click(within(dialog).getByRole("button", { name: "Publicar" }));
  const alert = await within(dialog).findByRole("alert");
  expect(alert.textContent).toContain("El servidor no responde.");
  expect(alert.textContent).not.toContain("network error");
  expect(screen.getByRole("dialog", { name: "No se sabe si se publicó" })).toBe(dialog);
});

test.runIf(isLong)(
  "the box says that it looks for what changes, and asks again where no answer came",
  async () => {
    const { user } = await openDialog();
    await api().replaceAnswer("GET /api/checklist", 500);
    const release = await api().hold("GET /api/changes");
    await user.click(screen.getByRole("button", { name: "Publicar" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Revisando qué cambia...")).toBeDefined();
    await release();
    await within(dialog).findByText("No se pudo revisar qué cambia.");
    expect(within(dialog).getByRole("button", { name: "Intentar de nuevo" })).toBeDefined();
  },
);

test.runIf(isLong)("a publish while another one runs says so", async () => {
  await api().setPublishing();
  const { user } = await openDialog();
  await user.click(screen.getByRole("button", { name: "Publicar" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Publicar" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Ya se está publicando.");
});

test("the last typed text is saved first, then the dialog lists the changes, and the site is published", async () => {
  const { user, name } = await openDialog();
  await user.type(name, "!");
  const release = await api().hold("POST /api/site-content");
  await user.click(screen.getByRole("button", { name: "Publicar" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("Guardando lo último que escribiste...")).toBeDefined();
  const button = within(dialog).getByRole("button", { name: "Publicar" });
  expect(button).toHaveProperty("disabled", true);
  await release();
  await within(dialog).findByText(/^\d+ cambios? sin publicar$/);
  await user.click(button);
  await within(dialog).findByText("Componentes de secciones actualizados");
  expect((await api().draft()).siteContent.doctorInfo.name.endsWith("!")).toBe(true);
});

test.runIf(isLong)("the toast about a save closes when the dialog opens", async () => {
  const { user, name } = await openDialog();
  const saved = "Información del sitio actualizada correctamente";
  await user.type(name, "!");
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await screen.findByText(saved);
  await user.click(screen.getByRole("button", { name: "Publicar" }));
  await screen.findByRole("dialog", { name: "Publicar el sitio" });
  await waitFor(() => expect(screen.queryByText(saved)).toBeNull());
});

test("nothing is published when the unsaved changes cannot be saved", async () => {
  await api().replaceAnswer("POST /api/site-content", 500);
  const { user, name } = await openDialog();
  await user.type(name, "!");
  await user.click(screen.getByRole("button", { name: "Publicar" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(await within(dialog).findByRole("button", { name: "Guardar y publicar" }));
  await within(dialog).findByText("No se publicó porque los cambios no se pudieron guardar.");
  expect(await api().received("POST /api/update-sections")).toEqual([]);
});
