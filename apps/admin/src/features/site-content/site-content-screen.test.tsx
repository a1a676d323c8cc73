import { clinicTimeZone } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { isLong } from "@consultorio/testkit/long-form";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const day = new Intl.DateTimeFormat("es-MX", { dateStyle: "long", timeZone: clinicTimeZone });

async function openContent(options = {}) {
  const { user } = openAdmin("/informacion", options);
  const name = await screen.findByRole("textbox", { name: "Nombre" });
  return { user, name };
}

const save = () => screen.getByRole("button", { name: "Guardar" });

test("says Loading... until the content is there, then shows the six tabs", async () => {
  const release = await api().hold("GET /api/site-content");
  openAdmin("/informacion");
  expect(await screen.findByText("Loading...")).toBeDefined();
  await release();
  await screen.findByRole("textbox", { name: "Nombre" });
  expect(screen.queryByText("Loading...")).toBeNull();
  const list = screen.getByRole("tablist", { name: "Tú y tu consultorio" });
  expect(
    within(list)
      .getAllByRole("tab")
      .map((tab) => tab.textContent),
  ).toEqual([
    "Información del Doctor",
    "Información Laboral",
    "Experiencia",
    "Certificaciones",
    "Sección Hero",
    "Acerca de mí",
  ]);
});

test.runIf(isLong)("the keys lead to every tab of a group: one stop, arrows within it", async () => {
  const { user } = await openContent();
  const tab = (name: string) => screen.findByRole("tab", { name });
  await user.click(await tab("Información del Doctor"));
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(await tab("Acerca de mí"));
  await screen.findByRole("tab", { name: "Acerca de mí", selected: true });
  await user.click(screen.getByRole("link", { name: "Pagos y contacto" }));
  await user.click(await screen.findByRole("tab", { name: "Precio y pagos", selected: true }));
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(await tab("Aseguradoras"));
  expect(await screen.findByRole("tabpanel", { name: "Aseguradoras" })).toBeDefined();
});

