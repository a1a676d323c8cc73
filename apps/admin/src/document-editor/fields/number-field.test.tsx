import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

async function openPrice() {
  const { user } = openAdmin("/informacion?campo=consultationPrice");
  const price = await screen.findByRole("textbox", { name: "Precio de la consulta" });
  await waitFor(() => expect(document.activeElement).toBe(price));
  await user.clear(price);
  return { user, price };
}

test.each([
  ["1,200", 1200],
  ["$1,200.50", 1200.5],
  ["1200 MXN", 1200],
])("a price that is written as %s is saved as %s, and says so once it is left", async (text, pesos) => {
  const { user, price } = await openPrice();
  await user.type(price, text);
  expect(price).toHaveProperty("value", text);
  await user.tab();
  expect(price).toHaveProperty("value", String(pesos));
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await screen.findByText("Información del sitio actualizada correctamente");
  expect((await api().draft()).siteContent.consultationPrice).toBe(pesos);
});

test("a price that may be read in two ways is no price, and the message shows how to write one", async () => {
  const { user, price } = await openPrice();
  await user.type(price, "1,2");
  await user.tab();
  await waitFor(() => expect(price.getAttribute("aria-invalid")).toBe("true"));
  expect(price).toHaveProperty("value", "1,2");
  screen.getByText("Precio de la consulta: escribe un número de 0 a 1,000,000, por ejemplo 1200 o 1200.50.");
});
