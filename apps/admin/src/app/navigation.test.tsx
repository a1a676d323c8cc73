import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

useApi();

const menu = () => screen.findByRole("button", { name: "Menú" });

test("the menu marks the open screen, and closes when another one is chosen", async () => {
  const { user } = openAdmin("/historial");
  const button = await menu();
  expect(button.previousSibling?.textContent).toBe("Historial");
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await user.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await user.click(screen.getByRole("link", { name: "Cuenta" }));
  await waitFor(() => expect(button.previousSibling?.textContent).toBe("Cuenta"));
  expect(button.getAttribute("aria-expanded")).toBe("false");
});

test("where the clock shows another time than the clinic's, the menu says whose times are read", async () => {
  const zone = vi.spyOn(Date.prototype, "getTimezoneOffset");
  onTestFinished(() => zone.mockRestore());
  const clinicClockNote = "Las fechas y horas son las del consultorio.";
  zone.mockReturnValue(-60);
  const { unmount } = openAdmin("/cuenta");
  await screen.findByText(clinicClockNote);
  unmount();
  zone.mockReturnValue(6 * 60);
  openAdmin("/cuenta");
  await menu();
  expect(screen.queryByText(clinicClockNote)).toBeNull();
});

test("Escape closes the menu and gives the focus back to its button", async () => {
  const { user } = openAdmin("/cuenta");
  const button = await menu();
  await user.click(button);
  await user.tab();
  expect(document.activeElement).not.toBe(button);
  await user.keyboard("{Escape}");
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button);
});