test.runIf(isLong)(
  "every tab has an address, and Back leads to the tab before, with what was typed",
  async () => {
    const { user, name } = await openContent();
    await user.type(name, " Nueva");
    await user.click(screen.getByRole("tab", { name: "Acerca de mí" }));
    await screen.findByRole("tabpanel", { name: "Acerca de mí" });
    expect(window.location.pathname).toBe("/admin/informacion/acerca-de-mi");
    await user.click(screen.getByRole("link", { name: "En todo el sitio" }));
    await screen.findByRole("tabpanel", { name: "Encabezado, menú y pie" });
    window.history.back();
    await screen.findByRole("tabpanel", { name: "Acerca de mí" });
    window.history.back();
    expect(await screen.findByRole("textbox", { name: "Nombre" })).toHaveProperty(
      "value",
      "Dra. Ejemplo Apellido Nueva",
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test.runIf(isLong)(
  "an address of one field has the part in it once it is open; an unknown part does not exist",
  async () => {
    openAdmin("/informacion?campo=aboutMe.title");
    const title = await screen.findByRole("textbox", { name: "Título" });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(window.location.pathname + window.location.search).toBe(
      "/admin/informacion/acerca-de-mi?campo=aboutMe.title",
    );
    cleanup();
    openAdmin("/informacion/no-existe");
    await screen.findByRole("heading", { name: "Esta página no existe" });
  },
);

test.runIf(isLong)("a field of another screen is opened there, at its field", async () => {
  openAdmin("/informacion?campo=notices.announcement.text");
  const text = await screen.findByRole("textbox", { name: "Texto del aviso" });
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(window.location.pathname).toBe("/admin/horarios");
});

test("a load that fails says so in place of the content, and can be tried again", async () => {
  await api().replaceAnswer("GET /api/site-content", 503);
  const { user } = openAdmin("/informacion");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("Falla al extraer la información del sitio. Intentar de nuevo.");
  await api().restore("GET /api/site-content");
  await user.click(screen.getByRole("button", { name: "Intentar de nuevo" }));
  expect(await screen.findByRole("textbox", { name: "Nombre" })).toBeDefined();
});

test.runIf(isLong)(
  "what an older release did not save has its first values, whatever rules its texts break",
  async () => {
    const { search, ...older } = structuredClone(bundledSite.siteContent);
    older.doctorInfo.specialty = "Larga ".repeat(70);
    await api().changeRaw((site) => Object.assign(site, { siteContent: older }));
    const { user } = await openContent();
    await user.click(screen.getByRole("link", { name: "En todo el sitio" }));
    await user.click(await screen.findByRole("tab", { name: "Página de búsqueda" }));
    expect(await screen.findByDisplayValue(search.pageTitle)).toBeDefined();
  },
);

test.runIf(isLong)("a text that was saved under other rules can be read, and mended", async () => {
  const long = "Dra. ".padEnd(400, "Larga ").trim();
  await api().changeRaw(({ siteContent }) => {
    siteContent.doctorInfo.name = long;
  });
  const { name } = await openContent();
  expect(name).toHaveProperty("value", long);
});

test.runIf(isLong)("an answer that is no draft is a failure to load", async () => {
  await api().changeRaw(({ siteContent }) => void Object.assign(siteContent, { navMenu: "menú" }));
  openAdmin("/informacion");
  expect((await screen.findByRole("alert")).textContent).toContain("Falla al extraer la información");
});

test.runIf(isLong)("a preview that cannot be loaded says why, in place of the page", async () => {
  await api().changeRaw((site) => void Object.assign(site, { services: "servicios" }));
  const { user } = await openContent();
  await user.click(screen.getByRole("button", { name: "Vista previa" }));
  const preview = await screen.findByRole("complementary", { name: "Vista previa" });
  const alert = await within(preview).findByRole("alert");
  expect(alert.textContent).toBe("Error: Unexpected data structure received from API");
  expect(within(preview).queryByTitle(/^Vista previa del sitio/)).toBeNull();
});

test.runIf(isLong)("a preview without an answer says so in the words of the specification", async () => {
  await api().replaceAnswer("GET /api/collections/services", 502);
  const { user } = await openContent();
  await user.click(screen.getByRole("button", { name: "Vista previa" }));
  const preview = await screen.findByRole("complementary", { name: "Vista previa" });
  expect(within(preview).getByRole("status").textContent).toBe("Loading...");
  expect((await within(preview).findByRole("alert")).textContent).toBe("Failed to load content");
});

test("saving disables the button, sends the whole document with its version, and says Éxito", async () => {
  const { user, name } = await openContent();
  await user.clear(name);
  await user.type(name, "Dra. Otra Persona");
  const release = await api().hold("POST /api/site-content");
  await user.click(save());
  const saving = screen.getByRole("button", { name: "Guardando..." });
  expect(saving).toHaveProperty("disabled", true);
  await release();
  const words = await screen.findByText("Información del sitio actualizada correctamente");
  expect(words.closest("[role=status]")?.textContent).toContain("Éxito");
  expect(save()).toHaveProperty("disabled", false);
  expect((await api().draft()).siteContent.doctorInfo.name).toBe("Dra. Otra Persona");
  const [saved] = await api().received("POST /api/site-content");
  expect(saved?.headers["if-match"]).toBe('"1"');
});

test.runIf(isLong)("a second save starts from the version that the first one made", async () => {
  const { user, name } = await openContent();
  await user.type(name, " A");
  await user.click(save());
  await screen.findByText("Información del sitio actualizada correctamente");
  await user.type(name, "B");
  await user.click(save());
  await waitFor(async () =>
    expect((await api().draft()).siteContent.doctorInfo.name.endsWith(" AB")).toBe(true),
  );
  expect(await api().version()).toBe(3);
});

test.runIf(isLong)("text that is typed during a save stays, and is not yet saved", async () => {
  const { user, name } = await openContent();
  await user.clear(name);
  await user.type(name, "Primero ");
  const release = await api().hold("POST /api/site-content");
  await user.click(save());
  await user.type(name, "y después");
  await release();
  await screen.findByText("Información del sitio actualizada correctamente");
  expect(screen.getByRole("textbox", { name: "Nombre" })).toHaveProperty("value", "Primero y después");
  expect(await screen.findByText("Cambios sin guardar")).toBeDefined();
  expect((await api().draft()).siteContent.doctorInfo.name).toBe("Primero");
});

test.runIf(isLong)("after a save the fields show the saved values", async () => {
  const { user } = await openContent();
  const whatsapp = await screen.findByRole("textbox", { name: "WhatsApp" });
  await user.clear(whatsapp);
  await user.type(whatsapp, "951 000 0000");
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "WhatsApp" })).toHaveProperty("value", "+529510000000"),
  );
  expect(await screen.findByText("Guardado hace un momento")).toBeDefined();
});

