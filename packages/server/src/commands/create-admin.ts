// `pnpm admin:create`: makes an administrator without the printed address, for unattended set-up.
import { stdin, stdout } from "node:process";
import { requireGoodPassword } from "@consultorio/api/auth/good-password";
import { accountBody } from "@consultorio/api/contract/credentials";
import { HttpError } from "@consultorio/api/http/http-error";
import { parseBody } from "@consultorio/api/http/parse-body";
import { cleanText } from "@consultorio/content";
import { openStore, StoreError, system } from "@consultorio/store";
import { ConfigError, readConfig } from "../process/config.ts";
import { SetupTokenFile } from "../site/setup-token-file.ts";
import { ask } from "./ask.ts";
import { databaseLine } from "./database-line.ts";

/** The answer from the environment, otherwise from the terminal. */
async function answer(variable: string, question: string, { secret = false } = {}): Promise<string> {
  const given = process.env[variable];
  if (given) return given;
  if (!stdin.isTTY)
    throw new ConfigError(`${variable}: falta. Escríbela en el entorno, o ejecuta la orden en una terminal.`);
  return ask(question, { input: stdin, output: stdout, secret });
}

async function createAdministrator(): Promise<string> {
  const { databaseUrl, origin } = readConfig(process.env);
  const account = parseBody(accountBody, {
    email: cleanText(await answer("ADMIN_EMAIL", "Correo electrónico")),
    password: await answer("ADMIN_PASSWORD", "Contraseña", { secret: true }),
  });
  const store = await openStore(databaseUrl);
  try {
    await requireGoodPassword({ store, origin }, account);
    const user = await store.createUser(system, account);
    await new SetupTokenFile(databaseUrl).keep(null);
    return `Cuenta creada: ${user.email}\n${databaseLine(databaseUrl)}`;
  } finally {
    await store.close();
  }
}

try {
  console.log(await createAdministrator());
} catch (error) {
  const hasMessage =
    error instanceof ConfigError || error instanceof StoreError || error instanceof HttpError;
  const isGivenUp = error instanceof Error && error.name === "AbortError";
  console.error(isGivenUp ? "\nNo se creó ninguna cuenta." : hasMessage ? error.message : error);
  process.exitCode = 1;
}
