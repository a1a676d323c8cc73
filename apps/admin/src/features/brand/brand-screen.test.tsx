import { bundledSite } from "@consultorio/content/data";
import { readySites } from "@consultorio/content/ready-sites";
import { isLong } from "@consultorio/testkit/long-form";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

const block = (name: string) => screen.findByRole("region", { name });
const saved = () => screen.findByText("Información del sitio actualizada correctamente");
const save = () => screen.getByRole("button", { name: "Guardar" });

test.runIf(isLong)("a style is chosen among drawings of her own headline, saved, and undone", async () => {
  const { user } = openAdmin("/marca");
  const styles = await block("Estilo");
  expect(within(styles).getAllByText(bundledSite.siteContent.heroSection.title)).toHaveLength(8);
  await user.click(within(styles).getByRole("radio", { name: "Jardín" }));
  await user.click(within(await block("Letras")).getByRole("radio", { name: "Nunito y Figtree" }));
  await user.click(save());
  await saved();
  expect((await api().draft()).siteContent.theme).toMatchObject({ preset: "garden", fonts: "nunito" });
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(within(styles).queryByRole("radio", { checked: true })).toBeNull();
});

test.runIf(isLong)("a colour that cannot be read is told at once, with the nearest that can", async () => {
  const { user } = openAdmin("/marca");
  const colour = await block("Color propio");
  await user.type(within(colour).getByRole("textbox", { name: "Color propio" }), "#ffcc00");
  expect(await within(colour).findByText(/no se leen bien: se parece demasiado al fondo/)).toBeDefined();
  await user.click(within(colour).getByRole("button", { name: /^Usar #[0-9a-f]{6}, el más parecido/ }));
  expect(await within(colour).findByText("Se lee bien en todo tu sitio.")).toBeDefined();
  await user.click(save());
  await saved();
  expect((await api().draft()).siteContent.theme?.brand).toMatch(/^#[0-9a-f]{6}$/);
});

test("a red colour shows the note that only the logo uses it, another colour does not", async () => {
  const { user } = openAdmin("/marca");
  const colour = await block("Color propio");
  const field = within(colour).getByRole("textbox", { name: "Color propio" });
  await user.type(field, "#9c1c1c");
  expect(await within(colour).findByText(/Tu rojo queda en el logotipo/)).toBeDefined();
  await user.clear(field);
  await user.type(field, "#1d4e89");
  expect(await within(colour).findByText("Se lee bien en todo tu sitio.")).toBeDefined();
  expect(within(colour).queryByText(/Tu rojo/)).toBeNull();
});

test.runIf(isLong)(
  "a colour that was corrected is not called wrong any more, before it is saved",
  async () => {
    const { user } = openAdmin("/marca");
    const colour = within(await block("Color propio")).getByRole("textbox", { name: "Color propio" });
    await user.type(colour, "azul");
    await user.click(save());
    // Beside its field, and at the foot of the form.
    await waitFor(() => expect(screen.getAllByText(/escribe un color como/)).toHaveLength(2));
    await user.clear(colour);
    await user.type(colour, "#1d4e89");
    await waitFor(() => expect(screen.queryByText(/escribe un color como/)).toBeNull());
    screen.getByText("Cambios sin guardar");
  },
);

test.runIf(isLong)("the logo is set in type from the name in three ways", async () => {
  const { user } = openAdmin("/marca?campo=doctorInfo.logoPath");
  const logo = await block("Logotipo");
  await waitFor(() =>
    expect(document.activeElement).toBe(
      within(logo).getByRole("button", { name: "Elegir imagen: Logotipo" }),
    ),
  );
  expect(within(logo).getAllByText(bundledSite.siteContent.doctorInfo.name)).toHaveLength(3);
  expect(within(logo).getByRole("radio", { name: "Símbolo y nombre", checked: true })).toBeDefined();
  await user.click(within(logo).getByRole("radio", { name: "Iniciales y nombre" }));
  await user.click(save());
  await saved();
  expect((await api().draft()).siteContent.doctorInfo.logoStyle).toBe("initials");
});

test("a ready site is seen, taken with one click, and undone; every text stays", async () => {
  const { user } = openAdmin("/marca");
  const before = await api().draft();
  const [, night] = readySites;
  const ready = await block("Empezar con un sitio listo");
  await user.click(within(ready).getByRole("button", { name: "Ver con mi contenido: Clínica de noche" }));
  await user.click(within(ready).getByRole("button", { name: "Usar este sitio" }));
  const undo = await screen.findByRole("button", { name: "Deshacer: volver a como estaba" });
  const { siteContent, selectedSections } = await api().draft();
  expect(selectedSections).toEqual(night?.selectedSections);
  expect(siteContent).toEqual({ ...before.siteContent, theme: night?.theme });
  await user.click(undo);
  expect(await screen.findByText("Tu sitio volvió a como estaba.")).toBeDefined();
  expect(await api().draft()).toEqual(before);
  expect(screen.queryByRole("button", { name: "Deshacer: volver a como estaba" })).toBeNull();
});

test.runIf(isLong)("where a ready site cannot be saved, the site stays unchanged", async () => {
  const { user } = openAdmin("/marca");
  const before = await api().draft();
  const ready = await block("Empezar con un sitio listo");
  await user.click(within(ready).getByRole("button", { name: "Ver con mi contenido: Gaceta médica" }));
  await api().replaceAnswer("POST /api/site-content", 503);
  await user.click(within(ready).getByRole("button", { name: "Usar este sitio" }));
  expect(await screen.findByText(/No se pudo cambiar, y tu sitio sigue como estaba/)).toBeDefined();
  expect((await api().draft()).selectedSections).toEqual(before.selectedSections);
});

test.runIf(isLong)("the first steps about photo, logo and colours lead here", async () => {
  const { user } = openAdmin("/");
  for (const [step, field] of [
    ["Foto", "doctorInfo.portraitPath"],
    ["Logotipo", "doctorInfo.logoStyle"],
    ["Colores", "theme.preset"],
  ] as const) {
    await user.click(await screen.findByRole("link", { name: new RegExp(`^${step}`) }));
    await waitFor(() => expect(document.activeElement?.getAttribute("data-path")).toBe(field));
    expect(window.location.pathname).toBe("/admin/marca");
    await user.click(screen.getByRole("link", { name: "Inicio" }));
  }
});

test.runIf(isLong)(
  "who looks for the logo beside the name finds the way, and the address of before leads here",
  async () => {
    const { user } = openAdmin("/informacion/informacion-del-doctor");
    await user.click(await screen.findByRole("link", { name: "Tu foto y tu logotipo están en Marca" }));
    await screen.findByRole("heading", { level: 1, name: "Marca" });
    openAdmin("/informacion/colores-y-letras");
    await waitFor(() => expect(window.location.pathname).toBe("/admin/marca"));
  },
);

test.runIf(isLong)("after a refused save another field can still be asked for", async () => {
  const { user } = openAdmin("/marca");
  const colour = within(await block("Color propio")).getByRole("textbox", { name: "Color propio" });
  await user.type(colour, "azul");
  await user.click(save());
  await waitFor(() => expect(document.activeElement).toBe(colour));
  await user.keyboard("{Control>}k{/Control}");
  await user.type(within(await screen.findByRole("dialog")).getByRole("combobox"), "logotipo en letras");
  await within(screen.getByRole("dialog")).findAllByRole("option");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.getAttribute("data-path")).toMatch(/^doctorInfo\.logo/));
});
