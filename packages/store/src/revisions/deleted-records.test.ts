import { createReadStream } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { emptyDatabase, emptyStore, engines, openTestStore, temporaryFolder } from "#test/engines.ts";
import { exportToFile, importStore, type Store, system } from "../index.ts";

const legs = { id: "varices", name: "Várices" };
const clot = { id: "trombosis", name: "Trombosis" };
const long = new Date(0);

/** Saves the two diseases as version 1. */
async function withDiseases(store: Store): Promise<void> {
  await store.save(system, { documents: { ...documentsWith("x"), diseases: [legs, clot] }, base: 0 });
}

const names = async (store: Store, since = long) =>
  (await store.deletedRecords("diseases", since)).map(({ name }) => name);

describe.each(engines)("deleted records on %s", (engine) => {
  it("are found as they were last, with who deleted them and when", async () => {
    const clock = { now: new Date("2026-11-20T10:00:00Z") };
    const store = await emptyStore(engine, { now: () => clock.now });
    await withDiseases(store);
    clock.now = new Date("2026-11-21T10:00:00Z");

    await store.save(system, { documents: { diseases: [clot] }, base: 1 });

    expect(await store.deletedRecords("diseases", long)).toEqual([
      {
        document: "diseases",
        name: "Várices",
        record: legs,
        index: 0,
        author: { id: null, name: "Sistema" },
        createdAt: clock.now,
      },
    ]);
    expect(await store.deletedRecords("symptoms", long)).toEqual([]);
    expect(await names(store, clock.now)).toEqual(["Várices"]);
    expect(await names(store, new Date("2026-11-21T10:00:00.001Z"))).toEqual([]);
  });

  it("are listed with the last first, whatever was saved before and after", async () => {
    const store = await emptyStore(engine);
    await withDiseases(store);
    await store.save(system, { documents: { diseases: [clot] }, base: 1 });
    await store.save(system, { documents: { symptoms: [] }, base: 2 });
    await store.save(system, { documents: { diseases: [] }, base: 3 });

    expect(await names(store)).toEqual(["Trombosis", "Várices"]);
  });

  it("are noted while their collection is not right yet, and not again when it is", async () => {
    const store = await emptyStore(engine);
    await withDiseases(store);
    const added = { id: "nueva", name: "" };
    await store.save(system, { documents: {}, unfinished: { diseases: [legs, clot, added] }, base: 1 });
    await store.save(system, { documents: {}, unfinished: { diseases: [clot, added] }, base: 2 });
    await store.save(system, { documents: {}, unfinished: { diseases: [clot] }, base: 3 });
    await store.save(system, { documents: { diseases: [clot] }, base: 4 });

    expect(await store.deletedRecords("diseases", long)).toMatchObject([
      { name: "2", record: added, index: 1 },
      { name: "Várices", record: legs },
    ]);
  });

  it("are not noted by a save that is refused", async () => {
    const store = await emptyStore(engine);
    await withDiseases(store);
    await store.save(system, { documents: {}, base: 1 });

    await expect(store.save(system, { documents: { diseases: [] }, base: 1 })).rejects.toThrow();

    expect(await names(store)).toEqual([]);
  });

  it("are in an export, and in the database that it is imported into", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    await withDiseases(store);
    await store.save(system, { documents: { diseases: [legs] }, base: 1 });
    const file = join(await temporaryFolder(), "site.export.gz");
    await exportToFile(store, file);
    const copyUrl = await emptyDatabase(engine);
    await importStore(copyUrl, createReadStream(file));

    const copy = await openTestStore(copyUrl);

    expect(await copy.deletedRecords("diseases", long)).toEqual(await store.deletedRecords("diseases", long));
    expect(await names(copy)).toEqual(["Trombosis"]);
  });
});
