import { documentNames } from "@consultorio/content";
import { describe, expect, it } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { emptyDatabase, engines, openTestStore, rows } from "#test/engines.ts";
import { storedProblems } from "#test/stored-problems.ts";
import { type Store, system } from "../index.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(engines)("the history on %s", (engine) => {
  async function begun() {
    const url = await emptyDatabase(engine);
    const clock = { time: Date.parse("2026-01-05T12:00:00Z") };
    const store = await openTestStore(url, { now: () => new Date(clock.time) });
    const user = async (email: string) => {
      const { id } = await store.createUser(system, { email, password: "una contraseña larga" });
      return async () => (await store.createSession(id, { userAgent: "" })).session;
    };
    let version = 0;
    const save = async (actor: Parameters<Store["save"]>[0] = system) => {
      version += 1;
      const documents = version === 1 ? documentsWith("1") : { siteContent: { text: `versión ${version}` } };
      return store.save(actor, { documents, base: version - 1 });
    };
    const versions = async () =>
      (await store.revisions({ limit: 500 })).map((revision) => revision.version).reverse();
    return { url, clock, store, user, save, versions };
  }

  it("keeps every save of the last hour", async () => {
    const { clock, store, save, versions } = await begun();
    for (let count = 0; count < 5; count += 1) {
      await save();
      clock.time += minute;
    }
    expect(await store.thinRevisions(system)).toBe(0);
    expect(await versions()).toEqual([1, 2, 3, 4, 5]);
  });

  it("keeps of a day the last save of each author in ten minutes, of a week one an hour, then one a day and one a week", async () => {
    const { url, clock, store, user, save, versions } = await begun();
    const [ana, luis] = [await user("ana@example.com"), await user("luis@example.com")];
    // Two people take turns, twelve times in twelve minutes.
    for (let count = 0; count < 12; count += 1) {
      await save(await (count % 2 ? luis : ana)());
      clock.time += minute;
    }
    clock.time += 2 * hour;
    await store.thinRevisions(system);
    expect(await versions()).toEqual([9, 10, 11, 12]);
    expect((await store.draft())?.version).toBe(12);

    clock.time += 2 * day;
    await save();
    clock.time += 3 * hour;
    await save();
    clock.time += day;
    await store.thinRevisions(system);
    expect(await versions()).toEqual([12, 13, 14]);

    clock.time += 30 * day;
    await save();
    clock.time += day;
    await store.thinRevisions(system);
    expect(await versions()).toEqual([12, 14, 15]);

    clock.time += 90 * day;
    await save();
    clock.time += day;
    await store.thinRevisions(system);
    expect(await versions()).toEqual([14, 15, 16]);
    expect(await rows(url, "select * from revision_document")).toHaveLength(3 * documentNames.length);
    expect(await storedProblems(store, url)).toEqual([]);
  });

  it("keeps the version that a recovered one replaced for 90 days", async () => {
    const { clock, store, save, versions } = await begun();
    await save();
    await save();
    await store.save(system, { documents: documentsWith("1"), base: 2, note: "Recuperada de la versión 1" });
    await store.save(system, { documents: { siteContent: { text: "otra" } }, base: 3 });
    clock.time += 2 * hour;
    await store.thinRevisions(system);
    expect(await versions()).toEqual([2, 3, 4]);
    clock.time += 60 * day;
    await store.thinRevisions(system);
    expect(await versions()).toEqual([2, 3, 4]);
    clock.time += 60 * day;
    await store.save(system, { documents: { siteContent: { text: "la última" } }, base: 4 });
    clock.time += day;
    await store.thinRevisions(system);
    expect(await versions()).toEqual([4, 5]);
  });

  it("loses nothing to a clock that is months ahead for an hour", async () => {
    const { clock, store, versions } = await begun();
    const legs = { id: "a", name: "Várices" };
    await store.save(system, { documents: { ...documentsWith("1"), diseases: [legs] }, base: 0 });
    clock.time += hour;
    await store.save(system, { documents: { diseases: [] }, base: 1 });
    clock.time += hour;
    await store.save(system, { documents: documentsWith("1"), base: 2, note: "Recuperada de la versión 1" });
    clock.time += hour;
    await store.save(system, { documents: { symptoms: [] }, base: 3 });

    clock.time += 200 * day;
    await store.save(system, { documents: { symptoms: [] }, base: 4 });
    clock.time += hour;
    expect(await store.thinRevisions(system)).toBe(0);
    clock.time -= 200 * day;

    expect(await versions()).toEqual([1, 2, 3, 4, 5]);
    const since = new Date(clock.time - 90 * day);
    expect(await store.deletedRecords("diseases", since)).toMatchObject([{ record: legs }]);
  });

  it("keeps what is published, scheduled or under review, and where a deleted record can be recovered", async () => {
    const { clock, store, save, versions } = await begun();
    const first = await save();
    const published = await save();
    await store.createPublication(system, { revisionId: published.id, pages: new Map() });
    const scheduled = await save();
    await store.schedulePublication(system, {
      revisionId: scheduled.id,
      due: new Date(clock.time + 900 * day),
    });
    const reviewed = await save();
    await store.createReviewLink(system, {
      revisionId: reviewed.id,
      expiresAt: new Date(clock.time + 9 * day),
    });
    await save();
    await store.save(system, {
      documents: {
        diseases: [
          { id: "a", name: "A" },
          { id: "b", name: "B" },
        ],
      },
      base: 5,
    });
    await store.save(system, { documents: { diseases: [{ id: "b", name: "B" }] }, base: 6 });
    await store.save(system, { documents: { services: [] }, base: 7 });
    clock.time += 60 * day;
    await store.save(system, { documents: { symptoms: [] }, base: 8 });
    expect(first.version).toBe(1);

    await store.thinRevisions(system);
    expect(await versions()).toEqual([2, 3, 4, 6, 8, 9]);
    const since = new Date(clock.time - 90 * day);
    expect(await store.deletedRecords("diseases", since)).toMatchObject([{ name: "A" }]);

    clock.time += 60 * day;
    await store.save(system, { documents: { symptoms: [] }, base: 9 });
    clock.time += day;
    await store.thinRevisions(system);
    expect(await versions()).toEqual([2, 3, 4, 8, 9, 10]);
  });
});
