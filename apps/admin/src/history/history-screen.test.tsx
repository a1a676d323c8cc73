import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "../../test/open-admin.tsx";

const api = useApi();
const region = (name: string) => screen.findByRole("region", { name });

test("any two versions are compared", async () => {
  const { user } = openAdmin("/historial");
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
  await user.click(await screen.findByRole("button", { name: "Recuperar la versión 6" }));
  const dialog = await screen.findByRole("dialog", { name: "Recuperar una versión anterior" });
  expect(dialog.textContent).toContain("No se publica nada");
  await user.click(within(dialog).getByRole("button", { name: "Recuperar" }));
  await screen.findByText("Recuperada: tu borrador es ahora la versión 8.");
  expect(api().received.some(({ call }) => call === "POST /api/update-sections")).toBe(false);
});

test("the public site goes back in one step", async () => {
  api().answers("POST /api/publications/p3/live", { id: "p3" });
  const { user } = openAdmin("/historial");
  await user.click(await screen.findByRole("button", { name: "Volver a publicar la versión 3" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Volver a publicar" }),
  );
  await screen.findByText("Tus pacientes ya ven la publicación anterior.");
  expect(api().received.some(({ call }) => call === "POST /api/publications/p3/live")).toBe(true);
});

test("an editor sees what was published, and no way back", async () => {
  api().role = "editora";
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
