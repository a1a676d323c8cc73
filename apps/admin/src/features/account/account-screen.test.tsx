import { contract } from "@consultorio/api/contract";
import { isLong } from "@consultorio/testkit/long-form";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { codeNow } from "#test/api/real-api.ts";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const region = (name: string) => screen.findByRole("region", { name });
test.runIf(isLong)(
  "the password changes with the present one; a wrong one is named beside its field, and nothing typed is lost",
  async () => {
    const { user } = openAdmin("/cuenta");
    const panel = await region("Contraseña");
    const field = (name: string) => within(panel).getByLabelText(name);
    await user.type(field("Contraseña actual"), "no es esta");
    await user.type(field("Contraseña nueva"), "corta");
    await user.click(within(panel).getByRole("button", { name: "Cambiar contraseña" }));
    expect(within(panel).getByText("Usa al menos 12 caracteres.")).toBeDefined();
    await user.type(field("Contraseña nueva"), " pero ya no tanto");
    await user.type(field("Repite la contraseña"), "corta pero ya no tanto");
    await user.click(within(panel).getByRole("button", { name: "Cambiar contraseña" }));
    await within(panel).findByText("Esta no es tu contraseña actual.");
    expect(field("Contraseña nueva")).toHaveProperty("value", "corta pero ya no tanto");

    // A guess after a wrong one has to wait a second.
    await api().setClock(new Date(Date.now() + 2000).toISOString());
    await user.clear(field("Contraseña actual"));
    await user.type(field("Contraseña actual"), api().password);
    await user.click(within(panel).getByRole("button", { name: "Cambiar contraseña" }));
    await screen.findByText("Tu contraseña cambió. Las otras sesiones se cerraron.");
    expect(field("Contraseña nueva")).toHaveProperty("value", "");
    const body = { email: api().emails.owner, password: "corta pero ya no tanto" };
    await api().as("nobody", contract.signIn, { body });
  },
);

test.runIf(isLong)("after a change of the password only this session is listed", async () => {
  const body = { email: api().emails.owner, password: api().password };
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0" };
  await api().as("nobody", contract.signIn, { body, headers });
  const { user } = openAdmin("/cuenta");
  const sessions = await region("Sesiones abiertas");
  await within(sessions).findByText("Firefox en Linux");
  const panel = await region("Contraseña");
  await user.type(within(panel).getByLabelText("Contraseña actual"), api().password);
  await user.type(within(panel).getByLabelText("Contraseña nueva"), "otra frase bastante larga");
  await user.type(within(panel).getByLabelText("Repite la contraseña"), "otra frase bastante larga");
  await user.click(within(panel).getByRole("button", { name: "Cambiar contraseña" }));
  await waitFor(() => expect(within(sessions).queryByText("Firefox en Linux")).toBeNull());
});

test("the second step is confirmed with a code, and hands out its recovery codes once", async () => {
  const { user } = openAdmin("/cuenta");
  const panel = await region("Segundo paso al entrar");
  await user.click(within(panel).getByRole("button", { name: "Activar" }));
  expect(
    await within(panel).findByRole("img", { name: "Código para tu aplicación de autenticación" }),
  ).toBeDefined();
  const secret = within(panel)
    .getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/)
    .textContent.replaceAll(" ", "");
  const code = within(panel).getByRole("textbox", { name: "Código de seis números" });
  await user.type(code, "12");
  await user.click(within(panel).getByRole("button", { name: "Confirmar" }));
  within(panel).getByText("Escribe los seis números.");

  await user.clear(code);
  await user.type(code, codeNow(secret));
  await user.click(within(panel).getByRole("button", { name: "Confirmar" }));
  const recoveryCode = /^(?:[0-9a-f]{6}-){4}[0-9a-f]{6}/;
  expect(await within(panel).findAllByText(recoveryCode)).not.toEqual([]);
  const { secondFactor } = await api().as("owner", contract.readAccount);
  expect(secondFactor).toMatchObject({ active: true });
  expect(document.activeElement?.textContent).toBe("Tus códigos de recuperación");
  await screen.findByText(/^Con segundo paso/);
  await user.click(within(panel).getByRole("button", { name: "Copiar códigos" }));
  expect((await navigator.clipboard.readText()).split("\n")).toHaveLength(10);
  within(panel).getByRole("button", { name: "Descargarlos (.txt)" });
  await user.click(within(panel).getByRole("button", { name: "Ya los guardé" }));
  await waitFor(() => expect(within(panel).queryByText(recoveryCode)).toBeNull());
});

