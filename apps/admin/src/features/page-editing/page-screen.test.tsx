import { isLong } from "@consultorio/testkit/long-form";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FrameMessage, Selected, Snapshot } from "#live-preview/messages.ts";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

/** The screen with its page, which this test stands for: it answers as the page in the frame would. */
async function openPage({ autosaveDelay }: { autosaveDelay?: number } = {}) {
  const { user } = openAdmin("/pagina", autosaveDelay === undefined ? {} : { autosaveDelay });
  const frame = await screen.findByTitle<HTMLIFrameElement>("Tu página: haz clic en lo que quieras cambiar");
  const drawn: Snapshot[] = [];
  frame.contentWindow?.addEventListener("message", ({ data }) => drawn.push(data));
  const say = (data: FrameMessage) =>
    act(() =>
      window.dispatchEvent(
        new MessageEvent("message", { data, origin: window.location.origin, source: frame.contentWindow }),
      ),
    );
  say({ kind: "consultorio:ready" });
  return {
    user,
    say,
    drawn: () => drawn.at(-1),
    type: (path: string, value: string) => {
      say({ kind: "consultorio:typing", typing: true });
      say({ kind: "consultorio:typed", path, value });
      say({ kind: "consultorio:typing", typing: false });
    },
    select: (chosen: Partial<Selected>) =>
      say({
        kind: "consultorio:selected",
        ...{ section: "Hero", fields: [], inPlace: false, picture: null, link: null, byKey: false },
        ...chosen,
      }),
    sheet: () => within(screen.getByRole("region", { name: "Lo que elegiste" })),
  };
}

const title = "siteContent.heroSection.title";
const button = (name: string) => screen.getByRole("button", { name });

test("text that is typed in two documents is drawn, undone in its order, and saved with one button", async () => {
  const { user, type, drawn } = await openPage();
  type(title, "Un título nuevo");
  type("services.0.title", "Otra consulta");
  await waitFor(() => expect(drawn()?.site.services[0]?.title).toBe("Otra consulta"));
  expect(drawn()?.site.siteContent.heroSection.title).toBe("Un título nuevo");
  expect(drawn()?.editing?.seen).toBe(2);

  await user.click(button("Deshacer"));
  await waitFor(() => expect(drawn()?.site.services[0]?.title).not.toBe("Otra consulta"));
  expect(drawn()?.site.siteContent.heroSection.title).toBe("Un título nuevo");
  await user.click(button("Rehacer"));
  await user.click(button("Guardar"));
  await screen.findByText("Cambios guardados.");
  const draft = await api().draft();
  expect(draft.siteContent.heroSection.title).toBe("Un título nuevo");
  expect(draft.services[0]?.title).toBe("Otra consulta");
  expect(screen.getByText("Guardado hace un momento")).toBeDefined();
});

test("it saves by itself, also unfinished text, and shows its problem", async () => {
  const { type, select, sheet } = await openPage({ autosaveDelay: 1 });
  select({ fields: [title], inPlace: true });
  type(title, "x".repeat(10_000));
  expect(await sheet().findByRole("alert")).toHaveProperty(
    "textContent",
    "Título: como máximo 160 caracteres.",
  );
  expect(sheet().getByText("10000 de 160 caracteres")).toBeDefined();
  await screen.findByText("Borrador guardado. Para publicar, corrige lo que está marcado");
});

test("the page draws an emptied text, not its last valid state", async () => {
  const { type, drawn } = await openPage();
  type(title, "");
  await waitFor(() => expect(drawn()?.site.siteContent.heroSection.title).toBe(""));
});

test("an emptied entry of a list leaves the page and the document, and what is typed into the next one stays there", async () => {
  const { user, type, drawn } = await openPage();
  const { benefits = [] } = (await api().draft()).services[0] ?? {};
  type("services.0.benefits.0", " ");
  await waitFor(() => expect(drawn()?.site.services[0]?.benefits).toEqual(benefits.slice(1)));
  type("services.0.benefits.0", "Otro beneficio");
  await user.click(button("Guardar"));
  await screen.findByText("Cambios guardados.");
  const after = (await api().draft()).services[0]?.benefits;
  expect(after).toEqual(["Otro beneficio", ...benefits.slice(2)]);
});

