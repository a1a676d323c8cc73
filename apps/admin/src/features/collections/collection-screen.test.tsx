import { isLong } from "@consultorio/testkit/long-form";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const saved = "Cambios guardados correctamente";
const save = () => screen.getByRole("button", { name: "Guardar" });
/** The links to the records; the navigation has a link that begins with the same word. */
const records = () => within(screen.getByRole("main")).getAllByRole("link", { name: /^Editar/ });
const names = () => records().map((link) => link.textContent);

async function openList(collection = "enfermedades") {
  const { user } = openAdmin(`/colecciones/${collection}`);
  await screen.findByRole("searchbox", { name: "Buscar" });
  return user;
}

test("the overview counts each collection and lists what a doctor has to review, overdue first", async () => {
  const [first] = (await api().draft()).services;
  if (!first) throw new Error("The bundled site has services.");
  await api().changeElsewhere(({ services }) => {
    const review = { reviewedBy: "Dra. Ana", reviewedOn: "2024-01-10", nextReview: "2025-01-10" };
    Object.assign(services[0] ?? {}, { review });
  });
  openAdmin("/colecciones");
  expect(await screen.findByRole("link", { name: /Enfermedades10 en total, 0 sin mostrar/ })).toBeDefined();
  const calendar = screen.getByRole("region", { name: "Calendario de revisiones médicas" });
  const [overdue] = within(calendar).getAllByRole("listitem");
  expect(overdue?.textContent).toContain("Revisión vencida");
  expect(overdue?.textContent).toContain(first.title);
  expect(overdue?.textContent).toContain("Tocaba el 10 de enero de 2025");
});

test.runIf(isLong)("a search looks through every word, whatever its accents", async () => {
  const user = await openList();
  await user.type(screen.getByRole("searchbox"), "varices");
  expect(names().some((name) => name?.includes("Várices"))).toBe(true);
  expect(names().length).toBeLessThan((await api().draft()).diseases.length);
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "xyzzy");
  expect(screen.getByText("Nada coincide con «xyzzy».")).toBeDefined();
});

test("a record is hidden, moved, doubled and taken away, and can be put back", async () => {
  const [first, second] = (await api().draft()).diseases;
  if (!first || !second) throw new Error("The bundled site has diseases.");
  const user = await openList();
  await user.click(screen.getByRole("switch", { name: `Visible: ${first.name}` }));
  expect(screen.getByText("Oculto en el sitio")).toBeDefined();
  screen.getByRole("button", { name: `Mover ${first.name}` }).focus();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: `Mover ${first.name}` }));
  await user.click(screen.getByRole("button", { name: `Duplicar ${second.name}` }));
  expect(document.activeElement?.textContent).toBe(`Editar ${second.name} (copia)`);
  await user.click(screen.getByRole("button", { name: `Borrar ${second.name}` }));
  const dialog = await screen.findByRole("dialog", { name: `Borrar «${second.name}»` });
  await user.click(within(dialog).getByRole("button", { name: "Borrar" }));
  await user.click(screen.getByRole("button", { name: "Regresarlo a su lugar" }));
  expect(document.activeElement?.textContent).toBe(`Editar ${second.name}`);
  await user.click(save());
  await screen.findByText(saved);
  const { diseases } = await api().draft();
  expect(diseases.slice(0, 3).map(({ id, visible }) => [id, visible])).toEqual([
    [second.id, undefined],
    [`${second.id}-2`, false],
    [first.id, false],
  ]);
});

