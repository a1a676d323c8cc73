import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundledSite } from "@consultorio/content/data";
import { describeExport, openStore, type Store, system } from "@consultorio/store";
import { withSmallDisk } from "@consultorio/testkit/disk/small-disk";
import { isLong } from "@consultorio/testkit/long-form";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "../process/log.ts";
import { Backups, followBackups, superfluous } from "./backups.ts";

const name = (at: string) => `consultorio-${at.replaceAll(":", "-")}.gz`;
const now = new Date("2026-11-22T03:00:00Z");
const hoursAgo = (hours: number) =>
  name(`${new Date(now.getTime() - hours * 3_600_000).toISOString().slice(0, 19)}Z`);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => folder.remove());

async function savedStore() {
  const store = await openStore(`sqlite:${join(folder.path, "site.db")}`);
  await store.save(system, { documents: bundledSite, base: 0, note: "Contenido inicial" });
  return store;
}

const plan = (more = {}) => ({ folder: join(folder.path, "respaldos"), hours: 24, days: 14, ...more });

describe("a backup", () => {
  it("holds the whole site, proved by its hashes, and is the only file that it leaves", async () => {
    const store = await savedStore();
    const file = await new Backups(plan()).make(store, now);
    expect(await describeExport(createReadStream(file))).toMatchObject({ counts: { revision: 1 } });
    expect(await readdir(plan().folder)).toEqual([name("2026-11-22T03:00:00Z")]);
    await store.close();
  });

  it("shares the bytes of uploads with the others, until none names them", async () => {
    const store = await savedStore();
    const backups = new Backups(plan());
    const photo = (byte: number) => ({
      name: "foto.jpg",
      width: 1,
      height: 1,
      files: [{ width: 1, height: 1, type: "image/webp", body: new Uint8Array(5000).fill(byte) }],
    });
    const { hash } = await store.putMedia(system, photo(1));
    await store.putMedia(system, photo(2));
    const shared = () => readdir(join(plan().folder, "archivos"));
    await backups.make(store, now);
    await backups.make(store, new Date(now.getTime() + 1000));
    expect(await shared()).toHaveLength(2);

    await store.deleteMedia(system, hash);
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const old = new Date(0);
    for (const file of await shared()) await utimes(join(plan().folder, "archivos", file), old, old);
    await backups.make(store, later(1));
    expect(await shared()).toHaveLength(2);
    // Kept as the newest of its week.
    await writeFile(join(plan().folder, hoursAgo(-69 * 24)), "dañado");
    await backups.make(store, later(70));
    expect(await shared()).toHaveLength(2);
    for (const days of [139, 140]) await backups.make(store, later(days));
    expect(await shared()).toHaveLength(1);
    expect((await backups.goneBy(later(140)))?.getTime()).toBeGreaterThan(later(140 + 56).getTime());
    expect(await new Backups(plan({ hours: 0 })).goneBy()).toBeNull();
    await store.close();
  });

  it("that was made while the clock was ahead does not put off the next", async () => {
    const store = await savedStore();
    const backups = new Backups(plan());
    await backups.make(store, new Date("2030-01-01T00:00:00Z"));
    expect(await backups.due(now)).toBe(true);
    await backups.make(store, now);
    expect((await backups.state(now)).last).toEqual(now);
    expect(await backups.due(new Date(now.getTime() + 3_600_000))).toBe(false);
    expect(await backups.goneBy(now)).toEqual(new Date("2030-03-02T00:00:00Z"));
    await store.close();
  });

  it("is due when there is none, then after its hours, and never where backups are made by command only", async () => {
    const store = await savedStore();
    const backups = new Backups(plan());
    expect(await backups.due(now)).toBe(true);
    await backups.make(store, now);
    expect(await backups.due(new Date(now.getTime() + 23 * 3_600_000))).toBe(false);
    expect(await backups.due(new Date(now.getTime() + 24 * 3_600_000))).toBe(true);
    expect(await new Backups(plan({ hours: 0 })).due(now)).toBe(false);
    expect(await backups.state()).toEqual({ last: now, problem: null });
    await store.close();
  });

  it("says in Spanish why it could not be written, and is well again once it can", async () => {
    const store = await savedStore();
    await writeFile(plan().folder, "una carpeta no es");
    const backups = new Backups(plan());
    const problem = `No se puede escribir el respaldo en ${plan().folder}. Revisa BACKUP_DIR y los permisos de la carpeta.`;
    await expect(backups.make(store, now)).rejects.toThrow(problem);
    expect(await backups.state()).toEqual({ last: null, problem: problem });
    await rm(plan().folder);
    await backups.make(store, now);
    expect(await backups.state()).toEqual({ last: now, problem: null });
    await store.close();
  });

  it("that another process made after a failure ends the problem", async () => {
    const store = await savedStore();
    await writeFile(plan().folder, "una carpeta no es");
    const [server, command] = [new Backups(plan()), new Backups(plan())];
    await expect(server.make(store, now)).rejects.toThrow();
    await rm(plan().folder);
    const later = new Date(now.getTime() + 1000);
    await command.make(store, later);
    expect(await server.state()).toEqual({ last: later, problem: null });
    expect(await server.publicState()).toEqual({ last: later, failed: false });
    await store.close();
  });

  it.runIf(isLong)("is made although another process takes the same old files away", async () => {
    const store = await savedStore();
    const uploads = join(plan().folder, "archivos");
    const makeAt = (seconds: number) =>
      new Backups(plan()).make(store, new Date(now.getTime() + seconds * 1000));
    await makeAt(-86_400);
    await mkdir(uploads, { recursive: true });
    for (let count = 0; count < 2000; count += 1) {
      const at = new Date(Date.UTC(2020, 0, 1) + count * 1000).toISOString().slice(0, 19);
      await writeFile(join(plan().folder, name(`${at}Z`)), "");
      const upload = join(uploads, String(count).padStart(64, "0"));
      await writeFile(upload, "");
      await utimes(upload, 0, 0);
    }
    await Promise.all([makeAt(0), makeAt(1), makeAt(2)]);
    expect(await readdir(uploads)).toEqual([]);
    await store.close();
  });

  it("deletes its old files only", async () => {
    const store = await savedStore();
    const ancient = name("2020-01-01T00:00:00Z");
    const others = ["notas.txt", "consultorio-viejo.gz", "site.db"];
    await mkdir(plan().folder);
    for (const file of [ancient, `${ancient}.parcial`, ...others])
      await writeFile(join(plan().folder, file), "");
    await new Backups(plan()).make(store, new Date(now.getTime() - 86_400_000));
    await new Backups(plan()).make(store, now);
    expect((await readdir(plan().folder)).toSorted()).toEqual(
      [...others, name("2026-11-21T03:00:00Z"), name("2026-11-22T03:00:00Z")].toSorted(),
    );
    await store.close();
  });
});

