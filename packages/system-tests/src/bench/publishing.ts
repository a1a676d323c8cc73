import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { collectionNames, type Site, siteRoutes } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { type Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { saveFirst } from "@consultorio/testkit/server/published-database";
import { littleMemory, startServer } from "@consultorio/testkit/server/running-server";
import { visitMeanwhile } from "../visits/visit-meanwhile.ts";
import { median, settings } from "./settings.ts";
import { against, printTable } from "./table.ts";

/** How many pages the measured sites have. */
const sizes = [40, 140, 500] as const;

/** How much longer a publication of one changed word may take on the largest site than on the smallest one. */
const mostTimes = 2;

interface Figures {
  pages: number;
  /** Milliseconds of the first publication, of which every page is drawn. */
  all: number;
  /** Of one changed word, the first publication after a while: its process has to start. */
  first: number;
  /** Of one changed word, in a process that runs. */
  later: number;
  /** The longest visit in milliseconds, while nothing is published and while one changed word is. */
  waits: { idle: number; publishing: number };
}

/** Publishes one changed word on sites of several sizes, and prints how long that takes and what visitors notice. */
export async function measurePublishing(folder: string): Promise<void> {
  const figures: Figures[] = [];
  for (const size of sizes) figures.push(await measureSize(siteOfSize(size), join(folder, `${size}.db`)));
  const [smallest] = figures;
  const limit = (key: "first" | "later") => mostTimes * (smallest?.[key] ?? Number.NaN);
  printTable(
    "Publishing one changed word",
    ["all pages", "first", "later", "longest visit", "at rest"],
    figures.map(({ pages, all, first, later, waits }) => [
      `${pages} pages`,
      seconds(all),
      against(first, { most: limit("first") }, seconds(first)),
      against(later, { most: limit("later") }, seconds(later)),
      `${waits.publishing} ms`,
      `${waits.idle} ms`,
    ]),
  );
}

async function measureSize(site: Site, database: string): Promise<Figures> {
  await saveFirst(`sqlite:${database}`, site);
  const beforeStart = performance.now();
  const server = await startServer(database, {}, littleMemory);
  const all = performance.now() - beforeStart;
  const administrator = await setUp(server);
  await server.stop();
  const again = await startServer(database, { PORT: new URL(server.origin).port }, littleMemory);
  try {
    const { visits: idle } = await visitMeanwhile(again, () => wait(settings.seconds * 1000));
    const rounds: { time: number; wait: number }[] = [];
    for (let round = 0; round <= settings.rounds; round += 1) {
      await saveWord(administrator, site, round);
      const { result: time, visits } = await visitMeanwhile(again, () => timedPublish(administrator));
      rounds.push({ time, wait: visits.longestWait });
    }
    const [first = Number.NaN, ...later] = rounds.map(({ time }) => time);
    return {
      pages: siteRoutes(site).length,
      all,
      first,
      later: median(later),
      waits: { idle: idle.longestWait, publishing: Math.max(...rounds.map(({ wait }) => wait)) },
    };
  } finally {
    await again.stop();
  }
}

/** Saves a service with one more word. */
async function saveWord(administrator: Administrator, site: Site, round: number): Promise<void> {
  const services = site.services.map((service, index) =>
    index === 1 ? { ...service, description: `${service.description} Palabra${round}.` } : service,
  );
  await call(administrator, "/api/collections/services", { services });
}

/** Publishes, and returns the milliseconds that it took. */
async function timedPublish(administrator: Administrator): Promise<number> {
  const start = performance.now();
  await call(administrator, "/api/update-sections", {});
  return performance.now() - start;
}

async function call(administrator: Administrator, path: string, json: unknown): Promise<void> {
  const { status, body } = await administrator.call(path, { json });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
}

/** The bundled site with so many pages: fewer records, or copies of them at addresses of their own. */
function siteOfSize(pages: number): Site {
  const others = siteRoutes({ ...bundledSite, services: [], diseases: [], symptoms: [] }).length;
  const rest = others - bundledSite.guides.length;
  const each = Math.floor((pages - rest) / collectionNames.length);
  const site: Site = structuredClone(bundledSite);
  site.services = copies(site.services, pages - rest - each * (collectionNames.length - 1));
  site.diseases = copies(site.diseases, each);
  site.symptoms = copies(site.symptoms, each);
  site.guides = copies(site.guides, each);
  return site;
}

const copies = <Item extends { id: string }>(records: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, index) => records[index % records.length]).flatMap((record, index) =>
    record === undefined ? [] : index < records.length ? record : { ...record, id: `${record.id}-${index}` },
  );

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
