import { contract } from "@consultorio/api/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const list = () => screen.findByRole("region", { name: "Lo que se hizo" });

test("an owner reads who signed in and who changed what, and chooses among it", async () => {
  await api().changeElsewhere(({ siteContent }) => {
    siteContent.doctorInfo.specialty = "Ahora es así";
  });
  const body = { email: api().emails.editor, password: api().password };
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0" };
  await api().as("nobody", contract.signIn, { body, headers });
  const { user } = openAdmin("/actividad");
  const lines = await list();
  expect(await within(lines).findAllByText("Entró")).not.toEqual([]);
  within(lines).getByText(/^Guardó cambios: versión 2/);
  await within(lines).findByText("Información del Doctor: Especialidad");
  within(lines).getByText(/^Firefox en Linux, red [0-9a-f]{12}$/);

  await user.selectOptions(screen.getByRole("combobox", { name: "Qué" }), "Contenido");
  await waitFor(() => expect(within(lines).queryAllByText("Entró")).toEqual([]));
  await within(lines).findByText(/^Guardó cambios: versión 2/);
  await user.selectOptions(screen.getByRole("combobox", { name: "Quién" }), "Sin cuenta");
  await within(lines).findByText("Nada, con estos filtros.");
});

test("the list is downloaded as a table", async () => {
  const saved = vi.fn<(blob: Blob) => string>(() => "blob:x");
  URL.createObjectURL = saved as typeof URL.createObjectURL;
  URL.revokeObjectURL = () => undefined;
  const { user } = openAdmin("/actividad");
  await list();
  await user.click(screen.getByRole("button", { name: "Descargar como tabla" }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const file = saved.mock.calls[0]?.[0];
  expect(await file?.text()).toContain('"Fecha (hora del consultorio)","Quién","Qué"');
  // The mark by which a spreadsheet knows UTF-8: without it the accents are lost.
  const start = new Uint8Array((await file?.arrayBuffer()) ?? []).slice(0, 3);
  expect([...start]).toEqual([0xef, 0xbb, 0xbf]);
});

test("the filter by person lists a removed account that did something", async () => {
  await api().changeElsewhere(({ testimonials }) => void testimonials.pop());
  const { users } = await api().as("owner", contract.listUsers);
  const id = users.find(({ email }) => email === api().emails.editor)?.id ?? "";
  await api().as("owner", contract.deleteUser, { params: { id } });
  const { user } = openAdmin("/actividad");
  const who = await screen.findByRole("combobox", { name: "Quién" });
  await within(who).findByRole("option", { name: api().emails.editor });
  await user.selectOptions(who, api().emails.editor);
  await within(await list()).findByText(/^Guardó cambios: versión 2/);
});

test("an editor does not see that there is such a list", async () => {
  await api().setPerson("editor");
  openAdmin("/cuenta");
  await screen.findByRole("region", { name: "Contraseña" });
  expect(screen.queryByRole("link", { name: "Actividad" })).toBeNull();
});
