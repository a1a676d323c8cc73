import { isLong } from "@consultorio/testkit/long-form";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

async function openServices() {
  const { user } = openAdmin("/colecciones/servicios");
  const add = await screen.findByRole("button", { name: "Agregar servicio" });
  const [remove] = screen.getAllByRole("button", { name: /^Borrar/ });
  if (!remove) throw new Error("The bundled site has services.");
  return { user, add, remove };
}

/** The grey around a dialog, which has no role. */
function overlay(): Element {
  const element = document.querySelector(".mantine-Modal-overlay");
  if (!element) throw new Error("There is no dialog.");
  return element;
}

test.runIf(isLong)("a click beside a dialog with fields keeps the typed text", async () => {
  const { user, add } = await openServices();
  await user.click(add);
  const dialog = await screen.findByRole("dialog", { name: "Agregar servicio" });
  const title = within(dialog).getByRole("textbox", { name: "Título" });
  await user.type(title, "Consulta a domicilio");
  await user.click(overlay());
  expect(title).toHaveProperty("value", "Consulta a domicilio");
  expect(document.activeElement).toBe(title);
});

test.runIf(isLong)("a click beside a dialog without fields closes it", async () => {
  const { user, remove } = await openServices();
  await user.click(remove);
  await screen.findByRole("dialog");
  await user.click(overlay());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(remove);
});

test.runIf(isLong)("Escape gives the focus back to the button that opened a dialog", async () => {
  const { user, add, remove } = await openServices();
  for (const button of [add, remove]) {
    await user.click(button);
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(button);
  }
});

/** Presses what is under the pointer, for the first or the second time. */
function press(target: Element, detail: 1 | 2) {
  fireEvent.mouseDown(target, { detail });
  fireEvent.mouseUp(target, { detail });
  fireEvent.click(target, { detail });
}

test("a double click on a button opens its dialog, and the second click does not close it", async () => {
  const { remove } = await openServices();
  press(remove, 1);
  const dialog = await screen.findByRole("dialog");
  press(overlay(), 2);
  expect(dialog.isConnected).toBe(true);
});

test.runIf(isLong)(
  "the second click of a double click does nothing on what a closed dialog uncovers",
  async () => {
    const { user, remove } = await openServices();
    await user.click(remove);
    press(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancelar" }), 1);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    press(screen.getByRole("link", { name: "Cuenta" }), 2);
    expect(window.location.pathname).toBe("/admin/colecciones/servicios");
    press(screen.getByRole("link", { name: "Cuenta" }), 1);
    await screen.findByRole("heading", { level: 1, name: "Cuenta" });
  },
);

test.runIf(isLong)("a double click duplicates a record once", async () => {
  const { user } = await openServices();
  const copies = () => screen.getAllByRole("button", { name: /^Duplicar/ }).length;
  const before = copies();
  const [duplicate] = screen.getAllByRole("button", { name: /^Duplicar/ });
  if (duplicate) await user.dblClick(duplicate);
  expect(copies()).toBe(before + 1);
});

test("Escape keeps the typed text with a note; the second one closes the dialog", async () => {
  const { user, add } = await openServices();
  await user.click(add);
  const dialog = await screen.findByRole("dialog", { name: "Agregar servicio" });
  const title = within(dialog).getByRole("textbox", { name: "Título" });
  await user.type(title, "Consulta{Escape}");
  expect((await within(dialog).findByRole("alert")).textContent).toContain("se pierde lo que escribiste");
  await user.type(title, " a domicilio");
  expect(within(dialog).queryByRole("alert")).toBeNull();
  await user.keyboard("{Escape}");
  await within(dialog).findByRole("alert");
  expect(title).toHaveProperty("value", "Consulta a domicilio");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(add);
});

test.runIf(isLong)("Escape closes the dialog that is on top alone", async () => {
  await api().storePicture("retrato.jpg", 40, 30);
  const { user } = openAdmin("/multimedia");
  await user.click(await screen.findByRole("button", { name: /retrato\.jpg/ }));
  const file = await screen.findByRole("dialog", { name: "retrato.jpg" });
  await user.click(within(file).getByRole("button", { name: "Borrar" }));
  await screen.findByRole("dialog", { name: "Borrar un archivo" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Borrar un archivo" })).toBeNull());
  expect(screen.getByRole("dialog", { name: "retrato.jpg" })).toBe(file);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.runIf(isLong)("the undo keys in a dialog leave the form behind it alone", async () => {
  const { user, add, remove } = await openServices();
  const records = () => screen.getAllByRole("button", { name: /^Duplicar/ }).length;
  const before = records();
  const [duplicate] = screen.getAllByRole("button", { name: /^Duplicar/ });
  await user.click(duplicate ?? remove);
  await user.click(add);
  await user.type(await screen.findByRole("textbox", { name: "Título" }), "Consulta");
  await user.keyboard("{Control>}z{/Control}{Escape}{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(records()).toBe(before + 1);
});
