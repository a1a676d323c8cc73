import { bundledSite } from "@consultorio/content/data";
import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FrameMessage } from "#live-preview/messages.ts";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const reviewed = {
  version: 7,
  expiresAt: "2999-01-01T10:00:00Z",
  author: "ana@ejemplo.mx",
  site: bundledSite,
  changes: [
    {
      path: "x",
      place: "Sección Hero",
      label: "Título",
      kind: "changed",
      before: "Antes era así",
      after: "Ahora es así",
    },
  ],
  notes: [],
};

/** Opens a review link as somebody without an account. */
function openLink() {
  api().email = null;
  return openAdmin("/revision/llave");
}

const origin = () => window.location.origin;
const frame = () => screen.findByTitle<HTMLIFrameElement>("Vista del borrador");

/** A message of the frame, as it sends it with a page drawn in it. */
async function frameSends(data: FrameMessage) {
  const { contentWindow: source } = await frame();
  act(() => window.dispatchEvent(new MessageEvent("message", { data, origin: origin(), source })));
}

const approval = {
  id: "n",
  section: "Hero",
  path: "/",
  kind: "approved",
  text: "",
  name: "Dra. Ejemplo",
  createdAt: "2026-11-20T10:00:00Z",
};

test("who holds the link reads what changed, approves a section and comments on another, by name", async () => {
  api().answers("GET /api/review/llave", reviewed);
  const { user } = openLink();
  const changes = await screen.findByRole("region", { name: "Qué cambia" });
  within(changes).getByText("Ahora es así");
  await frameSends({ kind: "consultorio:parts", parts: [{ key: "Hero", label: "Portada" }] });

  await user.click(await screen.findByRole("button", { name: "Aprobar «Portada»" }));
  screen.getByText("Escribe tu nombre.");
  await user.type(screen.getByRole("textbox", { name: "Tu nombre" }), "Dra. Ejemplo");
  api().answers("POST /api/review/llave", { note: approval }, 201);
  api().answers("GET /api/review/llave", { ...reviewed, notes: [approval] });
  await user.click(screen.getByRole("button", { name: "Aprobar «Portada»" }));
  await screen.findByText("Dra. Ejemplo: Aprobada");

  await user.click(screen.getByRole("button", { name: "Comentar «Portada»" }));
  await user.click(screen.getByRole("button", { name: "Enviar comentario" }));
  screen.getByText("Escribe qué cambiarías.");
  await user.type(screen.getByRole("textbox", { name: "Qué cambiarías" }), "Falta un acento.");
  await user.click(screen.getByRole("button", { name: "Enviar comentario" }));
  await screen.findByText("Gracias: quedó anotado.");
  expect(api().received.findLast(({ call }) => call === "POST /api/review/llave")?.body).toEqual({
    section: "Hero",
    path: "/",
    kind: "comment",
    text: "Falta un acento.",
    name: "Dra. Ejemplo",
  });
});

test("every page is walked to, by its name or by a link in the page, and each is judged by itself", async () => {
  api().answers("GET /api/review/llave", { ...reviewed, notes: [approval] });
  const { user } = openLink();
  await frameSends({ kind: "consultorio:parts", parts: [{ key: "Hero", label: "Portada" }] });
  await screen.findByText("Dra. Ejemplo: Aprobada");
  await frameSends({ kind: "consultorio:leave", path: "/enfermedades/varices" });
  await screen.findByRole("region", { name: "Qué opinas de «Enfermedades: Várices»" });
  expect(screen.queryByText("Dra. Ejemplo: Aprobada")).toBeNull();
  await frameSends({ kind: "consultorio:parts", parts: [{ key: "Causas", label: "Causas" }] });
  screen.getByRole("button", { name: "Comentar «Causas»" });
  await frameSends({ kind: "consultorio:leave", path: "/no/existe" });
  await screen.findByText("Esa página no existe en el borrador.");

  await user.selectOptions(screen.getByRole("combobox", { name: "Página" }), "Contacto");
  await screen.findByRole("region", { name: "Qué opinas de «Contacto»" });
  await user.type(screen.getByRole("textbox", { name: "Tu nombre" }), "Dra. Ejemplo");
  api().answers("POST /api/review/llave", { note: { ...approval, section: "", path: "/contacto" } }, 201);
  await user.click(screen.getByRole("button", { name: "Aprobar «Toda la página»" }));
  await screen.findByText("Gracias: quedó anotado.");
  expect(api().received.findLast(({ call }) => call === "POST /api/review/llave")?.body).toMatchObject({
    section: "",
    path: "/contacto",
  });
});

test("the draft is seen as wide as a telephone, and as a computer", async () => {
  api().answers("GET /api/review/llave", reviewed);
  const { user } = openLink();
  expect((await frame()).style.width).toBe("360px");
  await user.click(screen.getByRole("radio", { name: /^Computadora/ }));
  expect((await frame()).style.width).toBe("1280px");
});

const link = {
  id: "l1",
  version: 7,
  expiresAt: "2999-01-01T10:00:00Z",
  revoked: false,
  author: "ana@ejemplo.mx",
  createdAt: "2026-11-20T10:00:00Z",
  notes: [
    { ...approval, kind: "comment", text: "Falta un acento." },
    { ...approval, id: "m", section: "Causas", path: "/enfermedades/varices" },
  ],
};

test("what was said stands beside the section and the record that it is about, until the link ends", async () => {
  api().answers("GET /api/review-links", { links: [link, { ...link, id: "l2", revoked: true }] });
  const { unmount } = openAdmin("/secciones");
  const card = await screen.findByRole("article", { name: "Portada" });
  const said = await within(card).findByRole("complementary", { name: "Lo que dijeron al revisar" });
  expect(
    within(said)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Dra. Ejemplo, en Inicio: Falta un acento."]);
  unmount();
  openAdmin("/colecciones/enfermedades?registro=varices");
  await screen.findByText("Dra. Ejemplo lo aprobó, en Enfermedades: varices.");
});

test("a link that is over says so", async () => {
  api().refuse("GET /api/review/llave", { status: 404, body: { error: "El enlace de revisión venció." } });
  openLink();
  await screen.findByRole("heading", { name: "Este enlace ya no abre" });
});
