import { join } from "node:path";
import { credentials, setUp } from "@consultorio/testkit/server/administrator";
import { type RunningServer, startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import type { Fault, Figure } from "../fault.ts";

const rounds = 12;

/** Whether the time of an answer tells which accounts exist. */
export const fault: Fault = {
  id: "T17",
  title: "Contraseñas equivocadas para un correo que existe y para otros que no",
  promise: "El tiempo de la respuesta no dice qué cuentas existen.",
  minutes: 20,
  async run(tell) {
    const withAccount: number[] = [];
    const withoutAccount: number[] = [];
    // Each server lets one network try twenty times: a new one has counted nothing.
    while (withAccount.length < rounds) {
      await using folder = await temporaryFolder();
      await using server = await startServer(join(folder.path, "site.db"));
      await setUp(server);
      await timeSome(server, { withAccount, withoutAccount });
      tell(`${withAccount.length} de ${rounds} pares`);
    }
    return figures(withAccount.slice(0, rounds), withoutAccount.slice(0, rounds));
  },
};

/** Asks in turn, so that what else the machine does meets both. */
async function timeSome(
  server: RunningServer,
  times: { withAccount: number[]; withoutAccount: number[] },
): Promise<void> {
  await timed(server, "calienta@ejemplo.mx");
  // The account's own limit: the delay doubles with each, so that more would only wait.
  for (let pair = 0; pair < 4; pair += 1) {
    times.withoutAccount.push(await timed(server, `nadie-${pair}@ejemplo.mx`));
    times.withAccount.push(await timed(server, credentials.email));
  }
}

/** Milliseconds until a wrong password is refused; waits out a delay first. */
async function timed(server: RunningServer, email: string): Promise<number> {
  for (;;) {
    const started = performance.now();
    const { status, headers } = await fetch(`${server.origin}/api/session`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: server.origin },
      body: JSON.stringify({ email, password: "una contraseña equivocada" }),
    });
    const took = performance.now() - started;
    if (status === 401) return took;
    if (status !== 429) throw new Error(`A wrong password was answered ${status}.`);
    await new Promise((resolve) => setTimeout(resolve, Number(headers.get("retry-after")) * 1000));
  }
}

function figures(withAccount: number[], withoutAccount: number[]): Figure[] {
  const apart = Math.abs(median(withAccount) - median(withoutAccount));
  return [
    { name: "mediana de una cuenta", value: round(median(withAccount)), unit: "ms" },
    { name: "mediana sin cuenta", value: round(median(withoutAccount)), unit: "ms" },
    { name: "entre las dos medianas", value: round(apart), unit: "ms", limit: 10 },
  ];
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const round = (value: number) => Math.round(value * 10) / 10;