test("the setup of the second step can be cancelled", async () => {
  const { user } = openAdmin("/cuenta");
  const panel = await region("Segundo paso al entrar");
  await user.click(within(panel).getByRole("button", { name: "Activar" }));
  await user.click(await within(panel).findByRole("button", { name: "Cancelar" }));
  await within(panel).findByRole("button", { name: "Activar" });
});

test("another session is closed, or all of them", async () => {
  const signIn = (userAgent: string) =>
    api().as("nobody", contract.signIn, {
      body: { email: api().emails.owner, password: api().password },
      headers: { "user-agent": userAgent },
    });
  await signIn("Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile");
  await signIn("Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0");
  const { user } = openAdmin("/cuenta");
  const panel = await region("Sesiones abiertas");
  await within(panel).findByText("Firefox en Linux");
  await user.click(
    within(panel).getByRole("button", { name: /^Cerrar la sesión de Chrome en Android, desde el / }),
  );
  await screen.findByText("La sesión se cerró.");
  await user.click(within(panel).getByRole("button", { name: "Cerrar todas las demás" }));
  await screen.findByText("Las demás sesiones se cerraron.");
  expect((await api().as("owner", contract.readAccount)).sessions).toMatchObject([{ current: true }]);
});

test.runIf(isLong)("an owner adds an account, changes its permission and ends it", async () => {
  const { user } = openAdmin("/cuenta");
  const form = await screen.findByRole("form", { name: "Agregar una cuenta" });
  const email = within(form).getByRole("textbox", { name: "Correo electrónico" });
  await user.type(email, api().emails.editor);
  await user.type(within(form).getByLabelText("Primera contraseña"), "una frase para empezar");
  await user.click(within(form).getByRole("button", { name: "Agregar" }));
  await within(form).findByText("Ya existe una cuenta con ese correo.");
  await user.clear(email);
  await user.type(email, "nueva@ejemplo.mx");
  await user.click(within(form).getByRole("button", { name: "Agregar" }));
  await screen.findByText("La cuenta ya puede entrar.");

  await screen.findAllByText(/^Sin segundo paso · \d sesiones abiertas$/);
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Permiso de eva@ejemplo.mx" }),
    "Propietaria",
  );
  await screen.findByText("El permiso cambió.");
  const roles = async () =>
    (await api().as("owner", contract.listUsers)).users.map((account) => [account.email, account.role]);
  expect(await roles()).toContainEqual([api().emails.editor, "owner"]);

  await user.click(screen.getByRole("button", { name: "Quitar a eva@ejemplo.mx" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Quitar" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Quitar a eva@ejemplo.mx" })).toBeNull());
  expect(await roles()).toEqual([
    [api().emails.owner, "owner"],
    ["nueva@ejemplo.mx", "editor"],
  ]);
  expect(screen.queryByRole("button", { name: "Quitar a doctora@ejemplo.mx" })).toBeNull();
});

