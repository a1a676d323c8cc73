import { contract } from "@consultorio/api/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const day = 24 * 60 * 60_000;
const firstPhone = "+525500000001";

/** Versions 2 and 3 are the editor's of the day before, and 3 is public; versions 4 and 5 are the owner's of today. */
async function makeHistory() {
  await api().setClock(new Date(Date.now() - day).toISOString());
  await api().changeElsewhere(({ testimonials }) => void testimonials.pop());
  await api().changeElsewhere(({ testimonials }) => void testimonials.pop());
  await api().publish();
  await api().setClock(new Date().toISOString());
  for (const phone of [firstPhone, "+525500000002"])
    await api().changeAs("owner", ({ siteContent }) => {
      siteContent.doctorInfo.phone = phone;
    });
}

const livePublication = async () =>
  (await api().as("owner", contract.listPublications)).publications.find(({ live }) => live)?.version;

/** Opens the history and asks for the version 1 to be public again. */
async function goBack() {
  const { user } = openAdmin("/historial");
  await user.click(await screen.findByRole("button", { name: "Volver a publicar la versión 1" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Volver a publicar" }),
  );
}

const region = (name: string) => screen.findByRole("region", { name });
const earlier = () => screen.findByRole("button", { name: /^Ver la anterior .* la versión 5$/ });
const checkbox = (version: number) => ({ name: `Comparar la versión ${version}` });

test("the saves of one person in a row are one line, which opens", async () => {
  await makeHistory();
  const { user } = openAdmin("/historial");
  await screen.findByRole("checkbox", checkbox(3));
  expect(screen.queryByRole("checkbox", checkbox(4))).toBeNull();
  await user.click(await earlier());
  screen.getByRole("checkbox", checkbox(4));
  await user.click(await earlier());
  expect(screen.queryByRole("checkbox", checkbox(4))).toBeNull();
});

test("older versions are read on demand, from the oldest that is there", async () => {
  await api().saveVersions(101);
  const { user } = openAdmin("/historial");
  const more = await screen.findByRole("button", { name: "Ver más versiones" });
  await api().replaceAnswer("GET /api/revisions", 500);
  await user.click(more);
  await screen.findByText("El historial no se pudo cargar.");
  screen.getByRole("checkbox", checkbox(102));
  expect(screen.queryByRole("checkbox", checkbox(1))).toBeNull();
  await api().restore("GET /api/revisions");
  await user.click(await screen.findByRole("button", { name: "Ver más versiones" }));
  await screen.findByRole("checkbox", checkbox(1));
  expect(screen.queryByRole("button", { name: "Ver más versiones" })).toBeNull();
  expect((await api().received("GET /api/revisions")).at(-1)?.query).toBe("?before=3");
});

test("any two versions are compared", async () => {
  await makeHistory();
  const { user } = openAdmin("/historial");
  await user.click(await earlier());
  await user.click(await screen.findByRole("checkbox", checkbox(5)));
  await user.click(screen.getByRole("checkbox", checkbox(3)));
  const comparison = await region("De la versión 3 a la 5");
  await within(comparison).findByText("Teléfono para citas");
  await user.click(screen.getByRole("checkbox", checkbox(4)));
  await region("De la versión 3 a la 4");
});

test("an old version becomes the draft, after asking, and nothing is published", async () => {
  await makeHistory();
  const { user } = openAdmin("/historial");
  await user.click(await earlier());
  await user.click(await screen.findByRole("button", { name: "Recuperar la versión 4" }));
  const dialog = await screen.findByRole("dialog", { name: "Recuperar una versión anterior" });
  expect(dialog.textContent).toContain("No se publica nada");
  await user.click(within(dialog).getByRole("button", { name: "Recuperar" }));
  await screen.findByText("Recuperada: tu borrador es ahora la versión 6.");
  expect((await api().draft()).siteContent.doctorInfo.phone).toBe(firstPhone);
  expect(await livePublication()).toBe(3);
});

test("the public site goes back in one step", async () => {
  await makeHistory();
  await goBack();
  await screen.findByText("Tus pacientes ya ven la publicación anterior.");
  expect(await livePublication()).toBe(1);
});

test("a way back that a cache did not notice says until when", async () => {
  await makeHistory();
  const notice = "El sitio ya es público, pero la caché que está delante no lo aceptó.";
  await api().setNotice(notice);
  await goBack();
  await screen.findByText(notice);
});

test("an editor sees what was published, and no way back", async () => {
  await makeHistory();
  await api().setPerson("editor");
  openAdmin("/historial");
  const published = await region("Lo publicado");
  await within(published).findByText("Versión 1");
  expect(within(published).queryByRole("button")).toBeNull();
});

test("a way back that fails says so, and leaves the site", async () => {
  await makeHistory();
  const { publications } = await api().as("owner", contract.listPublications);
  await api().replaceAnswer(
    `POST /api/publications/${publications.find(({ version }) => version === 1)?.id}/live`,
    500,
  );
  await goBack();
  await screen.findByText("No se pudo volver. El sitio sigue como estaba.");
  expect(await livePublication()).toBe(3);
});

test("a history that cannot be read says so, and can be tried again", async () => {
  await api().replaceAnswer("GET /api/publications", 500);
  const { user } = openAdmin("/historial");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("El historial no se pudo cargar."));
  await api().restore("GET /api/publications");
  await user.click(screen.getByRole("button", { name: "Intentar de nuevo" }));
  await region("Lo publicado");
});
