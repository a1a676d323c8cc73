import { bundledSite } from "@consultorio/content/data";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "../../test/open-admin.tsx";

const api = useApi();
const reviewed = {
  version: 7,
  until: "2999-01-01T10:00:00Z",
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

test("who holds the link reads what changed, approves a section and comments on another, by name", async () => {
  api().answers("GET /api/review/llave", reviewed);
  const { user } = openLink();
  const changes = await screen.findByRole("region", { name: "Qué cambia" });
  within(changes).getByText("Ahora es así");

  await user.click(screen.getByRole("button", { name: "Aprobar «Portada»" }));
  screen.getByText("Escribe tu nombre.");
  await user.type(screen.getByRole("textbox", { name: "Tu nombre" }), "Dra. Ejemplo");
  const note = {
    id: "n",
    section: "Hero",
    kind: "approved",
    text: "",
    name: "Dra. Ejemplo",
    at: "2026-11-20T10:00:00Z",
  };
  api().answers("POST /api/review/llave", { note }, 201);
  api().answers("GET /api/review/llave", { ...reviewed, notes: [note] });
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
    kind: "comment",
    text: "Falta un acento.",
    name: "Dra. Ejemplo",
  });
});

test("a link that is over says so", async () => {
  api().refuse("GET /api/review/llave", { status: 404, body: { error: "El enlace de revisión venció." } });
  openLink();
  await screen.findByRole("heading", { name: "Este enlace ya no abre" });
});
