import type { Site } from "@consultorio/content";
import { isLong } from "@consultorio/testkit/long-form";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

/** A place in the list of 120 symptoms, from 1, as its name. */
const nameAt = (place: number) => `Síntoma ${String(place).padStart(3, "0")}`;

async function openLongList(address = "/colecciones/sintomas") {
  await api().changeElsewhere((site: Site) => {
    const [symptom] = site.symptoms;
    if (symptom === undefined) throw new Error("The bundled site has symptoms.");
    site.symptoms = Array.from({ length: 120 }, (_, index) => ({
      ...symptom,
      id: `sintoma-${index + 1}`,
      name: nameAt(index + 1),
      formerIds: [],
    }));
  });
  const { user } = openAdmin(address);
  await screen.findByLabelText("Buscar");
  return user;
}

// By text and label: a role is looked up among the hundreds of buttons of a page.
const names = () => screen.getAllByText(/^Síntoma \d{3}$/).map(({ lastChild }) => lastChild?.textContent);
const pages = () => within(screen.getByLabelText("Páginas"));

test("a long list has pages, and the way back from a record leads to the page it was opened on", async () => {
  const user = await openLongList();
  expect(names()).toHaveLength(50);
  await user.click(pages().getByLabelText("Página siguiente"));
  await waitFor(() => expect(names()[0]).toBe(nameAt(51)));
  const shown = screen.getByText("Del 51 al 100, de 120");
  expect(document.activeElement).toBe(shown);
  await user.click(screen.getByText(nameAt(52)));
  await user.click(await screen.findByText("Volver a Síntomas"));
  await waitFor(() => expect(names()[0]).toBe(nameAt(51)));
  expect(pages().getByRole("button", { current: "page" }).getAttribute("aria-label")).toBe("Página 2");
});

test.runIf(isLong)(
  "a search looks through all pages, and shows what it finds from the first one on",
  async () => {
    const user = await openLongList("/colecciones/sintomas?hoja=3");
    expect(names()[0]).toBe(nameAt(101));
    await user.type(screen.getByLabelText("Buscar"), "toma 00");
    await waitFor(() => expect(names()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(nameAt)));
    expect(screen.queryByLabelText("Páginas")).toBeNull();
    await user.click(screen.getByText(nameAt(7)));
    await user.click(await screen.findByText("Volver a Síntomas"));
    expect(await screen.findByLabelText("Buscar")).toHaveProperty("value", "toma 00");
    expect(names()).toHaveLength(9);
  },
);

test.runIf(isLong)(
  "a record moves past the edge of its page, and the list follows with the focus",
  async () => {
    const user = await openLongList("/colecciones/sintomas?hoja=2");
    screen.getByLabelText(`Mover ${nameAt(51)}`).focus();
    await user.keyboard("{ArrowUp}");
    await waitFor(() => expect(names()[49]).toBe(nameAt(51)));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(`Mover ${nameAt(51)}`)));
    expect(screen.getByText(`${nameAt(51)}: ahora en el lugar 50 de 120`)).toBeDefined();
  },
);

test.runIf(isLong)("a record moves to a place that is far away by its number", async () => {
  const user = await openLongList("/colecciones/sintomas?hoja=3");
  await user.click(screen.getByLabelText(`Mover ${nameAt(110)} a otro lugar`));
  const dialog = await screen.findByRole("dialog", { name: `Mover «${nameAt(110)}»` });
  const place = within(dialog).getByRole("textbox", { name: "Lugar en la lista" });
  await user.clear(place);
  await user.type(place, "121{Enter}");
  expect(within(dialog).getByText("Escribe un número del 1 al 120.")).toBeDefined();
  await user.clear(place);
  await user.type(place, "2{Enter}");
  await waitFor(() => expect(names().slice(0, 3)).toEqual([nameAt(1), nameAt(110), nameAt(2)]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(`Editar ${nameAt(110)}`));
  await user.click(screen.getByText("Guardar"));
  await screen.findByText("Cambios guardados correctamente");
  expect((await api().draft()).symptoms.slice(0, 3).map(({ name }) => name)).toEqual([
    nameAt(1),
    nameAt(110),
    nameAt(2),
  ]);
});
