import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { type SiteContent, siteContentSchema } from "@consultorio/content";
import { Backups } from "@consultorio/server/jobs/backups";
import { type Store, system } from "@consultorio/store";
import { changedPages } from "./changed-pages.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Between the saves of somebody who types, in milliseconds. */
const betweenSaves = 12_000;
/** How many publications stay to go back to, as the server keeps them. */
const publicationsToGoBackTo = 20;
/** On how many of the last days one backup a day stays; before that, one a week. */
const dailyBackups = 14;
/** How much happens in a year. */
export interface YearPlan {
  days: number;
  editingHours: number;
  publications: number;
  uploads: number;
  uploadBytes: number;
  /**
   * On how many of the last days backups are made: one that is older than eight weeks is gone in the end. Of those that
   * are superseded by then, only a few are made.
   */
  backups: number;
}

export interface YearOfUse {
  saves: number;
  publications: number;
  /** How many are there in the end. */
  backups: number;
  /** The last version of each day on which somebody edited, with its text, by the number of the day. */
  lastOfDay: Map<number, { version: number; title: string }>;
}

interface Life {
  store: Store;
  /** The store's clock, which the year moves. */
  clock: { time: number };
  /** Of the backups. */
  folder: string;
  year: YearPlan;
  tell: (line: string) => void;
}

/** Uses a published site for a year: somebody edits, uploads and publishes, and the server's jobs clean up after it. */
export async function liveYear({ store, clock, folder, year, tell }: Life): Promise<YearOfUse> {
  // At midnight in UTC, so that a day of the year is a day of the history.
  const start = Math.floor(clock.time / (24 * hour)) * 24 * hour;
  const backups = new Backups({ folder, hours: 24, days: dailyBackups });
  const use: YearOfUse = { saves: 0, publications: 0, backups: 0, lastOfDay: new Map() };
  const { days } = year;
  const savesOfDay = spread(Math.round((year.editingHours * hour) / betweenSaves), days);
  const publicationsOfDay = spread(year.publications, days);
  const uploadsOfDay = spread(year.uploads, days);
  let form = await openForm(store);
  for (let day = 0; day < days; day += 1) {
    clock.time = start + day * 24 * hour + 9 * hour;
    for (let upload = uploadsOfDay(day); upload > 0; upload -= 1)
      await uploadPicture(store, year.uploadBytes);
    const saves = savesOfDay(day);
    for (let save = 1; save <= saves; save += 1) {
      clock.time += betweenSaves;
      const title = `Texto ${use.saves}`;
      form = await saveTitle(store, form, title);
      use.lastOfDay.set(day, { version: form.version, title });
      use.saves += 1;
      if (save % 300 === 0) await thin(store);
    }
    for (let count = publicationsOfDay(day); count > 0; count -= 1) {
      await publishDraft(store, use.publications);
      use.publications += 1;
      await store.prunePublications(system, { newest: publicationsToGoBackTo });
    }
    clock.time = start + (day + 1) * 24 * hour;
    await thin(store);
    if (isBackedUp(days - day, year.backups)) await backups.make(store, new Date(clock.time));
    if (day % 30 === 0) tell(`día ${day}: ${use.saves} guardados, ${use.publications} publicaciones`);
  }
  use.backups = (await readdir(folder)).filter((name) => name.endsWith(".gz")).length;
  return use;
}

/** How many of a number fall on each day, so that they are spread evenly. */
const spread = (count: number, over: number) => (day: number) =>
  Math.floor(((day + 1) * count) / over) - Math.floor((day * count) / over);

async function thin(store: Store): Promise<void> {
  while ((await store.thinRevisions(system)) > 0);
}

/** Whether a backup is made with so many days left: each day in the end, one a week before. */
const isBackedUp = (left: number, backups: number) =>
  left <= backups && (left <= dailyBackups + 1 || left % 7 === 0);

/** The content of a form, and the version that it saves from. */
interface Form {
  version: number;
  content: SiteContent;
}

async function openForm(store: Store): Promise<Form> {
  const draft = await store.draft();
  if (draft === null) throw new Error("There is no draft.");
  return { version: draft.version, content: siteContentSchema.parse(draft.documents.siteContent) };
}

/** Changes a text as somebody who types does. */
async function saveTitle(store: Store, { version: base, content }: Form, title: string): Promise<Form> {
  const siteContent = { ...content, heroSection: { ...content.heroSection, title } };
  const { version } = await store.save(system, { documents: { siteContent }, base });
  return { version, content };
}

/** Bytes that cannot be made smaller, as those of a photograph, in two sizes. */
async function uploadPicture(store: Store, bytes: number): Promise<void> {
  const file = (width: number, share: number) => ({
    width,
    height: (width / 4) * 3,
    type: "image/webp",
    body: randomBytes(Math.round(bytes * share)),
  });
  const files = [file(1600, 0.75), file(640, 0.25)];
  await store.putMedia(system, { name: "consultorio.jpg", width: 1600, height: 1200, files });
}

/** Publishes the draft with a few changed pages, as an edit leaves most of a site as it was. */
async function publishDraft(store: Store, count: number): Promise<void> {
  const [draft, live] = [await store.draft(), await store.live()];
  if (draft === null || live === null) throw new Error("There is nothing public.");
  const pages = changedPages(live.pages, `Publicación ${count}`);
  await store.createPublication(system, { revisionId: draft.id, pages });
}
