import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { badFiles, startOnBadFiles } from "../faults/bad-files.ts";
import { type Figure, holds } from "../faults/fault.ts";
import { fillTheDisk } from "../faults/full-disk.ts";
import { killWhileSaving } from "../faults/r1-killed-while-saving.ts";
import { saveFromOneVersion } from "../faults/r4-many-tabs.ts";
import { breakPublishes } from "../faults/r8-failed-publish.ts";
import { withSmallDisk } from "../faults/small-disk.ts";
import { temporaryFolder } from "./running-server.ts";

// What `pnpm faults` does many times over, done a few times. Figures of time are its own: they need a quiet machine.

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
});

afterAll(() => folder?.remove());

const silent = () => {};
const missed = (figures: readonly Figure[]) =>
  figures.filter((figure) => figure.unit !== "s" && !holds(figure));

// Each starts several servers one after the other.
describe("the site", { timeout: 300_000 }, () => {
  it("loses no acknowledged save when it is killed in the middle of saving", async () => {
    expect(missed(await killWhileSaving(join(folder.path, "killed.db"), 2, silent))).toEqual([]);
  });

  it("lets one of many tabs win that save the same version, and tells the others both", async () => {
    const figures = await saveFromOneVersion(join(folder.path, "tabs.db"), { tabs: 10, rounds: 3 });
    expect(missed(figures)).toEqual([]);
  });

  it("keeps the old publication when one fails or is killed, and publishes the next", async () => {
    expect(missed(await breakPublishes(join(folder.path, "publish.db"), 1, silent))).toEqual([]);
  });

  it("keeps its pages, and what it acknowledged, on a full disk", async () => {
    expect(missed(await withSmallDisk(128, (disk) => fillTheDisk(disk, 20)))).toEqual([]);
  });

  it("shows what was public, says why it is closed, and comes back by itself from a bad database", async () => {
    const some = badFiles.filter(({ name }) => ["archivo vacío", "archivo dañado"].includes(name));
    expect(missed(await withSmallDisk(128, (disk) => startOnBadFiles(disk, some, silent)))).toEqual([]);
  });
});