it("leaves nothing half written on a full disk, and says what to do", async () => {
  const store = await savedStore();
  await withSmallDisk(1, async (disk) => {
    const backups = new Backups(plan({ folder: disk.path }));
    await disk.fill(process.pid);
    const problem = `No queda espacio para el respaldo en ${disk.path}. Libera espacio.`;
    await expect(backups.make(store, now)).rejects.toThrow(problem);
    await disk.free(process.pid);
    expect(await readdir(disk.path)).toEqual([]);
    await backups.make(store, now);
    expect(await readdir(disk.path)).toEqual([name("2026-11-22T03:00:00Z")]);
  });
  await store.close();
});

describe("backups by themselves", () => {
  const minute = 60_000;
  let stop: () => Promise<void>;

  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ["setInterval", "clearInterval", "Date", "performance"] });
  });

  afterEach(async () => {
    await stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Follows the plan of a store, and counts its exports. */
  function followed(store: Store) {
    const tries = { count: 0 };
    const exportTo: Store["exportTo"] = (...parts) => {
      tries.count += 1;
      return store.exportTo(...parts);
    };
    stop = followBackups({ exportTo }, new Backups(plan()));
    return tries;
  }

  const kept = () => readdir(plan().folder).catch(() => []);

  it("are made a minute after the start and then each day at that time", async () => {
    const store = await savedStore();
    followed(store);
    const made: number[] = [];
    for (let hours = 0; hours < 49; hours += 1) {
      vi.advanceTimersByTime(60 * minute);
      if (hours % 24 === 0) await vi.waitFor(async () => expect(await kept()).toHaveLength(hours / 24 + 1));
      made.push((await kept()).length);
    }
    expect(made).toEqual([...Array(24).fill(1), ...Array(24).fill(2), 3]);
    await stop();
    await store.close();
  });

  it("report a failure once, are tried again an hour later, and disturb nothing", async () => {
    const store = await savedStore();
    const errorLog = vi.spyOn(log, "error").mockImplementation(() => {});
    await writeFile(plan().folder, "una carpeta no es");
    const tries = followed(store);
    for (let minutes = 0; minutes < 130; minutes += 1) {
      vi.advanceTimersByTime(minute);
      await new Promise((done) => setTimeout(done, 1));
    }
    expect(errorLog).toHaveBeenCalledTimes(1);
    await rm(plan().folder);
    vi.advanceTimersByTime(60 * minute);
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
    expect(tries.count).toBe(1);
    await stop();
    await store.close();
  });

  it("are tried again an hour after a failure, also where the clock was ahead then and was set right", async () => {
    const store = await savedStore();
    vi.spyOn(log, "error").mockImplementation(() => {});
    await writeFile(plan().folder, "una carpeta no es");
    vi.setSystemTime(new Date("2028-01-01T00:00:00Z"));
    followed(store);
    vi.advanceTimersByTime(minute);
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1));
    vi.setSystemTime(now);
    await rm(plan().folder);
    vi.advanceTimersByTime(60 * minute);
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
    await stop();
    await store.close();
  });
});

