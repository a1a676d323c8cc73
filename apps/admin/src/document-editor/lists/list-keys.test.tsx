import { bundledSite } from "@consultorio/content/data";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

useApi();

const [disease] = bundledSite.diseases;

async function openCauses() {
  const { user } = openAdmin(`/colecciones/enfermedades?registro=${disease?.id}&campo=causes.0`);
  const list = await screen.findByRole("group", { name: "Causas" });
  const texts = () => within(list).getAllByRole("textbox");
  await waitFor(() => expect(texts()).toHaveLength(disease?.causes.length ?? 0));
  return { user, list, texts };
}

test("what is added has the focus, and Enter adds the next", async () => {
  const { user, list, texts } = await openCauses();
  const before = texts().length;
  await user.click(within(list).getByRole("button", { name: "Agregar a Causas" }));
  await user.keyboard("Edad{Enter}Herencia{Enter}{Enter}{Enter}");
  const written = texts().map((text) => (text instanceof HTMLTextAreaElement ? text.value : ""));
  expect(written.slice(before)).toEqual(["Edad", "Herencia", ""]);
  expect(document.activeElement).toBe(texts().at(-1));
});

test("a pasted list becomes its entries", async () => {
  const { user, list, texts } = await openCauses();
  const before = texts().length;
  await user.click(within(list).getByRole("button", { name: "Agregar a Causas" }));
  await user.paste("- Edad\n- Herencia\n- Tabaco");
  const written = texts().map((text) => (text instanceof HTMLTextAreaElement ? text.value : ""));
  expect(written.slice(before)).toEqual(["Edad", "Herencia", "Tabaco"]);
});