test("until the page is drawn it says that it loads", async () => {
  const { say } = await openPage();
  screen.getByText("Cargando la página...");
  say({ kind: "consultorio:parts", parts: [] });
  expect(screen.queryByText("Cargando la página...")).toBeNull();
});

test("an emptied text is named where nothing is chosen, and comes back with one press", async () => {
  const { user, type, select, sheet, drawn } = await openPage();
  await waitFor(() => expect(drawn()).toBeDefined());
  const before = drawn()?.site.siteContent.heroSection.title;
  select({ fields: [title], inPlace: true });
  type(title, "");
  await screen.findByRole("link", { name: "Sección Hero › Título" });
  await user.click(sheet().getByRole("button", { name: "Devolver el texto" }));
  await waitFor(() => expect(drawn()?.site.siteContent.heroSection.title).toBe(before));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Sección Hero › Título" })).toBeNull());
});

test.runIf(isLong)(
  "a name between braces that the site does not know is refused where it is typed, with those that it knows",
  async () => {
    const { type, select, sheet } = await openPage();
    select({ fields: [title], inPlace: true });
    type(title, "Cuesta {precio}");
    const { textContent } = await sheet().findByRole("alert");
    expect(textContent).toMatch(/^\{precio\} no es un dato del sitio.+\{consultationPrice\}/);
  },
);

test.runIf(isLong)("an entry that somebody else deleted is named as deleted, not as empty", async () => {
  const { user, type } = await openPage();
  const service = (await api().draft()).services[1];
  type("services.1.shortDescription", "Dicho con otras palabras.");
  await api().changeElsewhere(({ services }) => void services.splice(1, 1));
  await user.click(button("Guardar"));
  const dialog = within(await screen.findByRole("dialog", { name: "Alguien más guardó cambios" }));
  dialog.getByRole("radio", { name: "Lo suyo: lo borró" });
  dialog.getByRole("radio", { name: `Lo mío: ${service?.title}` });
});

test("a save of the same person in another window is not shown as somebody else's", async () => {
  const { user, type } = await openPage();
  type(title, "Lo de esta ventana");
  await api().changeAs("owner", ({ siteContent }) => {
    siteContent.heroSection.title = "Lo de la otra";
  });
  await user.click(button("Guardar"));
  const dialog = within(
    await screen.findByRole("dialog", { name: "Guardaste otros cambios en otra ventana" }),
  );
  dialog.getByRole("radio", { name: "En la otra ventana: Lo de la otra" });
});

test("a section is moved past the next one, hidden, shown again and given another design", async () => {
  const { user, select, drawn, sheet } = await openPage();
  select({ section: "AboutMe" });
  const order = () => drawn()?.site.selectedSections.AboutMe?.order ?? 0;
  await user.click(sheet().getByRole("button", { name: "Subir" }));
  await waitFor(() => expect(order()).toBeLessThan(drawn()?.site.selectedSections.Hero?.order ?? 0));
  expect(sheet().getByRole("status").textContent).toMatch(/^Ahora es la sección 1 de \d+\.$/);
  expect(drawn()?.editing?.show?.section).toBe("AboutMe");
  select({ section: "Hero" });
  expect(sheet().getByRole("status").textContent).toBe("");
  select({ section: "AboutMe" });

  await user.click(sheet().getByRole("button", { name: "Ocultar" }));
  await waitFor(() => expect(drawn()?.site.selectedSections.AboutMe?.display).toBe(false));
  await user.click(sheet().getByRole("button", { name: "Mostrar" }));
  await waitFor(() => expect(drawn()?.site.selectedSections.AboutMe?.display).toBe(true));

  await user.click(sheet().getByRole("button", { name: "Cambiar diseño" }));
  const dialog = within(await screen.findByRole("dialog"));
  const [use] = await dialog.findAllByRole("button", { name: /^Usar este diseño/ });
  const before = drawn()?.site.selectedSections.AboutMe?.component;
  if (use) await user.click(use);
  await waitFor(() => expect(drawn()?.site.selectedSections.AboutMe?.component).not.toBe(before));
});

