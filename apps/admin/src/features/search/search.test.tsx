import { contentTabs } from "@consultorio/content/content-plan";
import { bundledSite } from "@consultorio/content/data";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";
import { contentEntries, recordEntries } from "./field-entries.ts";
import { findEntries } from "./find-entries.ts";
import { actionEntries } from "./site-entries.ts";
import { snippet } from "./snippet.ts";

useApi();

const all = [
  ...actionEntries,
  ...contentEntries(bundledSite.siteContent),
  ...recordEntries("services", bundledSite.services),
];
const resultsFor = (text: string) => findEntries(all, text).map(({ title, place }) => `${place} › ${title}`);

test("a field is found by its name, by its place and by its value, without accents and capitals", () => {
  expect(resultsFor("CEDULA profesional")[0]).toBe("Información del Doctor › Cédulas › Cédula profesional");
  expect(resultsFor("consultorio primer horario")).toContain(
    "Información Laboral › Horario del consultorio › Primer horario",
  );
  expect(resultsFor("circulacion, explicada con calma")[0]).toBe("Sección Hero › Textos de portada › Título");
  expect(resultsFor("escleroterapia")[0]).toBe("Servicios › Escleroterapia");
  expect(resultsFor("cambiar contrasena")).toEqual(["Acciones › Cambiar contraseña"]);
  for (const word of ["respaldo", "exportar", "descargar"])
    expect(resultsFor(word)).toContain("Acciones › Respaldos: cómo exportar o descargar una copia del sitio");
  expect(resultsFor("")).toEqual([]);
  expect(resultsFor("xyzzy")).toEqual([]);
});

test("every entry has a place of its own, and nothing of the schema is in its words", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const lines = all.map(({ title, place }) => `${place} › ${title}`);
  const keys = contentTabs.flatMap(({ blocks }) =>
    blocks.flatMap(({ fields }) => fields.map(([path]) => path)),
  );
  const internal = new Set(
    keys.flatMap((path) => path.split(".")).filter((key) => /[a-z][A-Z]|\d/.test(key)),
  );
  expect(internal.size).toBeGreaterThan(40);
  expect(lines.filter((line) => [...internal].some((key) => line.includes(key)))).toEqual([]);
  expect(lines.filter((line) => /undefined|\bid\b|\/imagenes/.test(line))).toEqual([]);
  expect(all.filter(({ text }) => text.includes("/imagenes/"))).toEqual([]);
});

test("a long text is cut around the search text", () => {
  const text = `${"Antes de eso. ".repeat(20)}La cápsula mágica. ${"Después. ".repeat(20)}`;
  expect(snippet(text, "capsula")).toMatch(/^….*La cápsula mágica\..*…$/);
  expect(snippet("Corto", "x")).toBe("Corto");
});

test("the keys open the search from a field and lead to the result, focused, with the rest kept", async () => {
  const { user } = openAdmin("/informacion");
  const name = await screen.findByRole("textbox", { name: "Nombre" });
  await user.type(name, " Nueva");
  await user.keyboard("{Control>}k{/Control}");
  const dialog = await screen.findByRole("dialog", { name: "Buscar" });
  await user.type(within(dialog).getByRole("combobox"), "titulo acerca de mi");
  const options = await within(dialog).findAllByRole("option");
  expect(options[0]?.textContent).toContain("Acerca de mí");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.getAttribute("data-path")).toMatch(/^aboutMe\./));
  expect(window.location.pathname).toBe("/admin/informacion/acerca-de-mi");
  await user.click(screen.getByRole("tab", { name: "Información del Doctor" }));
  expect(await screen.findByDisplayValue("Dra. Ejemplo Apellido Nueva")).toBeDefined();
});

test("an action of the search starts its task", async () => {
  const { user } = openAdmin("/cuenta");
  await user.click(await screen.findByRole("button", { name: /^Buscar/ }));
  await user.type(await screen.findByRole("combobox"), "agregar servicio");
  await user.click(await screen.findByRole("option", { name: /Agregar servicio/ }));
  await screen.findByRole("dialog", { name: "Agregar servicio" });
});

test("a search without results shows a note", async () => {
  const { user } = openAdmin("/cuenta");
  await user.click(await screen.findByRole("button", { name: /^Buscar/ }));
  await user.type(await screen.findByRole("combobox"), "xyzzy");
  await screen.findByText("Nada coincide con «xyzzy». Prueba con otra palabra.");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
