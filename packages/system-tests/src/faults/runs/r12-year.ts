import { join } from "node:path";
import { openStore, type Store, system } from "@consultorio/store";
import { Administrator, credentials } from "@consultorio/testkit/server/administrator";
import { startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { Editor } from "../editor.ts";
import { type Fault, type Figure, newSite, type Target } from "../fault.ts";
import { liveYear, type YearOfUse, type YearPlan } from "../year/live-year.ts";
import { contentBytes, databaseBytes, folderBytes, mediaBytes } from "../year/sizes.ts";

const plan: YearPlan = {
  days: 365,
  editingHours: 300,
  publications: 200,
  uploads: 10_000,
  uploadBytes: 200_000,
  backups: 57,
};

export const fault: Fault = {
  id: "R12",
  title: `Un año de uso en tiempo comprimido: ${plan.editingHours} horas de edición, ${plan.publications} publicaciones y ${(plan.uploads * plan.uploadBytes) / 1e9} GB de fotos`,
  promise:
    "La base y los respaldos no crecen sin medida, el sitio arranca en 2 segundos y publica en 5, y nada de los últimos 90 días falta.",
  minutes: 180,
  async run(tell) {
    await using folder = await temporaryFolder();
    const target = await newSite(folder.path);
    const first = await startServer(target.database, { PORT: target.port, BACKUP_EVERY: "0" });
    await first.stop();
    const figures = await yearFigures(target, plan, tell);
    return [...figures, ...(await serverFigures(target))];
  },
};

/** Lives a year on a published site, and measures what is left of it. */
export async function yearFigures(
  { database }: Pick<Target, "database">,
  year: YearPlan,
  tell: (line: string) => void,
): Promise<Figure[]> {
  const folder = join(database, "../respaldos");
  const clock = { time: Date.now() - (year.days + 1) * 24 * 60 * 60_000 };
  const store = await openStore(`sqlite:${database}`, { now: () => new Date(clock.time) });
  try {
    const use = await liveYear({ store, clock, folder, year, tell });
    const [content, media] = [await contentBytes(store), await mediaBytes(store)];
    const [inDatabase, inBackups] = [await databaseBytes(database), await folderBytes(folder)];
    const lost = await daysWithoutTheirVersion(store, use, year.days - 90);
    return [
      { name: "guardados", value: use.saves, unit: "guardados", least: year.editingHours * 60 },
      { name: "publicaciones", value: use.publications, unit: "publicaciones", least: year.publications },
      { name: "fotos y videos", value: megabytes(media), unit: "MB" },
      { name: "contenido: el borrador y lo publicado", value: megabytes(content), unit: "MB" },
      {
        name: "base de datos, entre contenido con fotos",
        value: ratio(inDatabase, content + media),
        unit: "veces",
        limit: 3,
      },
      {
        name: "respaldos, entre 1.5 × fotos + 30 × contenido",
        value: ratio(inBackups, 1.5 * media + 30 * content),
        unit: "veces",
        limit: 1,
      },
      { name: "respaldos que se conservan", value: use.backups, unit: "respaldos", least: 1 },
      { name: "versiones que se conservan", value: await countVersions(store), unit: "versiones" },
      {
        name: "días de los últimos 90 sin su última versión",
        value: lost,
        unit: "días",
        limit: 0,
      },
    ];
  } finally {
    await store.close();
  }
}

const ratio = (part: number, whole: number) => Math.round((part / whole) * 100) / 100;
const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;

async function countVersions(store: Store): Promise<number> {
  return (await everyVersion(store)).length;
}

async function everyVersion(store: Store): Promise<number[]> {
  const versions: number[] = [];
  for (;;) {
    const before = versions.at(-1);
    const page = await store.revisions({ limit: 500, ...(before !== undefined && { before }) });
    if (page.length === 0) return versions;
    versions.push(...page.map(({ version }) => version));
  }
}

/** On how many of the last ninety days with an editing hour the last version of that day is not there, as it was. */
async function daysWithoutTheirVersion(
  store: Store,
  { lastOfDay }: YearOfUse,
  since: number,
): Promise<number> {
  const kept = new Set(await everyVersion(store));
  const last = [...lastOfDay].filter(([day]) => day > since);
  return last.filter(([, version]) => !kept.has(version)).length;
}

/** How long a start and a publication take on the database of a year. */
async function serverFigures({ database, port }: Target): Promise<Figure[]> {
  const store = await openStore(`sqlite:${database}`);
  await store.createUser(system, credentials);
  await store.close();
  const started = performance.now();
  await using server = await startServer(database, { PORT: port, BACKUP_EVERY: "0" });
  const start = performance.now() - started;
  const administrator = new Administrator(server);
  await administrator.call("/api/session", { json: credentials });
  const editor = new Editor(administrator);
  await editor.save("Después de un año");
  const before = performance.now();
  const { status } = await editor.publish();
  const publish = performance.now() - before;
  return [
    { name: "arranque", value: Math.round(start) / 1000, unit: "s", limit: 2 },
    { name: "publicar", value: Math.round(publish) / 1000, unit: "s", limit: 5 },
    { name: "respuesta a la publicación", value: status, unit: "(código)", limit: 200, least: 200 },
  ];
}
