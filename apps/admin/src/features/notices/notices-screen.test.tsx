import { isLong } from "@consultorio/testkit/long-form";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

test.runIf(isLong)(
  "the last day of a closure follows the first, and nothing is marked before it is left",
  async () => {
    const { user } = openAdmin("/horarios");
    await user.click(await screen.findByRole("button", { name: "Agregar a Días de cierre" }));
    const from = await screen.findByLabelText("Primer día");
    const to = screen.getByLabelText("Último día");
    await waitFor(() => expect(document.activeElement).toBe(from));
    await user.type(screen.getByLabelText("Motivo"), "Vacaciones");
    await waitFor(() => expect(from.getAttribute("aria-invalid")).toBe("true"));
    expect(to.getAttribute("aria-invalid")).toBeNull();
    fireEvent.change(from, { target: { value: "2030-12-24" } });
    expect(to).toHaveProperty("value", "2030-12-24");
    fireEvent.change(to, { target: { value: "2030-12-31" } });
    fireEvent.change(from, { target: { value: "2030-12-25" } });
    expect(to).toHaveProperty("value", "2030-12-31");
    await waitFor(() => expect(from.getAttribute("aria-invalid")).toBeNull());
  },
);

test("an announcement needs its last day, and is saved with it", async () => {
  const { user } = openAdmin("/horarios");
  const block = await screen.findByRole("region", { name: "Barra de aviso" });
  await user.type(within(block).getByLabelText("Texto del aviso"), "Cambiamos de teléfono.");
  await user.click(await screen.findByRole("button", { name: "Guardar" }));
  expect(
    (await screen.findAllByText(/elige una fecha; al día siguiente el aviso se quita solo/)).length,
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

test.runIf(isLong)("a last day that has passed says so beside its field, and is saved", async () => {
  const { user } = openAdmin("/horarios");
  const block = await screen.findByRole("region", { name: "Barra de aviso" });
  const until = within(block).getByLabelText("Último día del aviso");
  fireEvent.change(until, { target: { value: "2020-01-01" } });
  expect(block.textContent).not.toContain("Ese día ya pasó");
  await user.type(within(block).getByLabelText("Texto del aviso"), "Nuevo horario desde enero");
  await within(block).findByText(/Ese día ya pasó: nadie verá el aviso\.$/);
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await screen.findByText("Información del sitio actualizada correctamente");
  fireEvent.change(until, { target: { value: "2090-01-01" } });
  await waitFor(() => expect(block.textContent).not.toContain("Ese día ya pasó"));
});

test("a closure without a reason is named by its first day in words", async () => {
  await api().changeElsewhere(({ siteContent }) => {
    const announcement = { text: "", linkText: "", link: "", until: "" };
    const closures = [{ from: "2026-12-31", to: "2027-01-05", reason: "" }];
    siteContent.notices = { announcement, closures };
  });
  openAdmin("/horarios");
  const block = await screen.findByRole("region", { name: "Días de cierre" });
  await within(block).findByRole("button", { name: "31 de diciembre de 2026" });
});

test.runIf(isLong)(
  "of several wrong fields the first on the screen has the focus, and the foot says how many there are",
  async () => {
    const { user } = openAdmin("/horarios");
    const block = await screen.findByRole("region", { name: "Barra de aviso" });
    await user.type(within(block).getByLabelText("Texto del aviso"), "Cambiamos de teléfono.");
    await user.type(within(block).getByLabelText("Enlace"), "no es un enlace");
    const [opens] = screen.getAllByLabelText(/: abre$/);
    if (!opens) throw new Error("The office has hours.");
    fireEvent.change(opens, { target: { value: "23:00" } });
    await user.click(screen.getByRole("button", { name: "Guardar" }));
    await waitFor(() => expect(document.activeElement).toBe(opens));
    await screen.findByText(/^Hay 3 datos por corregir\. Primer horario/);
  },
);

test.runIf(isLong)("after a refused save another field can still be asked for", async () => {
  const { user } = openAdmin("/horarios");
  const block = await screen.findByRole("region", { name: "Barra de aviso" });
  await user.type(within(block).getByLabelText("Texto del aviso"), "Cambiamos de teléfono.");
  for (const _ of [1, 2]) {
    await user.click(await screen.findByRole("button", { name: "Guardar" }));
    await waitFor(() =>
      expect(document.activeElement).toBe(within(block).getByLabelText("Último día del aviso")),
    );
  }
  await user.keyboard("{Control>}k{/Control}");
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByRole("combobox"), "texto del aviso");
  await within(dialog).findAllByRole("option");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(within(block).getByLabelText("Texto del aviso")));
});
