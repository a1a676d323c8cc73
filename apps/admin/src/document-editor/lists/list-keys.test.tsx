import { bundledSite } from "@consultorio/content/data";
import { isLong } from "@consultorio/testkit/long-form";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

useApi();

const [disease] = bundledSite.diseases;

const valuesOf = (texts: HTMLElement[]) =>
  texts.map((text) => (text instanceof HTMLTextAreaElement ? text.value : ""));

async function openCauses() {
  const { user } = openAdmin(`/colecciones/enfermedades?registro=${disease?.id}&campo=causes.0`);
  const list = await screen.findByRole("group", { name: "Causas" });
  const texts = () => within(list).getAllByRole("textbox");
  await waitFor(() => expect(texts()).toHaveLength(disease?.causes.length ?? 0));
  return { user, list, texts };
}

test("an added entry has the focus, and Enter adds the next", async () => {
  const { user, list, texts } = await openCauses();
  const before = texts().length;
  await user.click(within(list).getByRole("button", { name: "Agregar a Causas" }));
  await user.keyboard("Edad{Enter}Herencia{Enter}{Enter}{Enter}");
  expect(valuesOf(texts()).slice(before)).toEqual(["Edad", "Herencia", ""]);
  expect(document.activeElement).toBe(texts().at(-1));
});

test("a pasted list becomes its entries", async () => {
  const { user, list, texts } = await openCauses();
  const before = texts().length;
  await user.click(within(list).getByRole("button", { name: "Agregar a Causas" }));
  await user.paste("- Edad\n- Herencia\n- Tabaco");
  expect(valuesOf(texts()).slice(before)).toEqual(["Edad", "Herencia", "Tabaco"]);
});

test.runIf(isLong)("a list that is pasted over a selected text takes its place", async () => {
  const { user, texts } = await openCauses();
  const [first] = texts();
  const others = valuesOf(texts()).slice(1);
  if (first instanceof HTMLTextAreaElement) await user.tripleClick(first);
  await user.paste("1. Edad\n2. Herencia");
  expect(valuesOf(texts())).toEqual(["Edad", "Herencia", ...others]);
});

test.runIf(isLong)("lines for which a list has no room are counted", async () => {
  const { user, list, texts } = await openCauses();
  await user.click(within(list).getByRole("button", { name: "Agregar a Causas" }));
  const room = 40 - texts().length + 1;
  await user.paste(Array.from({ length: room + 2 }, (_, line) => `Causa ${line + 1}`).join("\n"));
  await waitFor(() => expect(texts()).toHaveLength(40));
  expect(within(list).getByRole("alert").textContent).toContain("quedaron fuera: 2.");
});

test.runIf(isLong)(
  "what is added to a list of groups is written in its name, and spaces switch nothing",
  async () => {
    const { user } = openAdmin("/informacion?campo=insurances.sectionTitle");
    const list = await screen.findByRole("group", { name: "Aseguradoras" });
    await user.click(within(list).getByRole("button", { name: "Agregar a Aseguradoras" }));
    await user.keyboard("Seguros La Luz");
    const added = await within(list).findByRole("group", { name: "Seguros La Luz" });
    expect(document.activeElement).toBe(within(added).getByRole("textbox", { name: "Nombre" }));
    expect(within(added).getByRole("switch", { name: "Visible" })).toHaveProperty("checked", true);
  },
);

test.runIf(isLong)("an entry that is put back has the focus", async () => {
  const { user, list, texts } = await openCauses();
  const [, second] = texts();
  const text = valuesOf(second ? [second] : [])[0];
  await user.click(within(list).getAllByRole("button", { name: /^Quitar / })[1] ?? list);
  await user.click(within(list).getByRole("button", { name: "Regresarlo a su lugar" }));
  await waitFor(() => expect(document.activeElement).toBe(texts()[1]));
  expect(document.activeElement).toHaveProperty("value", text);
});
