import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { withSmallDisk } from "@consultorio/testkit/disk/small-disk";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { expect, it } from "vitest";
import { freeMegabytes, littleRoom } from "./free-disk.ts";

const backupIn = (folder: string) => ({ folder, hours: 24, days: 14 });

it("is the smaller one of the disks of the database and of the backups", async () => {
  await using folder = await temporaryFolder();
  const databaseUrl = `sqlite:${join(folder.path, "site.db")}`;
  await withSmallDisk(16, async (disk) => {
    const { bavail, bsize } = await statfs(disk.path);
    const here = await freeMegabytes({ databaseUrl, backup: null });
    const both = await freeMegabytes({ databaseUrl, backup: backupIn(disk.path) });
    expect(both).toBe(Math.min(here ?? 0, Math.floor((bavail * bsize) / 1024 ** 2)));
  });
});

it("is unknown where nothing is kept here, or the folder is not made yet", async () => {
  const databaseUrl = "postgres://localhost/site";
  expect(await freeMegabytes({ databaseUrl, backup: null })).toBeNull();
  expect(await freeMegabytes({ databaseUrl, backup: backupIn("/no/existe") })).toBeNull();
});

it("is reported when it is little", () => {
  expect(littleRoom(900)).toMatch(/^Quedan 900 MB libres/);
  expect([littleRoom(1024), littleRoom(null)]).toEqual([null, null]);
});
