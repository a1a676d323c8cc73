import { startPostgres } from "@consultorio/store/testing";
import { setUp } from "@consultorio/testkit/server/administrator";
import { startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { z } from "zod";
import { Editor } from "../editor.ts";
import { type Fault, type Figure, newSite, type Target } from "../fault.ts";
import { Ledger } from "../ledger.ts";

const tabs = 50;
const rounds = 20;
const savesOfEach = 200;

export const fault: Fault = {
  id: "R4",
  title: `${tabs} pestañas guardan a la vez desde la misma versión, ${rounds} veces; dos servidores guardan ${savesOfEach} veces cada uno`,
  promise:
    "Nadie encima de nadie sin saberlo: de cada versión gana uno y los demás reciben las dos versiones.",
  async run(tell) {
    await using folder = await temporaryFolder();
    const oneVersion = await saveFromOneVersion(await newSite(folder.path), { tabs, rounds });
    tell("pestañas: listo");
    return [...oneVersion, ...(await saveFromTwoServers())];
  },
};

const version = z.object({ version: z.number(), documents: z.object({ siteContent: z.unknown() }) });
const bothVersions = z.object({ error: z.string(), current: version, base: version });

/** Many tabs of one person save the version that all of them have open. */
export async function saveFromOneVersion(
  { database, port }: Target,
  wanted: { tabs: number; rounds: number },
): Promise<Figure[]> {
  const server = await startServer(database, { PORT: port });
  const editor = new Editor(await setUp(server));
  const ledger = new Ledger();
  const counts = { won: 0, refused: 0, other: 0 };
  for (let round = 1; round <= wanted.rounds; round += 1) {
    const base = (await editor.draft()).version;
    const titles = Array.from({ length: wanted.tabs }, (_, tab) => `Ronda ${round}, pestaña ${tab}`);
    const answers = await Promise.all(titles.map((title) => editor.save(title, base)));
    for (const [index, answer] of answers.entries()) {
      if (answer.version !== null) {
        counts.won += 1;
        ledger.note(answer.version, titles[index] ?? "");
      } else if (answer.status === 412 && isOf(base, answer.body)) counts.refused += 1;
      else counts.other += 1;
    }
  }
  await server.stop();
  const { lost, gaps } = await ledger.compare(`sqlite:${database}`);
  const refused = wanted.rounds * (wanted.tabs - 1);
  return [
    {
      name: "pestañas: ganadores",
      value: counts.won,
      unit: "guardados",
      least: wanted.rounds,
      limit: wanted.rounds,
    },
    {
      name: "pestañas: 412 con las dos versiones",
      value: counts.refused,
      unit: "respuestas",
      least: refused,
    },
    { name: "pestañas: otra respuesta", value: counts.other, unit: "respuestas", limit: 0 },
    { name: "pestañas: ganadores que no quedaron tal cual", value: lost, unit: "guardados", limit: 0 },
    { name: "pestañas: huecos en la historia", value: gaps, unit: "versiones", limit: 0 },
  ];
}

/** Whether a refusal brings the version that the tab started from, and the one that came first. */
function isOf(base: number, body: unknown): boolean {
  const { data } = bothVersions.safeParse(body);
  return data?.base.version === base && data.current.version === base + 1;
}

/** Two servers on one PostgreSQL; the later save starts again from the version of the earlier one. */
async function saveFromTwoServers(): Promise<Figure[]> {
  await using postgres = await startPostgres();
  const database = `${postgres.url}/postgres`;
  const start = () => startServer("", { DATABASE_URL: database });
  await using one = await start();
  const editor = new Editor(await setUp(one));
  await using other = await start();
  const ledger = new Ledger();
  const conflicts = await Promise.all(
    [editor, editor.at(other.origin)].map((each, index) => saveMany(each, `Servidor ${index + 1}`, ledger)),
  );
  const { lost, gaps } = await ledger.compare(database);
  const saves = 2 * savesOfEach;
  return [
    { name: "dos servidores: guardados confirmados", value: ledger.size, unit: "guardados", least: saves },
    {
      name: "dos servidores: 412 en el camino",
      value: conflicts.reduce((sum, each) => sum + each, 0),
      unit: "respuestas",
    },
    { name: "dos servidores: versiones dadas dos veces", value: ledger.twice, unit: "versiones", limit: 0 },
    { name: "dos servidores: confirmados que se perdieron", value: lost, unit: "guardados", limit: 0 },
    { name: "dos servidores: huecos en la historia", value: gaps, unit: "versiones", limit: 0 },
  ];
}

/** Returns how often another save came first. */
async function saveMany(editor: Editor, name: string, ledger: Ledger): Promise<number> {
  let conflicts = 0;
  for (let saved = 0; saved < savesOfEach; ) {
    const title = `${name}, texto ${saved}`;
    const { version: base } = await editor.draft();
    const { status, version, body } = await editor.save(title, base);
    if (version !== null) {
      ledger.note(version, title);
      saved += 1;
    } else if (status === 412) conflicts += 1;
    else throw new Error(`A save answered ${status}: ${JSON.stringify(body)}`);
  }
  return conflicts;
}
