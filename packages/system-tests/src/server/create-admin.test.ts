import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openStore } from "@consultorio/store";
import { isLong } from "@consultorio/testkit/long-form";
import { Administrator, credentials } from "@consultorio/testkit/server/administrator";
import { startPublishedServer } from "@consultorio/testkit/server/published-database";
import { commandsFolder, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { expect, it, onTestFinished } from "vitest";

const { email, password } = credentials;

async function emptyFolder(): Promise<string> {
  const { path, remove } = await temporaryFolder();
  onTestFinished(remove);
  return path;
}

/** Runs the command as `pnpm admin:create` does, in `folder` without a terminal, on `site.db` there. */
function createAdmin(folder: string, env: Record<string, string>) {
  const { PATH, HOME, NODE_ENV } = process.env;
  const place = { PATH, HOME, NODE_ENV, INIT_CWD: folder, DATABASE_URL: "sqlite:site.db" };
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(commandsFolder, "create-admin.ts")],
      { env: { ...place, ...env } },
      (_error, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });
}

async function storeIn(folder: string) {
  const store = await openStore(`sqlite:${join(folder, "site.db")}`);
  onTestFinished(() => store.close());
  return store;
}

it("makes an owner who can sign in, in a database that is not there yet", async () => {
  const folder = await emptyFolder();

  const made = await createAdmin(folder, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password });

  expect(made).toEqual({
    code: 0,
    out: `Cuenta creada: ${email}\n  Base de datos: ${join(folder, "site.db")}\n`,
    err: "",
  });
  const store = await storeIn(folder);
  expect(await store.authenticate({ email, password })).toMatchObject({ email, role: "owner" });
  expect(await store.authenticate({ email, password: `${password}.` })).toBeNull();
});

it.runIf(isLong)(
  "beside a running server takes the place of the printed address, which opens nothing any more",
  async () => {
    const folder = await emptyFolder();
    await using server = await startPublishedServer(join(folder, "site.db"));
    expect(existsSync(join(folder, "setup-token"))).toBe(true);

    expect(await createAdmin(folder, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password })).toMatchObject({
      code: 0,
    });

    expect(existsSync(join(folder, "setup-token"))).toBe(false);
    const visitor = new Administrator(server);
    const second = { token: server.setupToken, email: "otra@ejemplo.mx", password };
    expect((await visitor.call("/api/setup", { json: second })).status).toBe(404);
    expect((await visitor.call("/api/session", { json: { email, password } })).status).toBe(200);
  },
);

it.runIf(isLong)(
  "refuses an e-mail that has an account, and leaves it and the token's file as they are",
  async () => {
    const folder = await emptyFolder();
    await createAdmin(folder, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
    await writeFile(join(folder, "setup-token"), "clave");

    const again = await createAdmin(folder, {
      ADMIN_EMAIL: email.toUpperCase(),
      ADMIN_PASSWORD: "otra frase bastante larga",
    });

    expect(again).toEqual({ code: 1, out: "", err: "Ya existe una cuenta con ese correo.\n" });
    expect(existsSync(join(folder, "setup-token"))).toBe(true);
    const store = await storeIn(folder);
    expect(await store.authenticate({ email, password })).toMatchObject({ email });
  },
);

it.runIf(isLong)("reports a mistake in one line, and makes no database", async () => {
  const folder = await emptyFolder();
  const given = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };

  const answers = [
    await createAdmin(folder, { ...given, ADMIN_PASSWORD: "once letras" }),
    await createAdmin(folder, { ...given, ADMIN_EMAIL: "ana" }),
    await createAdmin(folder, { ADMIN_PASSWORD: password }),
    await createAdmin(folder, { ADMIN_EMAIL: email }),
    await createAdmin(folder, { ...given, SITE_ORIGIN: "ejemplo" }),
  ];

  expect(answers.map(({ code, out }) => ({ code, out }))).toEqual(answers.map(() => ({ code: 1, out: "" })));
  expect(answers.map(({ err }) => err)).toEqual([
    "Contraseña: usa al menos 12 caracteres.\n",
    "Correo: escribe una dirección, por ejemplo nombre@ejemplo.mx.\n",
    "ADMIN_EMAIL: falta. Escríbela en el entorno, o ejecuta la orden en una terminal.\n",
    "ADMIN_PASSWORD: falta. Escríbela en el entorno, o ejecuta la orden en una terminal.\n",
    "SITE_ORIGIN: «ejemplo» no es una dirección. Escribe sólo esquema y dominio, por ejemplo https://www.ejemplo.mx\n",
  ]);
  expect(await readdir(folder)).toEqual([]);
});

it.runIf(isLong)("makes none with a password that is easy to guess", async () => {
  const folder = await emptyFolder();

  const refused = await createAdmin(folder, { ADMIN_EMAIL: email, ADMIN_PASSWORD: "123456789012" });

  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("fácil de adivinar") });
});
