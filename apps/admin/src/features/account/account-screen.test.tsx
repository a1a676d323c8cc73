import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAdmin, useApi } from "#test/open-admin.tsx";

const api = useApi();
const region = (name: string) => screen.findByRole("region", { name });
const sent = (call: string) => api().received.find((received) => received.call === call)?.body;

test("the password changes with the present one; a wrong one is said beside its field, and nothing typed is lost", async () => {
  const message = "Esta no es tu contraseña actual.";
  api().answers(
    "POST /api/account/password",
    { error: message, problems: [{ path: "current", message }] },
    422,
  );
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
  await within(panel).findByText(message);
  expect(field("Contraseña nueva")).toHaveProperty("value", "corta pero ya no tanto");

  api().answers("POST /api/account/password", { ok: true });
  await user.click(within(panel).getByRole("button", { name: "Cambiar contraseña" }));
  await screen.findByText("Tu contraseña cambió. Las otras sesiones se cerraron.");
  expect(field("Contraseña nueva")).toHaveProperty("value", "");
});

test("the second step is confirmed with a code, and hands out its recovery codes once", async () => {
  const uri = "otpauth://totp/Consultorio:ana?secret=ABCDEFGHIJKLMNOP";
  api().answers("POST /api/account/second-factor", { secret: "ABCDEFGHIJKLMNOP", uri });
  const { user } = openAdmin("/cuenta");
  const panel = await region("Segundo paso al entrar");
  await user.click(within(panel).getByRole("button", { name: "Activar" }));
  expect(
    await within(panel).findByRole("img", { name: "Código para tu aplicación de autenticación" }),
  ).toBeDefined();
  expect(within(panel).getByText("ABCD EFGH IJKL MNOP")).toBeDefined();
  const code = within(panel).getByRole("textbox", { name: "Código de seis números" });
  await user.type(code, "12");
  await user.click(within(panel).getByRole("button", { name: "Confirmar" }));
  within(panel).getByText("Escribe los seis números.");

  api().answers("POST /api/account/second-factor/confirm", { recoveryCodes: ["aaaa-1111", "bbbb-2222"] });
  await user.type(code, "3456");
  await user.click(within(panel).getByRole("button", { name: "Confirmar" }));
  await within(panel).findByText("aaaa-1111");
  expect(sent("POST /api/account/second-factor/confirm")).toEqual({ code: "123456" });
  await user.click(within(panel).getByRole("button", { name: "Ya los guardé" }));
  await waitFor(() => expect(within(panel).queryByText("aaaa-1111")).toBeNull());
});

test("another session is closed, or all of them", async () => {
  api().answers("DELETE /api/account/sessions/s2", { ok: true });
  api().answers("DELETE /api/account/sessions", { ok: true });
  const { user } = openAdmin("/cuenta");
  const panel = await region("Sesiones abiertas");
  within(panel).getByText("Firefox en Linux");
  await user.click(within(panel).getByRole("button", { name: "Cerrar la sesión de Chrome en Android" }));
  await screen.findByText("La sesión se cerró.");
  await user.click(within(panel).getByRole("button", { name: "Cerrar todas las demás" }));
  await screen.findByText("Las demás sesiones se cerraron.");
});