test.runIf(isLong)(
  "an owner takes a forgotten password away, and reads the address for a new one once",
  async () => {
    const { users } = await api().as("owner", contract.listUsers);
    const id = users.find(({ email }) => email === api().emails.editor)?.id;
    const body = { email: api().emails.editor, password: api().password };
    await api().as("nobody", contract.signIn, { body });
    const error = "La base de datos no responde.";
    await api().replaceAnswer(`POST /api/users/${id}/reset`, 500, { error });
    const { user } = openAdmin("/cuenta");
    const reset = async () => {
      await user.click(
        await screen.findByRole("button", { name: "Restablecer contraseña de eva@ejemplo.mx" }),
      );
      const dialog = await screen.findByRole("dialog", { name: "Restablecer una contraseña" });
      expect(dialog.textContent).toContain("sus sesiones se cierran");
      await user.click(within(dialog).getByRole("button", { name: "Restablecer contraseña" }));
    };
    await reset();
    await screen.findByText(error);
    expect(screen.queryByRole("dialog", { name: "Enlace para elegir otra contraseña" })).toBeNull();

    await api().restore(`POST /api/users/${id}/reset`);
    await reset();
    const dialog = await screen.findByRole("dialog", { name: "Enlace para elegir otra contraseña" });
    const field = within(dialog).getByRole<HTMLInputElement>("textbox", { name: "Enlace de un solo uso" });
    const address = field.value;
    await user.click(within(dialog).getByRole("button", { name: "Copiar" }));
    expect(await navigator.clipboard.readText()).toBe(address);
    await user.click(within(dialog).getByRole("button", { name: "Aceptar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const token = new URL(address).hash.replace("#token=", "");
    await api().as("nobody", contract.redeemReset, {
      body: { token, password: "otra frase bastante larga" },
    });
    expect(screen.queryByRole("button", { name: "Restablecer contraseña de doctora@ejemplo.mx" })).toBeNull();
  },
);

test("an editor manages only her own account", async () => {
  const { codes } = await api().beginSecondFactor("editor");
  await api().setPerson("editor");
  openAdmin("/cuenta");
  const panel = await region("Quién puede editar");
  within(panel).getByText("Sólo una cuenta propietaria ve y cambia las cuentas.");
  expect(screen.queryByRole("form", { name: "Agregar una cuenta" })).toBeNull();
  expect((await region("Segundo paso al entrar")).textContent).toContain(
    `Códigos de recuperación que te quedan: ${codes.length}.`,
  );
});

test.runIf(isLong)("signing in asks for the code of the second step, and keeps the typed text", async () => {
  const { codes } = await api().beginSecondFactor("owner");
  await api().setPerson("nobody");
  const { user } = openAdmin("/entrar");
  await user.type(await screen.findByRole("textbox", { name: "Correo electrónico" }), "doctora@ejemplo.mx");
  await user.type(screen.getByLabelText("Contraseña"), api().password);
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  await user.type(await screen.findByRole("textbox", { name: "Código" }), codes[0] ?? "");
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  await screen.findByRole("heading", { level: 1, name: "Inicio" });
});

test.runIf(isLong)("after ten minutes the password is asked for in place, and the call goes on", async () => {
  const { user } = openAdmin("/cuenta");
  const form = await screen.findByRole("form", { name: "Agregar una cuenta" });
  const email = within(form).getByRole("textbox", { name: "Correo electrónico" });
  await user.type(email, "nueva@ejemplo.mx");
  await user.type(within(form).getByLabelText("Primera contraseña"), "una frase para empezar");
  const later = (minutes: number) => api().setClock(new Date(Date.now() + minutes * 60_000).toISOString());
  await later(11);
  await user.click(within(form).getByRole("button", { name: "Agregar" }));
  const dialog = await screen.findByRole("dialog", { name: "Confirma que eres tú" });
  const password = within(dialog).getByLabelText("Tu contraseña");
  await user.click(within(dialog).getByRole("button", { name: "Continuar" }));
  within(dialog).getByText("Escribe tu contraseña.");

  await user.type(password, "otra cosa");
  await user.click(within(dialog).getByRole("button", { name: "Continuar" }));
  await within(dialog).findByText("Esta no es tu contraseña actual.");
  await later(12);
  await user.clear(password);
  await user.type(password, api().password);
  await user.click(within(dialog).getByRole("button", { name: "Continuar" }));
  await screen.findByText("La cuenta ya puede entrar.");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.runIf(isLong)("without the password nothing is done, and nothing typed is lost", async () => {
  const { user } = openAdmin("/cuenta");
  const form = await screen.findByRole("form", { name: "Agregar una cuenta" });
  const email = within(form).getByRole("textbox", { name: "Correo electrónico" });
  await user.type(email, "nueva@ejemplo.mx");
  await user.type(within(form).getByLabelText("Primera contraseña"), "una frase para empezar");
  await api().setClock(new Date(Date.now() + 11 * 60_000).toISOString());
  await user.click(within(form).getByRole("button", { name: "Agregar" }));
  const dialog = await screen.findByRole("dialog", { name: "Confirma que eres tú" });
  await user.click(within(dialog).getByRole("button", { name: "Cancelar" }));
  await within(form).findByText("Escribe otra vez tu contraseña para hacer esto.");
  expect(email).toHaveProperty("value", "nueva@ejemplo.mx");
});

test.runIf(isLong)(
  "an owner reads what an account left open before it ends, and closes its sessions",
  async () => {
    await api().as("editor", contract.createReviewLink, { body: { days: 3 } });
    const { user } = openAdmin("/cuenta");
    await user.click(await screen.findByRole("button", { name: "Quitar a eva@ejemplo.mx" }));
    const dialog = await screen.findByRole("dialog", { name: "Quitar una cuenta" });
    const ends = await within(dialog).findByRole("list", { name: "Con esto también se termina:" });
    expect(ends.textContent).toContain("El enlace de revisión de la versión 1");
    await user.click(within(dialog).getByRole("button", { name: "Cancelar" }));

    await user.click(screen.getByRole("button", { name: "Cerrar sus sesiones: eva@ejemplo.mx" }));
    const closing = await screen.findByRole("dialog", { name: "Cerrar las sesiones de una cuenta" });
    await user.click(within(closing).getByRole("button", { name: "Cerrar sus sesiones" }));
    await screen.findByText("Sus sesiones se cerraron.");
    await expect(api().as("editor", contract.readSession)).rejects.toThrow("401");
  },
);

test("an owner becomes an editor only after a question", async () => {
  const { users } = await api().as("owner", contract.listUsers);
  const id = users.find(({ email }) => email === api().emails.editor)?.id ?? "";
  await api().as("owner", contract.setRole, { params: { id }, body: { role: "owner" } });
  const { user } = openAdmin("/cuenta");
  const choice = await screen.findByRole("combobox", { name: "Permiso de eva@ejemplo.mx" });
  await user.selectOptions(choice, "Editora");
  const dialog = await screen.findByRole("dialog", { name: "Cambiar a editora" });
  expect(choice).toHaveProperty("value", "owner");
  await user.click(within(dialog).getByRole("button", { name: "Cambiar a editora" }));
  await screen.findByText("El permiso cambió.");
  expect((await api().as("owner", contract.listUsers)).users).toContainEqual(
    expect.objectContaining({ id, role: "editor", sessions: 0 }),
  );
});

test.runIf(isLong)(
  "the second step can be asked of all accounts, and one without it can do nothing else",
  async () => {
    const { user } = openAdmin("/cuenta");
    const required = await screen.findByRole("switch", { name: "Pedir el segundo paso a todas las cuentas" });
    await user.click(required);
    await screen.findByText("Activa primero tu propio segundo paso: sin él, tú tampoco podrías entrar.");
    await api().beginSecondFactor("owner");
    await user.click(required);
    await screen.findByText("Desde ahora todas las cuentas necesitan el segundo paso.");

    cleanup();
    await api().setPerson("editor");
    openAdmin("/informacion");
    await screen.findByRole("heading", { name: "Activa tu segundo paso" });
    expect(screen.queryByRole("textbox", { name: "Nombre" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Activar" }));
    const code = await screen.findByRole("textbox", { name: "Código de seis números" });
    const secret = screen.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/).textContent.replaceAll(" ", "");
    await user.type(code, codeNow(secret));
    await user.click(screen.getByRole("button", { name: "Confirmar" }));
    await user.click(await screen.findByRole("button", { name: "Ya los guardé" }));
    await screen.findByRole("textbox", { name: "Nombre" });
  },
);