test.runIf(isLong)("WhatsApp takes the new number of the telephone with one click", async () => {
  const { user } = await openContent();
  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
  await screen.findByRole("textbox", { name: "WhatsApp" });
  const phone = field("Teléfono para citas");
  const former = phone.value;
  fireEvent.change(field("WhatsApp"), { target: { value: former } });
  expect(screen.queryByRole("button", { name: "Usar el mismo número" })).toBeNull();
  await user.clear(phone);
  await user.type(phone, "951 000 0009");
  await user.tab();
  await user.click(await screen.findByRole("button", { name: "Usar el mismo número" }));
  expect(field("WhatsApp").value).toBe("+529510000009");
  expect(screen.queryByRole("button", { name: "Usar el mismo número" })).toBeNull();
});

test("a save that fails says so twice, and the typed text stays", async () => {
  await api().replaceAnswer("POST /api/site-content", 500);
  const { user, name } = await openContent();
  await user.clear(name);
  await user.type(name, "Lo que escribí");
  await user.click(save());
  const words = "Falla al actualizar la información del sitio. Intentar de nuevo.";
  expect(await screen.findAllByText(words)).toHaveLength(2);
  expect(screen.getByText("Error")).toBeDefined();
  expect(name).toHaveProperty("value", "Lo que escribí");
});