test("an owner adds an account, changes its permission and ends it", async () => {
  const { user } = openAdmin("/cuenta");
  const form = await screen.findByRole("form", { name: "Agregar una cuenta" });
  api().answers("POST /api/users", { error: "Ya existe una cuenta con ese correo." }, 409);
  await user.type(within(form).getByRole("textbox", { name: "Correo electrónico" }), "nueva@ejemplo.mx");
  await user.type(within(form).getByLabelText("Primera contraseña"), "una frase para empezar");
  await user.click(within(form).getByRole("button", { name: "Agregar" }));
  await within(form).findByText("Ya existe una cuenta con ese correo.");
  const made = { id: "u3", email: "nueva@ejemplo.mx", role: "editor", createdAt: "2026-11-20T10:00:00Z" };
  api().answers("POST /api/users", { user: made }, 201);
  await user.click(within(form).getByRole("button", { name: "Agregar" }));
  await screen.findByText("La cuenta ya puede entrar.");

  api().answers("POST /api/users/u2", { ok: true });
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Permiso de eva@ejemplo.mx" }),
    "Propietaria",
  );
  await screen.findByText("El permiso cambió.");
  expect(sent("POST /api/users/u2")).toEqual({ role: "owner" });

  api().answers("DELETE /api/users/u2", { error: "Tiene que quedar al menos una cuenta propietaria." }, 409);
  await user.click(screen.getByRole("button", { name: "Quitar a eva@ejemplo.mx" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Quitar" }));
  await screen.findByText("Tiene que quedar al menos una cuenta propietaria.");
  expect(screen.queryByRole("button", { name: "Quitar a doctora@ejemplo.mx" })).toBeNull();
});

test("an owner takes a forgotten password away, and reads the address for a new one once", async () => {
  const address = "https://ejemplo.mx/admin/contrasena?token=llave";
  api().answers("POST /api/users/u2/reset", { error: "La base de datos no responde." }, 500);
  const { user } = openAdmin("/cuenta");
  const reset = async () => {
    await user.click(
      await screen.findByRole("button", { name: "Restablecer la contraseña de eva@ejemplo.mx" }),
    );
    const asked = await screen.findByRole("dialog", { name: "Restablecer una contraseña" });
    expect(asked.textContent).toContain("sus sesiones se cierran");
    await user.click(within(asked).getByRole("button", { name: "Restablecer contraseña" }));
  };
  await reset();
  await screen.findByText("La base de datos no responde.");
  expect(screen.queryByRole("dialog", { name: "Enlace para elegir otra contraseña" })).toBeNull();

  api().answers("POST /api/users/u2/reset", { address, expiresAt: "2026-11-22T10:00:00Z" });
  await reset();
  const told = await screen.findByRole("dialog", { name: "Enlace para elegir otra contraseña" });
  expect(within(told).getByRole("textbox", { name: "Enlace de un solo uso" })).toHaveProperty(
    "value",
    address,
  );
  await user.click(within(told).getByRole("button", { name: "Copiar" }));
  expect(await navigator.clipboard.readText()).toBe(address);
  await user.click(within(told).getByRole("button", { name: "Aceptar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(
    screen.queryByRole("button", { name: "Restablecer la contraseña de doctora@ejemplo.mx" }),
  ).toBeNull();
});

test("an editor manages only the own account", async () => {
  const account = {
    email: "eva@ejemplo.mx",
    role: "editor",
    secondFactor: { active: true, codesLeft: 3 },
    sessions: [],
  };
  api().answers("GET /api/account", account);
  openAdmin("/cuenta");
  const panel = await region("Quién puede editar");
  within(panel).getByText("Sólo una cuenta propietaria ve y cambia las cuentas.");
  expect(screen.queryByRole("form", { name: "Agregar una cuenta" })).toBeNull();
  expect((await region("Segundo paso al entrar")).textContent).toContain("Te quedan 3 códigos");
});

test("signing in asks for the code of the second step, and keeps what was typed", async () => {
  api().email = null;
  api().answers(
    "POST /api/session",
    { error: "Escribe el código de tu aplicación.", secondFactor: true },
    401,
  );
  const { user } = openAdmin("/entrar");
  await user.type(await screen.findByRole("textbox", { name: "Correo electrónico" }), "doctora@ejemplo.mx");
  await user.type(screen.getByLabelText("Contraseña"), api().password);
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  await user.type(await screen.findByRole("textbox", { name: "Código" }), "123456");
  api().relent("POST /api/session");
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  await screen.findByRole("heading", { level: 1, name: "Información del Sitio" });
  expect(api().received.findLast(({ call }) => call === "POST /api/session")?.body).toMatchObject({
    code: "123456",
  });
});
