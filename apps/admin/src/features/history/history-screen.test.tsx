import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { revisionsAnswer } from "#test/kept-answers.ts";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const old = {
  id: "r4",
  version: 4,
  author: "eva@ejemplo.mx",
  createdAt: "2026-11-01T10:00:00.000Z",
  note: null,
  live: false,
};
const region = (name: string) => screen.findByRole("region", { name });

test("the saves of one sitting are one line, which opens", async () => {
  const { user } = openAdmin("/historial");
  await screen.findByRole("checkbox", { name: "Comparar la versión 5" });
  expect(screen.queryByRole("checkbox", { name: "Comparar la versión 6" })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Ver la anterior .* la versión 7$/ }));
  screen.getByRole("checkbox", { name: "Comparar la versión 6" });
  await user.click(screen.getByRole("button", { name: /^Ver la anterior .* la versión 7$/ }));
  expect(screen.queryByRole("checkbox", { name: "Comparar la versión 6" })).toBeNull();
});

test("older versions are read on demand, from the oldest that is there", async () => {
  api().answers("GET /api/revisions", { ...revisionsAnswer(7, 7), more: true });
  const { user } = openAdmin("/historial");
  const more = await screen.findByRole("button", { name: "Ver más versiones" });
  api().refuse("GET /api/revisions", { status: 500 });
  await user.click(more);
  await screen.findByText("El historial no se pudo cargar.");
  screen.getByRole("checkbox", { name: "Comparar la versión 5" });
  api().answers("GET /api/revisions", { revisions: [old], more: false });
  await user.click(await screen.findByRole("button", { name: "Ver más versiones" }));
  await screen.findByRole("checkbox", { name: "Comparar la versión 4" });
  expect(screen.queryByRole("button", { name: "Ver más versiones" })).toBeNull();
  expect(api().received.findLast(({ call }) => call === "GET /api/revisions")?.query).toBe("?before=5");
});

test("any two versions are compared", async () => {
  const { user } = openAdmin("/historial");
  await user.click(await screen.findByRole("button", { name: /^Ver la anterior/ }));
  await user.click(await screen.findByRole("checkbox", { name: "Comparar la versión 7" }));
  await user.click(screen.getByRole("checkbox", { name: "Comparar la versión 5" }));
  const comparison = await region("De la versión 5 a la 7");
  await within(comparison).findByText("Teléfono para citas");
  await user.click(screen.getByRole("checkbox", { name: "Comparar la versión 6" }));
  await region("De la versión 5 a la 6");
});

test("an old version becomes the draft, after asking, and nothing is published", async () => {
  api().answers("POST /api/revisions/r6/restore", { version: 8 });
  const { user } = openAdmin("/historial");
  await user.click(await screen.findByRole("button", { name: /^Ver la anterior/ }));
  await user.click(await screen.findByRole("button", { name: "Recuperar la versión 6" }));
  const dialog = await screen.findByRole("dialog", { name: "Recuperar una versión anterior" });
  expect(dialog.textContent).toContain("No se publica nada");
  await user.click(within(dialog).getByRole("button", { name: "Recuperar" }));
  await screen.findByText("Recuperada: tu borrador es ahora la versión 8.");
  expect(api().received.some(({ call }) => call === "POST /api/update-sections")).toBe(false);
});

test("the public site goes back in one step", async () => {
  api().answers("POST /api/publications/p3/live", { id: "p3", notice: null });
  const { user } = openAdmin("/historial");
  await user.click(await screen.findByRole("button", { name: "Volver a publicar la versión 3" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Volver a publicar" }),
  );
  await screen.findByText("Tus pacientes ya ven la publicación anterior.");
  expect(api().received.some(({ call }) => call === "POST /api/publications/p3/live")).toBe(true);
});

test("a way back that a cache did not notice says until when", async () => {
  const notice = "El sitio ya es público, pero la caché que está delante no lo aceptó.";
  api().answers("POST /api/publications/p3/live", { id: "p3", notice });
  const { user } = openAdmin("/historial");
  await user.click(await screen.findByRole("button", { name: "Volver a publicar la versión 3" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Volver a publicar" }),
  );
  await screen.findByText(notice);
});

test("an editor sees what was published, and no way back", async () => {
  api().role = "editor";
  openAdmin("/historial");
  const published = await region("Lo publicado");
  await within(published).findByText("Versión 3");
  expect(within(published).queryByRole("button")).toBeNull();
});

test("a way back that fails says so, and leaves the site", async () => {
  api().refuse("POST /api/publications/p3/live", { status: 500 });
  const { user } = openAdmin("/historial");
  await user.click(await screen.findByRole("button", { name: "Volver a publicar la versión 3" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Volver a publicar" }),
  );
  await screen.findByText("No se pudo volver. El sitio sigue como estaba.");
});

test("a history that cannot be read says so, and can be tried again", async () => {
  api().refuse("GET /api/publications", { status: 500 });
  const { user } = openAdmin("/historial");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("El historial no se pudo cargar."));
  api().relent("GET /api/publications");
  await user.click(screen.getByRole("button", { name: "Intentar de nuevo" }));
  await region("Lo publicado");
});