test.runIf(isLong)("a text that is made of fields leads to each of them, and from there back", async () => {
  const { user, select, sheet } = await openPage();
  select({ fields: ["siteContent.doctorInfo.name", "siteContent.doctorInfo.specialty"] });
  expect(sheet().getByRole("link", { name: "Información del Doctor › Nombre" })).toHaveProperty(
    "pathname",
    "/admin/informacion",
  );
  await user.click(sheet().getByRole("link", { name: "Información del Doctor › Nombre" }));
  await screen.findByRole("textbox", { name: "Nombre" });
  await user.click(screen.getByRole("link", { name: "Volver a la página" }));
  await screen.findByTitle("Tu página: haz clic en lo que quieras cambiar");
});

test("the keys of the editor work from the controls around the page too", async () => {
  const { user, select, sheet, drawn } = await openPage();
  const before = (await api().draft()).selectedSections.Hero?.display;
  select({ section: "Hero" });
  await user.click(sheet().getByRole("button", { name: "Ocultar" }));
  await user.keyboard("{Control>}s{/Control}");
  await screen.findByText("Cambios guardados.");
  expect((await api().draft()).selectedSections.Hero?.display).toBe(false);
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(drawn()?.site.selectedSections.Hero?.display).toBe(before));
});

test.runIf(isLong)("the browser's way back to another page leaves nothing of this one chosen", async () => {
  const { select, sheet, drawn, user } = await openPage();
  await user.selectOptions(screen.getByRole("combobox", { name: "Página" }), "Contacto");
  await waitFor(() => expect(drawn()?.route).toEqual({ page: "contact" }));
  select({ section: "Hero", fields: [title], inPlace: true });
  await sheet().findByRole("heading", { name: "Portada" });
  act(() => window.history.back());
  await waitFor(() => expect(drawn()?.route).toEqual({ page: "home" }));
  expect(sheet().queryByRole("heading")).toBeNull();
});

test.runIf(isLong)("a card leads to the page of its record", async () => {
  const { user, select, sheet, drawn } = await openPage();
  select({ section: "Services", fields: ["services.0.title"], inPlace: true });
  const [service] = (await api().draft()).services;
  await user.click(sheet().getByRole("button", { name: `Abrir Servicios: ${service?.plainName}` }));
  await waitFor(() => expect(drawn()?.route).toEqual({ page: "service", id: service?.id }));
  expect(screen.getByRole("combobox", { name: "Página" })).toHaveProperty(
    "value",
    `/servicios/${service?.id}`,
  );
});

test("a picture is changed where it is, and its field alone", async () => {
  const { user, select, sheet, drawn } = await openPage();
  await waitFor(() => expect(drawn()).toBeDefined());
  const before = drawn()?.site.siteContent.aboutMe;
  select({ section: "AboutMe", picture: "siteContent.aboutMe.imagePath" });
  await user.click(sheet().getByRole("button", { name: "Cambiar foto" }));
  const dialog = within(await screen.findByRole("dialog"));
  const pictures = await dialog.findAllByRole("button", { pressed: false });
  const other = pictures.find((one) => one.getAttribute("aria-label"));
  if (other) await user.click(other);
  await waitFor(() => expect(drawn()?.site.siteContent.aboutMe.imagePath).not.toBe(before?.imagePath));
  expect(drawn()?.site.siteContent.aboutMe.backgroundImagePath).toBe(before?.backgroundImagePath);
});

test.runIf(isLong)("after a publication the page stays as it was", async () => {
  const { user, type } = await openPage();
  const frame = screen.getByTitle("Tu página: haz clic en lo que quieras cambiar");
  type(title, "Un título para publicar");
  await user.click(button("Publicar"));
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByText(/cambios? sin publicar$/);
  await user.click(within(dialog).getByRole("button", { name: "Publicar" }));
  await user.click(await within(dialog).findByRole("button", { name: "Aceptar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByTitle("Tu página: haz clic en lo que quieras cambiar")).toBe(frame);
});

test("the keyboard goes from the page to the controls, and Escape back", async () => {
  const { select, sheet } = await openPage();
  select({ byKey: true });
  await waitFor(() => expect(sheet().getAllByRole("button")).toContain(document.activeElement));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  expect(document.activeElement?.tagName).toBe("IFRAME");
});

test.runIf(isLong)("Escape in a dialog of the sheet leads back to the sheet", async () => {
  const { user, select, sheet } = await openPage();
  select({ section: "AboutMe", picture: "siteContent.aboutMe.imagePath" });
  const change = await sheet().findByRole("button", { name: "Cambiar foto" });
  await user.click(change);
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(change);
});