describe("the kept backups", () => {
  it("are all of the last 24 hours, one of each of 14 days, and one of each of 8 weeks", () => {
    const hourly = Array.from({ length: 100 * 24 }, (_, hours) => hoursAgo(hours));
    const gone = new Set(superfluous(hourly, { days: 14, now }));
    const kept = hourly.filter((file) => !gone.has(file));
    const days = new Set(kept.map((file) => file.slice(12, 22)));
    expect(kept.slice(0, 24)).toEqual(hourly.slice(0, 24));
    expect(kept.filter((file) => file < hoursAgo(24)).length).toBeLessThanOrEqual(14 + 8);
    for (let day = 0; day < 13; day += 1) expect(days).toContain(hoursAgo(day * 24).slice(12, 22));
    const oldest = kept.at(-1) ?? "";
    expect(oldest < hoursAgo(7 * 7 * 24) && oldest > hoursAgo(8 * 7 * 24)).toBe(true);
  });

  it("are the same for a clock that is months ahead for some hours", () => {
    const daily = Array.from({ length: 20 }, (_, day) => hoursAgo(day * 24 + 24));
    const ahead = [hoursAgo(-24 * 200 - 1), hoursAgo(-24 * 200), ...daily];
    const wrong = new Date(now.getTime() + 24 * 200 * 3_600_000 + 2 * 3_600_000);
    const kept = daily.filter((file) => !superfluous(daily, { days: 14, now }).includes(file));
    expect(kept.length).toBeGreaterThanOrEqual(14);
    for (const file of kept) expect(superfluous(ahead, { days: 14, now: wrong })).not.toContain(file);
  });

  it("are the same in a second call", () => {
    const daily = Array.from({ length: 80 }, (_, day) => hoursAgo(day * 24));
    const gone = new Set(superfluous(daily, { days: 14, now }));
    const kept = daily.filter((file) => !gone.has(file));
    expect(superfluous(kept, { days: 14, now })).toEqual([]);
  });
});
