import { join } from "node:path";
import { withSmallDisk } from "@consultorio/testkit/disk/small-disk";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { badFiles, startOnBadFiles } from "../faults/bad-files.ts";
import { type Figure, holds } from "../faults/fault.ts";
import { fillTheDisk } from "../faults/full-disk.ts";
import { killWhileSaving } from "../faults/r1-killed-while-saving.ts";
import { saveFromOneVersion } from "../faults/r4-many-tabs.ts";
import { breakPublishes } from "../faults/r8-failed-publish.ts";

// A few rounds of what `pnpm faults` does for minutes. Counts only: how long a thing takes is that command's to say.

const silent = () => {};
/** As long as a few starts of the site take on a machine that is busy with other tests, in milliseconds. */
const runTimeout = 300_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  database = join(folder.path, "site.db");
});

afterEach(() => folder.remove());

/** What is not as it has to be. */
const missed = (figures: readonly Figure[]) =>
  figures.filter((figure) => figure.unit !== "s" && figure.unit !== "ms" && !holds(figure));

describe("the site", () => {
  it("keeps every save that it confirmed before it was killed", { timeout: runTimeout }, async () => {
    expect(missed(await killWhileSaving(database, 2, silent))).toEqual([]);
  });

  it("lets one of many tabs win, and gives the others both versions", { timeout: runTimeout }, async () => {
    expect(missed(await saveFromOneVersion(database, { tabs: 10, rounds: 3 }))).toEqual([]);
  });

  it("keeps what is public when a publish fails or is killed", { timeout: runTimeout }, async () => {
    expect(missed(await breakPublishes(database, 1, silent))).toEqual([]);
  });

  it("says that the disk is full, and goes on once it is not", { timeout: runTimeout }, async () => {
    expect(missed(await withSmallDisk(128, (disk) => fillTheDisk(disk, 20)))).toEqual([]);
  });

  it("starts on an empty or damaged database with what was public", { timeout: runTimeout }, async () => {
    const spoiled = badFiles.filter(({ name }) => name === "archivo vacío" || name === "archivo dañado");
    expect(spoiled).toHaveLength(2);
    expect(missed(await withSmallDisk(128, (disk) => startOnBadFiles(disk, spoiled, silent)))).toEqual([]);
  });
});