test("a new record asks for what it cannot be without, opens, and can be saved", async () => {
  const user = await openList("sintomas");
  await user.click(screen.getByRole("button", { name: "Agregar síntoma" }));
  const dialog = await screen.findByRole("dialog", { name: "Agregar síntoma" });
  await user.click(within(dialog).getByRole("button", { name: "Crear" }));
  expect(within(dialog).getAllByText("Escribe un texto.")).toHaveLength(2);
  const title = within(dialog).getByRole("textbox", { name: "Nombre" });
  expect(document.activeElement).toBe(title);
  // Enter is the button «Crear»: it leads to what is still empty, then makes the record.
  await user.keyboard("Úlcera{Enter}");
  const summary = within(dialog).getByRole("textbox", { name: "Descripción corta" });
  expect(document.activeElement).toBe(summary);
  await user.keyboard("Una herida.");
  await user.type(title, " en el tobillo{Enter}");
  await screen.findByRole("heading", { level: 2, name: "Úlcera en el tobillo" });
  expect(await api().received("POST /api/collections/symptoms")).toEqual([]);
  const name = screen.getByRole("textbox", { name: "Nombre" });
  await waitFor(() => expect(document.activeElement).toBe(name));
  const shown = screen.getByRole("switch", { name: "Visible en el sitio" });
  expect(shown).toHaveProperty("checked", false);
  screen.getByText("Tus pacientes no lo ven, ni al publicar, hasta que lo muestres.");
  await user.click(save());
  await screen.findByText(saved);
  expect((await api().draft()).symptoms.at(-1)).toMatchObject({
    id: "ulcera-en-el-tobillo",
    visible: false,
    metadata: { title: "Úlcera en el tobillo", alternates: { canonical: "/sintomas/ulcera-en-el-tobillo" } },
  });
});

