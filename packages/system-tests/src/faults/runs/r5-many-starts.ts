import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { openStore } from "@consultorio/store";
import { startPostgres } from "@consultorio/store/testing";
import { storedProblems } from "@consultorio/store/testing/stored-problems";
import { startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import pg from "pg";
import type { Fault, Figure } from "../fault.ts";

const rounds = 46;
const wholeRounds = 4;

export const fault: Fault = {
  id: "R5",
  title: `De 2 a 4 procesos arrancan a la vez sobre una base vacía, ${rounds + wholeRounds} veces (${wholeRounds} con el servidor completo)`,
  promise: "Un solo esquema, un solo contenido inicial, ningún error, en SQLite y en PostgreSQL.",
  minutes: 30,
  async run(tell) {
    await using folder = await temporaryFolder();
    await using postgres = await startPostgres();
    return await startTogether({ folder: folder.path, postgres: `${postgres.url}/postgres`, tell });
  },
};

interface Place {
  folder: string;
  /** Address of a PostgreSQL, with a database name in the end. */
  postgres: string;
  tell: (line: string) => void;
}

async function startTogether({ folder, postgres, tell }: Place): Promise<Figure[]> {
  const counts = { started: 0, refused: 0, again: 0, errors: 0, wrong: 0, stores: 0 };
  for (let round = 1; round <= rounds + wholeRounds; round += 1) {
    const url = round % 2 === 0 ? await emptyPostgres(postgres, round) : await emptySqlite(folder, round);
    const start = round > rounds ? startWhole : openAndSeed;
    const untilStarted = async (): Promise<End> => {
      for (let tries = 1; ; tries += 1) {
        const end = await start(url);
        if (outcome(end) !== "again" || tries === 5) return end;
        counts.again += 1;
      }
    };
    const ends = await Promise.all(Array.from({ length: 2 + (round % 3) }, untilStarted));
    for (const end of ends) counts[outcome(end)] += 1;
    for (const end of ends) if (outcome(end) === "errors") tell(end ?? "");
    if (!(await isFirstContentOnly(url))) counts.wrong += 1;
    counts.stores += 1;
    if (round % 10 === 0) tell(`${round} bases`);
  }
  return [
    { name: "bases vacías", value: counts.stores, unit: "bases", least: rounds + wholeRounds },
    { name: "procesos que arrancaron", value: counts.started, unit: "procesos", least: counts.stores },
    {
      name: "segundos servidores que SQLite no admite, con su motivo",
      value: counts.refused,
      unit: "procesos",
    },
    {
      name: "arranques repetidos: PostgreSQL tardó más de 1 s",
      value: counts.again,
      unit: "arranques",
      limit: 0,
    },
    { name: "procesos que fallaron", value: counts.errors, unit: "procesos", limit: 0 },
    {
      name: "bases con otro esquema o sin su único contenido inicial",
      value: counts.wrong,
      unit: "bases",
      limit: 0,
    },
  ];
}

/** The error output of a process that could not start; null if it started. */
type End = string | null;

/** `again`: PostgreSQL took longer than the second that a start gives it; a service manager starts such a process anew. */
function outcome(end: End): "started" | "refused" | "again" | "errors" {
  if (end === null) return "started";
  if (/^Otro servidor/.test(end)) return "refused";
  return end.includes("No hay conexión con PostgreSQL") ? "again" : "errors";
}

async function openAndSeed(url: string): Promise<End> {
  const script = join(import.meta.dirname, "../open-and-seed.ts");
  const child = spawn(process.execPath, [script, url], { stdio: ["ignore", "ignore", "pipe"] });
  const [errorOutput] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return child.exitCode === 0 && errorOutput === "" ? null : errorOutput;
}

async function startWhole(url: string): Promise<End> {
  try {
    const server = await startServer("", { DATABASE_URL: url });
    await server.stop();
    return null;
  } catch (error) {
    if (error instanceof Error) return error.message.split("\n").slice(1).join("\n").trim();
    throw error;
  }
}

async function isFirstContentOnly(url: string): Promise<boolean> {
  const store = await openStore(url);
  try {
    const revisions = await store.revisions({ limit: 10 });
    return (
      revisions.length === 1 && revisions[0]?.version === 1 && (await storedProblems(store, url)).length === 0
    );
  } finally {
    await store.close();
  }
}

async function emptySqlite(folder: string, round: number): Promise<string> {
  await mkdir(join(folder, String(round)));
  return `sqlite:${join(folder, String(round), "site.db")}`;
}

async function emptyPostgres(url: string, round: number): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database starts_${round}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/starts_${round}` }).href;
}
