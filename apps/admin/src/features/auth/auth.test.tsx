import { contract } from "@consultorio/api/contract";
import { isLong } from "@consultorio/testkit/long-form";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();

test("without a session every screen leads to the door, and through it to the editor", async () => {
  await api().setPerson("nobody");
  const { user } = openAdmin("/secciones");
  await screen.findByRole("heading", { name: "Entra para editar tu sitio" });
  await user.type(screen.getByRole("textbox", { name: "Correo electrónico" }), "doctora@ejemplo.mx");
  await user.type(screen.getByLabelText("Contraseña"), api().password);
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Inicio" })).toBeDefined();
});

test("a wrong password is refused in words, and the e-mail stays", async () => {
  await api().setPerson("nobody");
  const { user } = openAdmin("/entrar");
  const email = await screen.findByRole("textbox", { name: "Correo electrónico" });
  await user.type(email, "doctora@ejemplo.mx");
  await user.type(screen.getByLabelText("Contraseña"), "otra cosa");
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  const reason = await screen.findByRole("alert");
  expect(reason.textContent).toBe("El correo o la contraseña no coinciden.");
  expect(document.activeElement).toBe(reason);
  expect(email).toHaveProperty("value", "doctora@ejemplo.mx");
});

test("the keyboard shows a password, and the button says which", async () => {
  const { user } = openAdmin("/contrasena#token=x");
  await user.type(await screen.findByLabelText("Contraseña nueva"), "una frase larga");
  await user.tab();
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "Mostrar u ocultar: Contraseña nueva" }),
  );
  await user.keyboard("{Enter}");
  expect(screen.getByLabelText("Contraseña nueva")).toHaveProperty("type", "text");
  expect(screen.getByLabelText("Repite la contraseña")).toHaveProperty("type", "password");
});

test.runIf(isLong)("too many attempts are refused in words", async () => {
  await api().setPerson("nobody");
  const body = { email: api().emails.owner, password: "otra cosa" };
  const begun = Date.now();
  for (let attempt = 1; attempt <= 5; attempt++) {
    // A guess that comes too soon after a wrong one does not count.
    await api().setClock(new Date(begun + attempt * 60_000).toISOString());
    await expect(api().as("nobody", contract.signIn, { body })).rejects.toThrow("401");
  }
  await api().setClock(new Date(begun + 6 * 60_000).toISOString());
  const { user } = openAdmin("/entrar");
  await user.type(await screen.findByRole("textbox", { name: "Correo electrónico" }), body.email);
  await user.type(screen.getByLabelText("Contraseña"), body.password);
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Hubo demasiados intentos. Espera 10 minutos y vuelve a probar.",
  );
});

test.runIf(isLong)("a second try at once is refused with the seconds to wait", async () => {
  await api().setPerson("nobody");
  const body = { email: api().emails.owner, password: "otra cosa" };
  const { user } = openAdmin("/entrar");
  await user.type(await screen.findByRole("textbox", { name: "Correo electrónico" }), body.email);
  await user.type(screen.getByLabelText("Contraseña"), api().password);
  const now = new Date().toISOString();
  await api().setClock(now);
  await expect(api().as("nobody", contract.signIn, { body })).rejects.toThrow("401");
  // A slow machine takes more than the second to compare a password.
  await api().setClock(now);
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^Hubo demasiados intentos\. Espera (un segundo|\d segundos) y vuelve a probar\.$/,
  );
});

test("the first administrator is made with the token of the address", async () => {
  await api().setPerson("nobody");
  const token = await api().reopenWithoutAccounts();
  const { user } = openAdmin(`/configurar#token=${token}`);
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
  expect(await screen.findByRole("heading", { level: 1, name: "Inicio" })).toBeDefined();
  const account = await api().as("nobody", contract.readAccount);
  expect(account).toMatchObject({ email: "nueva@ejemplo.mx", role: "owner" });
});

test.runIf(isLong)("a used token is refused in words", async () => {
  await api().setPerson("nobody");
  const { user } = openAdmin("/configurar?token=una-clave-que-ya-se-us%C3%B3-antes");
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
  await expect(api().as("owner", contract.readSession)).rejects.toThrow("401");
});

test("a new password is chosen by the address of a reset, which opens the area", async () => {
  await api().setPerson("nobody");
  const { users } = await api().as("owner", contract.listUsers);
  const id = users.find(({ email }) => email === api().emails.editor)?.id ?? "";
  const { address } = await api().as("owner", contract.resetPassword, { params: { id } });
  const { pathname, hash } = new URL(address);
  const { user } = openAdmin(pathname.replace("/admin", "") + hash);
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
  await screen.findByRole("heading", { level: 1, name: "Inicio" });
  expect(await api().as("nobody", contract.readSession)).toEqual({ email: "eva@ejemplo.mx", role: "editor" });
  const body = { email: "eva@ejemplo.mx", password: "corta pero ya no tanto" };
  await api().as("editor", contract.signIn, { body });
});

test("an address of a reset that was used or has expired says so", async () => {
  await api().setPerson("nobody");
  const { user } = openAdmin("/contrasena#token=una-llave-que-ya-se-us%C3%B3-antes");
  await user.type(await screen.findByLabelText("Contraseña nueva"), "doce caracteres o más");
  await user.type(screen.getByLabelText("Repite la contraseña"), "doce caracteres o más");
  await user.click(screen.getByRole("button", { name: "Guardar y entrar" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "El enlace venció o ya se usó. Pide otro a quien te lo dio.",
  );
});

test("a person who forgot the password reads how to get back in", async () => {
  await api().setPerson("nobody");
  const { user } = openAdmin("/entrar");
  await user.click(await screen.findByText("¿Olvidaste tu contraseña?"));
  screen.getByText(/un enlace de un solo uso.*pide acceso a quien instaló tu sitio/);
});

test("refused tries are shown at the next sign-in, until the note is closed", async () => {
  await api().setPerson("nobody");
  const body = { email: api().emails.owner, password: "otra cosa" };
  await expect(api().as("nobody", contract.signIn, { body })).rejects.toThrow("401");
  await api().setClock(new Date(Date.now() + 5_000).toISOString());
  const { user } = openAdmin("/entrar");
  await user.type(await screen.findByRole("textbox", { name: "Correo electrónico" }), body.email);
  await user.type(screen.getByLabelText("Contraseña"), api().password);
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  const note = await screen.findByRole("region", { name: "Entradas rechazadas" });
  expect(note.textContent).toContain("se rechazó un intento de entrar con tu correo");
  await user.click(within(note).getByRole("button", { name: "Aceptar" }));
  expect(screen.queryByRole("region", { name: "Entradas rechazadas" })).toBeNull();
});

test.runIf(isLong)("an address of a reset from before, with its key in the query, still opens", async () => {
  await api().setPerson("nobody");
  const { users } = await api().as("owner", contract.listUsers);
  const id = users.find(({ email }) => email === api().emails.editor)?.id ?? "";
  const { address } = await api().as("owner", contract.resetPassword, { params: { id } });
  const { user } = openAdmin(`/contrasena?token=${new URL(address).hash.replace("#token=", "")}`);
  await user.type(await screen.findByLabelText("Contraseña nueva"), "doce caracteres o más");
  await user.type(screen.getByLabelText("Repite la contraseña"), "doce caracteres o más");
  await user.click(screen.getByRole("button", { name: "Guardar y entrar" }));
  await screen.findByRole("heading", { level: 1, name: "Inicio" });
});