test.runIf(isLong)("an address is changed with a redirect from the old one", async () => {
  const { user } = openAdmin("/colecciones/enfermedades?registro=varices");
  await user.click(await screen.findByRole("button", { name: "Cambiar dirección" }));
  const dialog = await screen.findByRole("dialog", { name: "Cambiar la dirección de la página" });
  const slug = within(dialog).getByRole("textbox");
  fireEvent.change(slug, { target: { value: "Venas Várices" } });
  expect(within(dialog).getByText(/Usa minúsculas, números y guiones/)).toBeDefined();
  fireEvent.change(slug, { target: { value: "linfedema" } });
  expect(within(dialog).getByText("Ya hay otra página con esa dirección.")).toBeDefined();
  fireEvent.change(slug, { target: { value: "venas-varicosas" } });
  expect(within(dialog).getByText(/quien llegue a \/enfermedades\/varices irá a/)).toBeDefined();
  await user.click(within(dialog).getByRole("button", { name: "Cambiar dirección" }));
  expect(await screen.findByText("También llegan aquí: /enfermedades/varices")).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cambiar dirección" })),
  );
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(screen.queryByText("También llegan aquí: /enfermedades/varices")).toBeNull();
  expect(screen.getByRole("heading", { level: 2, name: "Várices" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Rehacer" }));
  await user.click(save());
  await screen.findByText(saved);
  expect((await api().draft()).diseases.find(({ id }) => id === "venas-varicosas")).toMatchObject({
    formerIds: ["varices"],
  });
});

test.runIf(isLong)("the search result is shown as it will be cut, with how long its words are", async () => {
  const { user } = openAdmin("/colecciones/enfermedades?registro=varices");
  const block = await screen.findByRole("region", { name: "Buscadores y enlaces compartidos" });
  const title = within(block).getByRole("textbox", { name: "Título para buscadores" });
  await user.clear(title);
  await user.click(title);
  await user.paste("a".repeat(66));
  const result = within(block).getByRole("figure", { name: "Así se verá en un buscador" });
  expect(result.textContent).toContain(`${"a".repeat(60)}…`);
  expect(result.textContent).toContain("Título: 66 de 60 caracteres, se cortará.");
});

test.runIf(isLong)("relations are chosen by name", async () => {
  const { user } = openAdmin("/colecciones/enfermedades?registro=varices");
  const block = await screen.findByRole("region", { name: "Páginas relacionadas" });
  const services = within(block).getByRole("group", { name: "Páginas de servicios" });
  const box = await within(services).findByRole("checkbox", { name: /Escleroterapia/ });
  const before = box.getAttribute("checked") !== null || (box instanceof HTMLInputElement && box.checked);
  await user.click(box);
  await user.click(save());
  await screen.findByText(saved);
  const varices = (await api().draft()).diseases.find(({ id }) => id === "varices");
  expect(varices?.relations?.services.includes("escleroterapia")).toBe(!before);
});

test.runIf(isLong)(
  "a record is found among those to relate though the keyboard of a phone left a space after the word",
  async () => {
    const { user } = openAdmin("/colecciones/enfermedades?registro=varices");
    const block = await screen.findByRole("region", { name: "Páginas relacionadas" });
    const services = within(block).getByRole("group", { name: "Páginas de servicios" });
    await user.type(await within(services).findByRole("searchbox"), "hemodialisis ");
    within(services).getByRole("checkbox", { name: /hemodiálisis/i });
  },
);

test.runIf(isLong)("a care level that forgets 911 is refused beside its field", async () => {
  const { user } = openAdmin("/colecciones/enfermedades?registro=trombosis-venosa-profunda");
  const block = await screen.findByRole("region", { name: "Cuándo pedir ayuda" });
  const group = within(block).getByRole("group", { name: "Emergencia" });
  const action = within(group).getByRole("textbox", { name: "Qué hacer" });
  await user.clear(action);
  await user.type(action, "Ve al hospital");
  await user.click(save());
  expect(await within(group).findByText("Emergencia: «Qué hacer» tiene que nombrar el 911.")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(action));
  expect(await api().received("POST /api/collections/diseases")).toEqual([]);
});

test.runIf(isLong)("a sign by an id that the table does not have is refused beside its field", async () => {
  const { user } = openAdmin("/colecciones/enfermedades?registro=trombosis-venosa-profunda");
  const block = await screen.findByRole("region", { name: "Cuándo pedir ayuda" });
  const group = within(block).getByRole("group", { name: "Hoy mismo" });
  const [sign] = within(group).getAllByRole("textbox", { name: /Señal/ });
  if (sign === undefined) throw new Error("The level shows no sign.");
  await user.clear(sign);
  await user.type(sign, "#pierna-rara");
  await user.click(save());
  expect(await within(group).findByText(/«#pierna-rara» no está en la tabla de señales/)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(sign));
  expect(await api().received("POST /api/collections/diseases")).toEqual([]);
});

test("a wrong record is led to from the list", async () => {
  const user = await openList("testimonios");
  await user.click(records()[0] ?? document.body);
  await user.clear(await screen.findByRole("textbox", { name: "Nombre" }));
  await user.click(screen.getByRole("link", { name: "Volver a Testimonios" }));
  await screen.findByRole("searchbox");
  await user.click(save());
  const name = await screen.findByRole("textbox", { name: "Nombre" });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getByText("Nombre: escribe un texto.")).toBeDefined();
});

test.runIf(isLong)("a record that is opened from the list has the focus at its name", async () => {
  const user = await openList();
  const [link] = records();
  const name = link?.textContent?.replace(/^Editar /, "") ?? "";
  link?.focus();
  await user.keyboard("{Enter}");
  const heading = await screen.findByRole("heading", { level: 2, name });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test.runIf(isLong)(
  "each record that is deleted leaves the focus to the button that puts it back",
  async () => {
    const user = await openList();
    for (const place of [0, 1]) {
      const remove = screen.getAllByRole("button", { name: /^Borrar/ })[place];
      remove?.focus();
      await user.keyboard("{Enter}");
      const dialog = await screen.findByRole("dialog");
      within(dialog).getByRole("button", { name: "Borrar" }).focus();
      await user.keyboard("{Enter}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      const back = screen.getByRole("button", { name: "Regresarlo a su lugar" });
      await waitFor(() => expect(document.activeElement).toBe(back));
    }
  },
);

test("a record that undoing brings back cannot be put back a second time", async () => {
  const user = await openList();
  const before = records().length;
  await user.click(screen.getAllByRole("button", { name: /^Borrar/ })[0] ?? document.body);
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Borrar" }));
  const back = await screen.findByRole("button", { name: "Regresarlo a su lugar" });
  await waitFor(() => expect(document.activeElement).toBe(back));
  await user.keyboard("{Control>}z{/Control}");
  expect(records()).toHaveLength(before);
  expect(screen.queryByRole("button", { name: "Regresarlo a su lugar" })).toBeNull();
});
