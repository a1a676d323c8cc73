import { bundledSite } from "@consultorio/content/data";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

const [disease] = bundledSite.diseases;
const causes = disease?.causes ?? [];

const valuesOf = (texts: HTMLElement[]) =>
  texts.map((text) => (text instanceof HTMLTextAreaElement ? text.value : ""));

async function openCauses() {
  const { user } = openAdmin(`/colecciones/enfermedades?registro=${disease?.id}&campo=causes.0`);
  const list = await screen.findByRole("group", { name: "Causas" });
  const texts = () => within(list).getAllByRole("textbox");
  await waitFor(() => expect(texts()).toHaveLength(causes.length));
  const name = screen.getByRole("textbox", { name: "Nombre" });
  const add = () => user.click(within(list).getByRole("button", { name: "Agregar a Causas" }));
  return { user, list, texts, name, add };
}

test("an empty row of a list goes once the list is left, without a word, and there is nothing to save", async () => {
  const { user, texts, name, add } = await openCauses();
  await add();
  await user.keyboard("   ");
  expect(texts()).toHaveLength(causes.length + 1);
  await user.click(name);
  await waitFor(() => expect(valuesOf(texts())).toEqual(causes));
  expect(document.activeElement).toBe(name);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText(/escribe un texto/)).toBeNull();
  expect(screen.getByText("Todo está guardado")).toBeTruthy();
});

test("an empty row stays while it is written in, also while another window has the focus", async () => {
  const { user, texts, add } = await openCauses();
  await add();
  const row = texts().at(-1);
  row?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(screen.queryByText("Guardando...")).toBeNull());
  expect(document.activeElement).toBe(texts().at(-1));
  await user.keyboard("Edad");
  expect(valuesOf(texts())).toEqual([...causes, "Edad"]);
});

test("the button that took the focus is pressed, though the rows above it go", async () => {
  const { user, texts, add } = await openCauses();
  await add();
  await user.click(screen.getByRole("button", { name: "Agregar a Síntomas" }));
  await waitFor(() => expect(valuesOf(texts())).toEqual(causes));
  expect(document.activeElement?.getAttribute("data-path")).toMatch(/\.symptoms\.\d+$/);
});

test("a row that was emptied comes back with the text that it had", async () => {
  const { user, texts, name } = await openCauses();
  const [first] = texts();
  if (first) await user.clear(first);
  await user.click(name);
  await waitFor(() => expect(valuesOf(texts())).toEqual(causes.slice(1)));
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(valuesOf(texts())).toEqual(causes));
});

test("a document with empty rows is saved without them, and can be published", async () => {
  const { user, add, texts } = await openCauses();
  await add();
  await user.keyboard("Edad{Enter}");
  expect(texts()).toHaveLength(causes.length + 2);
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(valuesOf(texts())).toEqual([...causes, "Edad"]));
  const { diseases: saved } = await api().draft();
  expect(saved[0]?.causes).toEqual([...causes, "Edad"]);
});

test("a row that is half filled stays, with its message", async () => {
  const { user } = openAdmin("/informacion?campo=navMenu");
  const list = await screen.findByRole("group", { name: "Menú de navegación" });
  await user.click(within(list).getByRole("button", { name: "Agregar a Menú de navegación" }));
  await user.keyboard("Blog{Tab}");
  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(await within(list).findByText(/^Enlace: escribe un enlace/)).toBeTruthy();
});
