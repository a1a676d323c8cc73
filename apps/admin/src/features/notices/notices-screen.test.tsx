import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

test("an announcement needs its last day, and is saved with it", async () => {
  const { user } = openAdmin("/horarios");
  const block = await screen.findByRole("region", { name: "Barra de aviso" });
  await user.type(within(block).getByLabelText("Texto del aviso"), "Cambiamos de teléfono.");
  await user.click(await screen.findByRole("button", { name: "Guardar" }));
  expect(
    (await screen.findAllByText(/elige una fecha; ese día el aviso se quita solo/)).length,
  ).toBeGreaterThan(0);
  fireEvent.change(within(block).getByLabelText("Último día del aviso"), { target: { value: "2026-12-31" } });
  await user.click(await screen.findByRole("button", { name: "Guardar" }));
  await screen.findByText("Información del sitio actualizada correctamente");
  expect((await api().draft()).siteContent.notices).toEqual({
    announcement: { text: "Cambiamos de teléfono.", linkText: "", link: "", until: "2026-12-31" },
    closures: [],
  });
});

test("a closure is added with its days, and cannot end before it begins", async () => {
  const { user } = openAdmin("/horarios");
  const block = await screen.findByRole("region", { name: "Días de cierre" });
  await user.click(within(block).getByRole("button", { name: "Agregar a Días de cierre" }));
  fireEvent.change(within(block).getByLabelText("Primer día"), { target: { value: "2026-12-26" } });
  fireEvent.change(within(block).getByLabelText("Último día"), { target: { value: "2026-12-24" } });
  await user.click(await screen.findByRole("button", { name: "Guardar" }));
  expect((await screen.findAllByText(/no puede ser antes que el primero/)).length).toBeGreaterThan(0);
  fireEvent.change(within(block).getByLabelText("Último día"), { target: { value: "2026-12-28" } });
  await user.click(await screen.findByRole("button", { name: "Guardar" }));
  await screen.findByText("Información del sitio actualizada correctamente");
  expect((await api().draft()).siteContent.notices?.closures).toEqual([
    { from: "2026-12-26", to: "2026-12-28", reason: "" },
  ]);
});
