import { bundledSite } from "@consultorio/content/data";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

test("text pasted into a form loses invisible characters, and is saved without a message", async () => {
  const { user } = openAdmin("/informacion");
  await screen.findByText("Todo está guardado");
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: "Nombre" });
  await user.clear(name);
  await user.paste("\u202aDra. \u200bLuz\u00a0Mo\u00adra\ufeff");
  expect(name.value).toBe("Dra. Luz Mora");
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(async () => expect((await api().draft()).siteContent.doctorInfo.name).toBe("Dra. Luz Mora"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a copied list becomes entries without such characters", async () => {
  const [disease] = bundledSite.diseases;
  const { user } = openAdmin(`/colecciones/enfermedades?registro=${disease?.id}&campo=causes.0`);
  await user.click(await screen.findByRole("button", { name: "Agregar a Causas" }));
  await user.paste("\ufeff- Edad\u2028- Heren\u00adcia\r\n\u200b");
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(async () =>
    expect((await api().draft()).diseases[0]?.causes.slice(-2)).toEqual(["Edad", "Herencia"]),
  );
});
