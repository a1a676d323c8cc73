import { join } from "node:path";
import { withSmallDisk } from "@consultorio/testkit/disk/small-disk";
import { isLong } from "@consultorio/testkit/long-form";
import { copyPublishedDatabase } from "@consultorio/testkit/server/published-database";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { badFiles, startOnBadFiles } from "../faults/bad-files.ts";
import { type Figure, holds, type Target } from "../faults/fault.ts";
import { fillTheDisk } from "../faults/full-disk.ts";
import { killWhileSaving } from "../faults/runs/r1-killed-while-saving.ts";
import { saveFromOneVersion } from "../faults/runs/r4-many-tabs.ts";
import { breakPublishes } from "../faults/runs/r8-failed-publish.ts";
import { yearFigures } from "../faults/runs/r12-year.ts";
import { killWhileRestoring } from "../faults/runs/r13-killed-while-moving.ts";

// A few rounds of what `pnpm faults` does for minutes. Counts only: that command measures times.

const silent = () => {};
/** As long as a few starts of the site take on a machine that is busy with other tests, in milliseconds. */
const runTimeout = 300_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => folder.remove());

/** A published site in a folder: the first start is not part of the fault. */
async function publishedSite(inFolder: string): Promise<Target> {
  const database = join(inFolder, "site.db");
  return { database, port: await copyPublishedDatabase(database) };
}

/** The figures that are not within their limits. */
const missed = (figures: readonly Figure[]) =>
  figures.filter((figure) => figure.unit !== "s" && figure.unit !== "ms" && !holds(figure));

describe("the site", () => {
  it("keeps every save that it confirmed before it was killed", { timeout: runTimeout }, async () => {
    expect(missed(await killWhileSaving(await publishedSite(folder.path), 2, silent))).toEqual([]);
  });

  it.runIf(isLong)(
    "lets one of many tabs win, and gives the others both versions",
    { timeout: runTimeout },
    async () => {
      expect(
        missed(await saveFromOneVersion(await publishedSite(folder.path), { tabs: 10, rounds: 3 })),
      ).toEqual([]);
    },
  );

  // The short form is the publishing that fails in losing.e2e.ts.
  it.runIf(isLong)(
    "keeps what is public when a publish fails or is killed",
    { timeout: runTimeout },
    async () => {
      expect(missed(await breakPublishes(await publishedSite(folder.path), 1, silent))).toEqual([]);
    },
  );

  it.runIf(isLong)("does not grow without measure in four months", { timeout: runTimeout }, async () => {
    const target = await publishedSite(folder.path);
    const year = {
      days: 120,
      editingHours: 0.5,
      publications: 3,
      uploads: 30,
      uploadBytes: 200_000,
      backups: 2,
    };
    expect(missed(await yearFigures(target, year, silent))).toEqual([]);
  });

  it.runIf(isLong)(
    "is the one before or the one of the backup where a restoration is killed",
    {
      timeout: runTimeout,
    },
    async () => {
      expect(missed(await killWhileRestoring(await publishedSite(folder.path), 1))).toEqual([]);
    },
  );

  it.runIf(isLong)(
    "says that the disk is full, and goes on once it is not",
    { timeout: runTimeout },
    async () => {
      const figures = await withSmallDisk(128, async (disk) =>
        fillTheDisk(disk, await publishedSite(disk.path), 20),
      );
      expect(missed(figures)).toEqual([]);
    },
  );

  // The short form is first-start.test.ts in packages/server.
  it.runIf(isLong)(
    "starts on a damaged database with the last publication",
    { timeout: runTimeout },
    async () => {
      const spoiled = badFiles.filter(({ name }) => name === "archivo dañado");
      expect(spoiled).toHaveLength(1);
      const figures = await withSmallDisk(128, async (disk) =>
        startOnBadFiles(disk, await publishedSite(disk.path), spoiled, silent),
      );
      expect(missed(figures)).toEqual([]);
    },
  );
});