test.runIf(isLong)("one toast stands at a time: the newer replaces the older", async () => {
  const { user, name } = await openContent();
  await user.type(name, " A");
  await user.click(save());
  await screen.findByText("Éxito");
  await api().replaceAnswer("POST /api/site-content", 500);
  await user.type(name, "B");
  await user.click(save());
  await screen.findByText("Error");
  await waitFor(() => expect(screen.queryByText("Éxito")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Cerrar aviso" }));
  await waitFor(() => expect(screen.queryByText("Error")).toBeNull());
});

test.runIf(isLong)("the alert of a failed save stays until a save succeeds", async () => {
  const { user, name } = await openContent({ autosaveDelay: 50 });
  await api().replaceAnswer("POST /api/site-content", 500);
  await user.type(name, " A");
  await user.click(save());
  await screen.findByText("Error");
  await api().restore("POST /api/site-content");
  await user.type(name, "B");
  await screen.findByText("Guardado hace un momento");
  await waitFor(() => expect(screen.queryByText("Error")).toBeNull());
});

test("a wrong field is named beside it, its tab is marked, it gets the focus, and nothing is sent", async () => {
  const { user } = await openContent();
  await user.click(screen.getByRole("tab", { name: "Acerca de mí" }));
  const years = await screen.findByRole("textbox", { name: "Años de experiencia" });
  await user.clear(years);
  await user.type(years, "99");
  await user.click(screen.getByRole("tab", { name: "Información del Doctor" }));
  await user.click(save());
  expect(await screen.findByText("Hay un dato por corregir.")).toBeDefined();
  const wrong = await screen.findByRole("textbox", { name: "Años de experiencia" });
  await waitFor(() => expect(document.activeElement).toBe(wrong));
  expect(screen.getByText("Años de experiencia: escribe un número de 0 a 70.")).toBeDefined();
  expect(screen.getByRole("tab", { name: /Acerca de mí.*con datos por corregir/ })).toBeDefined();
  expect(await api().received("POST /api/site-content")).toEqual([]);
});

test.runIf(isLong)("fields that only a newer server refuses are named beside them too", async () => {
  const { user, name } = await openContent();
  const problems = [{ path: "doctorInfo.name", message: "Nombre: ya está en uso." }];
  await api().replaceAnswer("POST /api/site-content", 422, { error: "Revisa.", problems });
  await user.type(name, "!");
  await user.click(save());
  expect(await screen.findByText("Nombre: ya está en uso.")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Nombre" })));
});

test.runIf(isLong)("documents can be added, moved, hidden and removed", async () => {
  const before = (await api().draft()).siteContent.certifications.documents.length;
  const { user } = await openContent();
  await user.click(screen.getByRole("tab", { name: "Certificaciones" }));
  await user.click(screen.getByRole("button", { name: "Agregar a Documentos" }));
  const added = screen.getByRole("group", { name: `Documentos ${before + 1}` });
  await user.type(within(added).getByRole("textbox", { name: "Nombre" }), "Consejo Mexicano");
  expect(screen.getByRole("group", { name: "Consejo Mexicano" })).toBe(added);
  await user.click(within(added).getByRole("switch", { name: "Visible" }));
  await user.click(screen.getByRole("button", { name: "Subir Consejo Mexicano" }));
  await user.click(save());
  await screen.findByText("Información del sitio actualizada correctamente");
  const { documents } = (await api().draft()).siteContent.certifications;
  expect(documents).toHaveLength(before + 1);
  expect(documents[before - 1]).toMatchObject({ name: "Consejo Mexicano", visible: false });

  await user.click(screen.getByRole("button", { name: "Quitar Consejo Mexicano" }));
  expect(screen.queryByRole("group", { name: "Consejo Mexicano" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Regresarlo a su lugar" }));
  await user.click(save());
  await waitFor(async () =>
    expect((await api().draft()).siteContent.certifications.documents).toHaveLength(before),
  );
});

test.runIf(isLong)("after another save of the same document one may keep one's own words", async () => {
  const { user, name } = await openContent();
  const saved = new Date(Date.now() + 60 * 60_000);
  await api().setClock(saved.toISOString());
  await api().changeElsewhere(({ siteContent }) => {
    siteContent.doctorInfo.name = "Lo de Eva";
  });
  await user.clear(name);
  await user.type(name, "Lo mío");
  await user.click(save());
  const dialog = await screen.findByRole("dialog", { name: "Alguien más guardó cambios" });
  expect(dialog.textContent).toContain(`eva@ejemplo.mx guardó el ${day.format(saved)}`);
  expect((await api().draft()).siteContent.doctorInfo.name).toBe("Lo de Eva");
  await user.click(within(dialog).getByRole("button", { name: "Conservar lo mío y guardar" }));
  await waitFor(async () => expect((await api().draft()).siteContent.doctorInfo.name).toBe("Lo mío"));
});

test.runIf(isLong)("after another save of the same document one may load it", async () => {
  const { user, name } = await openContent();
  await api().changeElsewhere(({ siteContent }) => {
    siteContent.doctorInfo.name = "Lo de Eva";
  });
  await user.type(name, "!");
  await user.click(save());
  await user.click(await screen.findByRole("button", { name: "Cargar su versión" }));
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "Nombre" })).toHaveProperty("value", "Lo de Eva"),
  );
});

test.runIf(isLong)("another save of another document is no conflict", async () => {
  const { user, name } = await openContent();
  await api().changeElsewhere(({ testimonials }) => void testimonials.pop());
  await user.type(name, "!");
  await user.click(save());
  await screen.findByText("Información del sitio actualizada correctamente");
  expect(await api().version()).toBe(3);
});

test.runIf(isLong)("leaving saves text from a moment ago", async () => {
  const { user, name } = await openContent();
  await user.type(name, "!");
  await user.click(screen.getByRole("link", { name: "Secciones" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Secciones" })).toBeDefined();
  expect((await api().draft()).siteContent.doctorInfo.name.endsWith("!")).toBe(true);
});

test.runIf(isLong)("leaving asks where nothing can be saved, and keeps a copy", async () => {
  const { user, name } = await openContent();
  await api().setDatabaseAway(true);
  await user.type(name, "!");
  await user.click(screen.getByRole("link", { name: "Secciones" }));
  const dialog = await screen.findByRole("dialog", { name: "Tienes cambios sin guardar" });
  await user.click(within(dialog).getByRole("button", { name: "Seguir editando" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("heading", { level: 1, name: "Información del Sitio" })).toBeDefined();
  await user.click(screen.getByRole("link", { name: "Secciones" }));
  const leave = await screen.findByRole("button", { name: "Salir de esta pantalla" });
  await api().setDatabaseAway(false);
  await user.click(leave);
  expect(await screen.findByRole("heading", { level: 1, name: "Secciones" })).toBeDefined();
  await user.click(screen.getByRole("link", { name: "Información del Sitio" }));
  await user.click(await screen.findByRole("button", { name: "Recuperar mis cambios" }));
  expect(await screen.findByRole("textbox", { name: "Nombre" })).toHaveProperty(
    "value",
    expect.stringMatching(/!$/),
  );
});

test.runIf(isLong)("a session that ends while one types is renewed in place", async () => {
  const { user, name } = await openContent();
  await user.type(name, "!");
  await api().endSession("owner");
  await user.click(save());
  const dialog = await screen.findByRole("dialog", { name: "Tu sesión terminó" });
  await user.type(within(dialog).getByLabelText("Contraseña"), api().password);
  await user.click(within(dialog).getByRole("button", { name: "Entrar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(save());
  await screen.findByText("Información del sitio actualizada correctamente");
  expect((await api().draft()).siteContent.doctorInfo.name.endsWith("!")).toBe(true);
});

test.runIf(isLong)(
  "an account that cannot sign in any more reads whom to ask, leaves, and keeps what was typed",
  async () => {
    const { user, name } = await openContent();
    await user.type(name, " Sin guardar");
    await api().endSession("owner");
    await user.click(save());
    const dialog = await screen.findByRole("dialog", { name: "Tu sesión terminó" });
    await waitFor(() => expect(screen.queryByText("Error")).toBeNull());
    within(dialog).getByText("Si ya no puedes entrar, pregunta a quien maneja las cuentas.");
    await user.click(within(dialog).getByRole("link", { name: "Salir a la página de entrada" }));
    await screen.findByRole("heading", { name: "Entra para editar tu sitio" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(Object.values(window.localStorage).join()).toContain("Sin guardar");
  },
);

test("the preview shows typed text, and a click in it leads to its field", async () => {
  const { user } = await openContent();
  await user.click(screen.getByRole("button", { name: "Vista previa" }));
  const frame = await screen.findByTitle<HTMLIFrameElement>("Vista previa del sitio con tus cambios");
  const messageEvents: MessageEvent[] = [];
  frame.contentWindow?.addEventListener("message", (event) => messageEvents.push(event));
  const { title } = (await api().draft()).siteContent.aboutMe;
  const data = { kind: "consultorio:pick", section: "AboutMe", text: title };
  window.dispatchEvent(
    new MessageEvent("message", { data, origin: window.location.origin, source: frame.contentWindow }),
  );
  const field = await screen.findByRole("textbox", { name: "Título" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByRole("tab", { name: "Acerca de mí" }).getAttribute("aria-selected")).toBe("true");
  await user.type(field, "!");
  await waitFor(() =>
    expect(messageEvents.at(-1)?.data).toMatchObject({
      section: "AboutMe",
      site: { siteContent: { aboutMe: { title: `${title}!` } } },
    }),
  );
});

test.runIf(isLong)("an address that names a field opens the form there", async () => {
  openAdmin("/informacion?campo=navMenu.1.label");
  const entry = await screen.findByRole("textbox", { name: "Texto" });
  await waitFor(() => expect(document.activeElement).toBe(entry));
  expect(entry).toHaveProperty("value", (await api().draft()).siteContent.navMenu[1]?.label);
});

test("days are ticked and hours are chosen, and are saved in words", async () => {
  const { user } = await openContent();
  await user.click(screen.getByRole("tab", { name: "Información Laboral" }));
  const days = await screen.findByRole("group", { name: "Días del segundo horario" });
  await user.click(within(days).getByRole("checkbox", { name: "Sábado" }));
  expect(screen.getByText("Elige sus días: sin ellos, este horario no se lee en tu sitio.")).toBeDefined();
  await user.click(within(days).getByRole("checkbox", { name: "Sábado" }));
  expect(screen.queryByText(/^Elige sus días/)).toBeNull();
  await user.click(within(days).getByRole("checkbox", { name: "Domingo" }));
  fireEvent.change(screen.getByLabelText("Segundo horario: abre"), {
    target: { value: "09:30" },
  });
  await user.click(save());
  await screen.findByText("Información del sitio actualizada correctamente");
  expect((await api().draft()).siteContent.doctorWorkInfo).toMatchObject({
    consultingHoursDays2: "Sábado y domingo",
    consultingHours2: "09:30 a 14:00",
  });
});

test.runIf(isLong)("a day may have several turns, and more days their own hours", async () => {
  const { user } = await openContent();
  await user.click(screen.getByRole("tab", { name: "Información Laboral" }));
  await user.click(await screen.findByRole("button", { name: "Agregar otro turno a Segundo horario" }));
  const second = "Segundo horario, turno 2";
  expect(document.activeElement).toBe(screen.getByLabelText(`${second}: abre`));
  // A change of the first turn meanwhile adds no other one.
  const opens = screen.getByLabelText("Segundo horario: abre");
  fireEvent.change(opens, { target: { value: "08:30" } });
  fireEvent.change(opens, { target: { value: "08:00" } });
  expect(screen.queryByLabelText("Segundo horario, turno 3: abre")).toBeNull();
  fireEvent.change(screen.getByLabelText(`${second}: abre`), { target: { value: "16:00" } });
  // Leaving for another field marks the half turn, and not the complete one.
  await user.click(screen.getByRole("textbox", { name: "Dirección del consultorio" }));
  await screen.findByText(/escribe el horario como 15:00 a 20:00/);
  const first = screen.getByLabelText("Segundo horario: abre");
  expect(first.getAttribute("aria-invalid")).not.toBe("true");
  expect(screen.getByLabelText(`${second}: cierra`).getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(screen.getByLabelText(`${second}: abre`), { target: { value: "13:00" } });
  fireEvent.change(screen.getByLabelText(`${second}: cierra`), { target: { value: "18:00" } });
  await user.click(save());
  expect((await screen.findAllByText(/dos horarios del mismo día se enciman/)).length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText(`${second}: abre`), { target: { value: "16:00" } });
  expect(screen.getByText("En tu sitio: 8:00 AM a 2:00 PM y 4:00 PM a 6:00 PM")).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^Agregar .*Más días con otro horario$/ }));
  const more = screen.getAllByRole("group", { name: "Días" });
  await user.click(within(more[0] ?? document.body).getByRole("checkbox", { name: "Domingo" }));
  fireEvent.change(screen.getByLabelText("Horario: abre"), { target: { value: "10:00" } });
  fireEvent.change(screen.getByLabelText("Horario: cierra"), { target: { value: "12:00" } });
  await user.click(save());
  await screen.findByText("Información del sitio actualizada correctamente");
  expect((await api().draft()).siteContent.doctorWorkInfo).toMatchObject({
    consultingHours2: "08:00 a 14:00, 16:00 a 18:00",
    consultingHoursMore: [{ days: "Domingo", hours: "10:00 a 12:00" }],
  });
});

test("a field that the chosen design does not show says which design would", async () => {
  // The form does not wait for its notes, and the places of fields take seconds the first time.
  await import("#field-places/hidden-note.tsx");
  await api().changeRaw(({ selectedSections }) => {
    selectedSections.Hero = { component: "HeroSplit", display: true };
  });
  const { user } = await openContent();
  await user.click(screen.getByRole("tab", { name: "Sección Hero" }));
  const notes = await screen.findAllByText("Hoy no se ve. Se ve con Portada: Retrato.");
  const front = screen.getByRole("button", { name: /^(Elegir|Cambiar) imagen: Imagen al frente/ });
  const hints = front.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(hints.some((id) => notes.some((note) => document.getElementById(id)?.contains(note)))).toBe(true);
  const slides = screen.getByRole("region", { name: "Carrusel de portada" });
  expect(within(slides).getByText(/Se ve con Portada: Carrusel/)).toBeDefined();
  expect(within(slides).getByRole("link", { name: "Elegir diseño" }).getAttribute("href")).toBe(
    "/admin/secciones",
  );
});
