import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

test("without a session every screen leads to the door, and through it to the editor", async () => {
  api().email = null;
  const { user } = openAdmin("/secciones");
  await screen.findByRole("heading", { name: "Entra para editar tu sitio" });
  await user.type(screen.getByRole("textbox", { name: "Correo electrónico" }), "doctora@ejemplo.mx");
  await user.type(screen.getByLabelText("Contraseña"), api().password);
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Información del Sitio" })).toBeDefined();
});

test("a wrong password is refused in words, and the e-mail stays", async () => {
  api().email = null;
  const { user } = openAdmin("/entrar");
  const email = await screen.findByRole("textbox", { name: "Correo electrónico" });
  await user.type(email, "doctora@ejemplo.mx");
  await user.type(screen.getByLabelText("Contraseña"), "otra cosa");
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  expect((await screen.findByRole("alert")).textContent).toBe("El correo o la contraseña no coinciden.");
  expect(email).toHaveProperty("value", "doctora@ejemplo.mx");
});

test("too many attempts are refused in words", async () => {
  api().email = null;
  api().refuse("POST /api/session", { status: 429, body: { error: "Espera." } });
  const { user } = openAdmin("/entrar");
  await user.type(await screen.findByRole("textbox", { name: "Correo electrónico" }), "doctora@ejemplo.mx");
  await user.type(screen.getByLabelText("Contraseña"), "otra cosa");
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Demasiados intentos.");
});

test("the first administrator is made with the token of the address", async () => {
  api().email = null;
  const { user } = openAdmin("/configurar?token=clave-de-un-solo-uso");
  await user.type(await screen.findByRole("textbox", { name: "Correo electrónico" }), "nueva@ejemplo.mx");
  await user.type(screen.getByLabelText("Contraseña nueva"), "corta");
  await user.type(screen.getByLabelText("Repite la contraseña"), "otra");
  await user.click(screen.getByRole("button", { name: "Crear cuenta" }));
  expect(await screen.findByText("Usa al menos 12 caracteres.")).toBeDefined();
  expect(screen.getByText("Las contraseñas no coinciden.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Contraseña nueva"));

  await user.clear(screen.getByLabelText("Contraseña nueva"));
  await user.type(screen.getByLabelText("Contraseña nueva"), "doce caracteres o más");
  await user.clear(screen.getByLabelText("Repite la contraseña"));
  await user.type(screen.getByLabelText("Repite la contraseña"), "doce caracteres o más");
  await user.click(screen.getByRole("button", { name: "Crear cuenta" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Información del Sitio" })).toBeDefined();
  expect(api().received.find(({ call }) => call === "POST /api/setup")?.body).toEqual({
    token: "clave-de-un-solo-uso",
    email: "nueva@ejemplo.mx",
    password: "doce caracteres o más",
  });
});

test("a used token is refused in words", async () => {
  api().email = null;
  api().setupToken = null;
  const { user } = openAdmin("/configurar?token=usada");
  await user.type(await screen.findByRole("textbox", { name: "Correo electrónico" }), "nueva@ejemplo.mx");
  await user.type(screen.getByLabelText("Contraseña nueva"), "doce caracteres o más");
  await user.type(screen.getByLabelText("Repite la contraseña"), "doce caracteres o más");
  await user.click(screen.getByRole("button", { name: "Crear cuenta" }));
  expect((await screen.findByRole("alert")).textContent).toContain("La clave no sirve");
});

test("signing out ends the session and leads to the door", async () => {
  const { user } = openAdmin("/informacion");
  await screen.findByRole("textbox", { name: "Nombre" });
  await user.click(screen.getByRole("button", { name: "Salir" }));
  await screen.findByRole("heading", { name: "Entra para editar tu sitio" });
  await waitFor(() => expect(api().email).toBeNull());
});

test("a new password is chosen by the address of a reset, which opens the area", async () => {
  api().email = null;
  const error = "El enlace venció o ya se usó. Pide otro a quien te lo dio.";
  api().answers("POST /api/password-reset", { error }, 403);
  const { user } = openAdmin("/contrasena?token=llave");
  await screen.findByRole("heading", { name: "Elige una contraseña nueva" });
  await user.type(screen.getByLabelText("Contraseña nueva"), "corta");
  await user.click(screen.getByRole("button", { name: "Guardar y entrar" }));
  screen.getByText("Usa al menos 12 caracteres.");
  await user.type(screen.getByLabelText("Contraseña nueva"), " pero ya no tanto");
  await user.type(screen.getByLabelText("Repite la contraseña"), "otra cosa");
  await user.click(screen.getByRole("button", { name: "Guardar y entrar" }));
  screen.getByText("Las contraseñas no coinciden.");
  await user.clear(screen.getByLabelText("Repite la contraseña"));
  await user.type(screen.getByLabelText("Repite la contraseña"), "corta pero ya no tanto");
  await user.click(screen.getByRole("button", { name: "Guardar y entrar" }));
  expect((await screen.findByRole("alert")).textContent).toBe(error);

  api().answers("POST /api/password-reset", { email: "eva@ejemplo.mx", role: "editor" });
  await user.click(screen.getByRole("button", { name: "Guardar y entrar" }));
  await screen.findByRole("heading", { level: 1, name: "Información del Sitio" });
  expect(api().received.findLast(({ call }) => call === "POST /api/password-reset")?.body).toEqual({
    token: "llave",
    password: "corta pero ya no tanto",
  });
});
