import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

const region = (name: string) => screen.findByRole("region", { name });

test("what changed is told field by field, before and after", async () => {
  openAdmin("/publicar");
  const changes = await region("Qué cambió");
  const [phone] = await within(changes).findAllByRole("listitem");
  expect(phone?.textContent).toBe(
    "Información del DoctorTeléfono para citasAntes+520000000000Ahora+529511234567",
  );
  expect(within(changes).getByText("Se agregó: Una nueva")).toBeDefined();
  expect(changes.textContent).toContain("2 cambios sin publicar");
});

test("a failure to compare says so, and can be tried again", async () => {
  api().refuse("GET /api/changes", { status: 500 });
  const { user } = openAdmin("/publicar");
  const changes = await region("Qué cambió");
  expect((await within(changes).findByRole("alert")).textContent).toBe("No se pudo consultar qué cambió.");
  api().relent("GET /api/changes");
  await user.click(within(changes).getByRole("button", { name: "Intentar de nuevo" }));
  await within(changes).findByText("Se agregó: Una nueva");
});

test("what blocks is named before publishing, and nothing is published until it is put right", async () => {
  const finding = {
    topic: "links",
    level: "block",
    path: "siteContent.navMenu.5.path",
    place: "Menú › BLOG",
    label: "Enlace",
    message: "El enlace «/blog» no lleva a ninguna página del sitio.",
    excerpt: "/blog",
  };
  api().answers("GET /api/checklist", { version: 7, findings: [finding] });
  const { user } = openAdmin("/publicar");
  await screen.findByText("1 por corregir antes de publicar");
  await user.click(screen.getByRole("button", { name: "Publicar" }));
  const dialog = await screen.findByRole("dialog");
  expect((await within(dialog).findByRole("alert")).textContent).toContain("no lleva a ninguna página");
  expect(within(dialog).getByRole("button", { name: "Publicar" }).hasAttribute("disabled")).toBe(true);
});

test("a publication is scheduled, waits, and is taken back", async () => {
  const due = new Date("2030-05-04T10:00");
  const scheduled = {
    id: "x",
    version: 7,
    due,
    state: "pending",
    detail: "",
    author: "ana@ejemplo.mx",
    createdAt: due,
  };
  api().answers("POST /api/schedule", scheduled, 201);
  const { user } = openAdmin("/publicar");
  const panel = await region("Publicar más tarde");
  await user.click(within(panel).getByRole("button", { name: "Programar" }));
  expect(within(panel).getByRole("alert").textContent).toBe("Elige el día y la hora.");
  await user.type(within(panel).getByLabelText("Día"), "2030-05-04");
  await user.type(within(panel).getByLabelText("Hora"), "10:00");
  api().answers("GET /api/schedule", { schedule: [scheduled] });
  await user.click(within(panel).getByRole("button", { name: "Programar" }));
  expect((await within(panel).findByRole("status")).textContent).toContain(
    "La versión 7 se publicará el 4 de mayo",
  );
  expect(api().received.find(({ call }) => call === "POST /api/schedule")?.body).toEqual({
    due: due.toISOString(),
  });

  api().answers("DELETE /api/schedule", { ok: true });
  api().answers("GET /api/schedule", { schedule: [{ ...scheduled, state: "cancelled" }] });
  await user.click(within(panel).getByRole("button", { name: "Cancelar la programación" }));
  await within(panel).findByText("Cancelada");
});

test("a scheduled publication that failed says why", async () => {
  const detail = "No se publicó; el sitio sigue como estaba.";
  const failed = {
    id: "x",
    version: 6,
    due: "2026-11-01T10:00:00Z",
    state: "failed",
    detail,
    author: "ana",
    createdAt: "2026-11-01T09:00:00Z",
  };
  api().answers("GET /api/schedule", { schedule: [failed] });
  openAdmin("/publicar");
  expect(await screen.findByText(detail)).toBeDefined();
});

test("a review link is made, shown once, and ended", async () => {
  const link = {
    id: "l1",
    version: 7,
    expiresAt: "2999-01-01T10:00:00Z",
    revoked: false,
    author: "ana",
    createdAt: "2026-11-20T10:00:00Z",
    notes: [],
  };
  api().answers("POST /api/review-links", { address: "https://ejemplo.mx/admin/revision/llave", link }, 201);
  const { user } = openAdmin("/publicar");
  const panel = await region("Enlace de revisión");
  await within(panel).findByText("Todavía no has creado ninguno.");
  const note = {
    id: "n",
    section: "Hero",
    path: "/",
    kind: "comment",
    text: "Falta un acento.",
    name: "Dra. Ejemplo",
    createdAt: "2026-11-20T10:00:00Z",
  };
  api().answers("GET /api/review-links", { links: [{ ...link, notes: [note] }] });
  await user.click(within(panel).getByRole("button", { name: "Crear enlace" }));
  const address = await within(panel).findByRole("textbox", { name: "Enlace nuevo" });
  expect(address).toHaveProperty("value", "https://ejemplo.mx/admin/revision/llave");
  expect(await within(panel).findByText("Dra. Ejemplo: Comentó «Portada», en Inicio")).toBeDefined();

  api().answers("DELETE /api/review-links/l1", { ok: true });
  api().answers("GET /api/review-links", { links: [{ ...link, revoked: true }] });
  await user.click(within(panel).getByRole("button", { name: "Terminar el enlace de la versión 7" }));
  await within(panel).findByText("Terminado");
});
