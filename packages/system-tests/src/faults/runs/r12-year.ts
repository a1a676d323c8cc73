import { join } from "node:path";
import { siteContentSchema } from "@consultorio/content";
import { openStore, type Store } from "@consultorio/store";
import { startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { type Fault, type Figure, newSite, type Target } from "../fault.ts";
import { afterYear } from "../year/after-year.ts";
import { liveYear, type YearOfUse, type YearPlan } from "../year/live-year.ts";
import { contentBytes, databaseBytes, folderBytes, mediaBytes } from "../year/sizes.ts";

const plan: YearPlan = {
  days: 365,
  editingHours: 300,
  publications: 200,
  uploads: 2000,
  uploadBytes: 1_000_000,
  backups: 57,
};

export const fault: Fault = {
  id: "R12",
  title: `Un año de uso en tiempo comprimido: ${plan.editingHours} horas de edición, ${plan.publications} publicaciones y ${(plan.uploads * plan.uploadBytes) / 1e9} GB de fotos`,
  promise:
    "La base y los respaldos no crecen sin medida, el sitio arranca en 2 segundos y publica en 5, nada de los últimos 90 días falta, y un testimonio se puede borrar de todo ello.",
  minutes: 180,
  async run(tell) {
    await using folder = await temporaryFolder();
    const target = await newSite(folder.path);
    const first = await startServer(target.database, { PORT: target.port, BACKUP_EVERY: "0" });
    await first.stop();
    const figures = await yearFigures(target, plan, tell);
    return [...figures, ...(await afterYear(target, tell))];
  },
};

/** Simulates a year on a published site, and measures the result. */
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
      { name: "la misma sin las fotos", value: ratio(inDatabase - media, content), unit: "veces" },
      {
        name: "respaldos, entre 1.5 × fotos + 30 × contenido",
        value: ratio(inBackups, 1.5 * media + 30 * content),
        unit: "veces",
        limit: 1,
      },
      { name: "respaldos que se conservan", value: use.backups, unit: "respaldos", least: 1 },
      { name: "versiones que se conservan", value: (await everyVersion(store)).size, unit: "versiones" },
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

async function everyVersion(store: Store): Promise<Map<number, string>> {
  const versions: [number, string][] = [];
  for (;;) {
    const before = versions.at(-1)?.[0];
    const page = await store.revisions({ limit: 500, ...(before !== undefined && { before }) });
    if (page.length === 0) return new Map(versions);
    versions.push(...page.map(({ version, id }): [number, string] => [version, id]));
  }
}

/** On how many of the last ninety days with an editing hour the last version of that day is missing or changed. */
async function daysWithoutTheirVersion(
  store: Store,
  { lastOfDay }: YearOfUse,
  since: number,
): Promise<number> {
  const kept = await everyVersion(store);
  let lost = 0;
  for (const [day, { version, title }] of lastOfDay) {
    if (day <= since) continue;
    const revision = await store.revision(kept.get(version) ?? "");
    const content = siteContentSchema.safeParse(revision?.documents.siteContent);
    if (content.data?.heroSection.title !== title) lost += 1;
  }
  return lost;
}
