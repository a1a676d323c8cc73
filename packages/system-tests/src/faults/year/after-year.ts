import { createReadStream, existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { documentSchemas } from "@consultorio/content";
import { Backups } from "@consultorio/server/jobs/backups";
import { openStore, system } from "@consultorio/store";
import { Administrator, credentials } from "@consultorio/testkit/server/administrator";
import { type RunningServer, startServer } from "@consultorio/testkit/server/running-server";
import { z } from "zod";
import { Editor } from "../editor.ts";
import type { Figure, Target } from "../fault.ts";
import { percentile } from "../percentile.ts";

const starts = 5;
const publishes = 3;
const day = 24 * 60 * 60 * 1000;

const erasure = z.object({
  versions: z.number(),
  publications: z.number(),
  backupsGoneBy: z.iso.datetime().transform((text) => new Date(text)),
});

/** How the server does on the database of a year: starting, publishing, and erasing a testimonial from all of it. */
export async function afterYear(target: Target, tell: (line: string) => void): Promise<Figure[]> {
  tell("el año terminó");
  const words = await withdrawTestimonial(target.database);
  const started = await startTimes(target);
  tell(`arranques: ${started.map(seconds).join(", ")} s`);
  const published = await publishTimes(target);
  tell(`publicaciones: ${published.map(seconds).join(", ")} s`);
  return [
    { name: "arranque, mediana", value: seconds(percentile(started, 50)), unit: "s", limit: 2 },
    { name: "arranque, el peor", value: seconds(percentile(started, 100)), unit: "s" },
    { name: "publicar, mediana", value: seconds(percentile(published, 50)), unit: "s", limit: 5 },
    { name: "publicar, el peor", value: seconds(percentile(published, 100)), unit: "s" },
    ...(await erasureFigures(target, words)),
  ];
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 10) / 100;

/** Makes the administrator, and removes the first testimonial from the draft. Returns the text of the testimonial. */
async function withdrawTestimonial(database: string): Promise<string> {
  const store = await openStore(`sqlite:${database}`);
  try {
    await store.createUser(system, credentials);
    const draft = await store.draft();
    const [first, ...others] = documentSchemas.testimonials.parse(draft?.documents.testimonials);
    if (draft === null || first === undefined) throw new Error("There is no testimonial.");
    await store.save(system, { documents: { testimonials: others }, base: draft.version });
    return first.shortTestimonial;
  } finally {
    await store.close();
  }
}

/** No backup is made meanwhile. */
const env = ({ port }: Target) => ({ PORT: port, BACKUP_EVERY: "0" });

async function startTimes(target: Target): Promise<number[]> {
  const times: number[] = [];
  for (let start = 1; start <= starts; start += 1) {
    const started = performance.now();
    await using _server = await startServer(target.database, env(target));
    times.push(performance.now() - started);
  }
  return times;
}

async function publishTimes(target: Target): Promise<number[]> {
  await using server = await startServer(target.database, env(target));
  const editor = new Editor(await signedIn(server));
  const times: number[] = [];
  for (let publish = 1; publish <= publishes; publish += 1) {
    await editor.save(`Después de un año ${publish}`);
    const started = performance.now();
    const { status } = await editor.publish();
    if (status !== 200) throw new Error(`A publication answered ${status}.`);
    times.push(performance.now() - started);
  }
  return times;
}

async function signedIn(server: RunningServer): Promise<Administrator> {
  const administrator = new Administrator(server);
  await administrator.call("/api/session", { json: credentials });
  return administrator;
}

async function erasureFigures(target: Target, words: string): Promise<Figure[]> {
  const { database } = target;
  const before = await filesWith(database, words);
  const { versions, publications, backupsGoneBy, took } = await erase(target, words);
  const days = Math.ceil((backupsGoneBy.getTime() - Date.now()) / day);
  const figure = (name: string, value: number, unit: string) => ({
    name: `borrar un testimonio: ${name}`,
    value,
    unit,
  });
  return [
    { ...figure("versiones que lo tenían", versions, "versiones"), least: 1 },
    { ...figure("publicaciones que lo tenían", publications, "publicaciones"), least: 1 },
    { ...figure("archivos de la base con él, antes", before, "archivos"), least: 1 },
    { ...figure("y después", await filesWith(database, words), "archivos"), limit: 0 },
    figure("tiempo", seconds(took), "s"),
    { ...figure("los respaldos con él se borran en", days, "días"), limit: 60 },
    {
      ...figure("respaldos con él ese día", await backupsLeftAt(database, backupsGoneBy), "respaldos"),
      limit: 0,
    },
  ];
}

/** Erases words from all that was saved, on a server that makes a backup a day. */
async function erase({ database, port }: Target, words: string) {
  await using server = await startServer(database, { PORT: port });
  const administrator = await signedIn(server);
  const started = performance.now();
  const { status, body } = await administrator.call("/api/erasures", { json: { texts: [words] } });
  const took = performance.now() - started;
  if (status !== 200) throw new Error(`Erasing answered ${status}: ${JSON.stringify(body)}`);
  return { ...erasure.parse(body), took };
}

/** How many files of the database have the words. */
async function filesWith(database: string, words: string): Promise<number> {
  const matches = await Promise.all([database, `${database}-wal`].map((file) => hasWords(file, words)));
  return matches.filter(Boolean).length;
}

async function hasWords(file: string, words: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const wanted = Buffer.from(words);
  let rest = Buffer.of();
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const bytes = Buffer.concat([rest, chunk]);
    if (bytes.includes(wanted)) return true;
    rest = bytes.subarray(-wanted.length);
  }
  return false;
}

/** How many backups of today and before are left after the one that is made at a time. */
async function backupsLeftAt(database: string, time: Date): Promise<number> {
  const folder = join(dirname(database), "respaldos");
  const earlier = await readdir(folder);
  const store = await openStore(`sqlite:${database}`);
  try {
    await new Backups({ folder, hours: 24, days: 14 }).make(store, time);
  } finally {
    await store.close();
  }
  const left = new Set(await readdir(folder));
  return earlier.filter((name) => name.endsWith(".gz") && left.has(name)).length;
}
