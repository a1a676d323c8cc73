import { describe, expect, it } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { emptyDatabase, emptyStore, engines, openTestStore, rows } from "#test/engines.ts";
import { storedProblems } from "#test/stored-problems.ts";
import { type StaticResponse, type Store, system } from "../index.ts";

function page(text: string): StaticResponse {
  const body = Uint8Array.from(Buffer.from(text));
  return { status: 200, headers: {}, body, brotli: body, gzip: body, etag: `"${text}"` };
}

/** Publishes once for each text. Returns the ids, the oldest first. */
async function publish(store: Store, texts: string[]): Promise<string[]> {
  const draft =
    (await store.draft()) ?? (await store.save(system, { documents: documentsWith("x"), base: 0 }));
  const ids: string[] = [];
  for (const text of texts) {
    const pages = new Map([
      ["/", page(text)],
      ["/a", page("igual")],
    ]);
    ids.push((await store.createPublication(system, { revisionId: draft.id, pages })).id);
  }
  return ids;
}

async function liveEtags(store: Store): Promise<string[]> {
  return Array.from((await store.live())?.pages.values() ?? [], ({ etag }) => etag);
}

describe.each(engines)("pruning of publications on %s", (engine) => {
  it("deletes old publications, and keeps the newest with every byte", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    const ids = await publish(store, ["uno", "dos", "tres", "cuatro"]);

    expect(await store.prunePublications(system, { newest: 2 })).toBe(2);

    expect((await store.publications()).map(({ id }) => id)).toEqual([ids[3], ids[2]]);
    expect(await liveEtags(store)).toEqual(['"cuatro"', '"igual"']);
    expect(await rows(url, "select * from page")).toHaveLength(4);
    expect(await rows(url, "select * from page_body")).toHaveLength(3);
    expect((await store.setLive(system, ids[2] ?? "")).publicationId).toBe(ids[2]);
    expect(await liveEtags(store)).toEqual(['"tres"', '"igual"']);
  });

  it("never deletes the live publication", async () => {
    const store = await emptyStore(engine);
    const [first = "", , third] = await publish(store, ["uno", "dos", "tres"]);
    await store.setLive(system, first);

    expect(await store.prunePublications(system, { newest: 1 })).toBe(1);

    expect((await store.publications()).map(({ id }) => id)).toEqual([third, first]);
    expect(await liveEtags(store)).toEqual(['"uno"', '"igual"']);
  });

  it("keeps the revisions, which can be published again", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    await publish(store, ["uno", "dos"]);
    const draft = await store.draft();

    await store.prunePublications(system, { newest: 1 });

    expect(await store.draft()).toEqual(draft);
    expect(await storedProblems(store, url)).toEqual([]);
  });

  it("deletes nothing when there are no more than should stay, at least one", async () => {
    const store = await emptyStore(engine);
    expect(await store.prunePublications(system, { newest: 0 })).toBe(0);
    await publish(store, ["uno"]);

    expect(await store.prunePublications(system, { newest: 0 })).toBe(0);

    expect(await store.publications()).toHaveLength(1);
  });

  it("keeps the files of deleted publications for half a year: others name them", async () => {
    const url = await emptyDatabase(engine);
    let now = new Date("2026-01-01T00:00:00Z");
    const store = await openTestStore(url, { now: () => now });
    const draft = await store.save(system, { documents: documentsWith("x"), base: 0 });
    const publishWith = (path: string) =>
      store.createPublication(system, { revisionId: draft.id, pages: new Map([[path, page(path)]]) });
    await publishWith("/assets/a.jpg");
    await publishWith("/assets/a.jpg");
    await publishWith("/vieja");
    await publishWith("/elements/b.js");
    await publishWith("/nueva");

    await store.prunePublications(system, { newest: 2 });
    const kept = async (path: string) => {
      const file = await store.earlierAsset(path);
      return file && [file.etag, Buffer.from(file.body).toString()];
    };
    for (const path of ["/assets/a.jpg", "/elements/b.js"])
      expect(await kept(path)).toEqual([`"${path}"`, path]);
    for (const path of ["/vieja", "/assets/otra.jpg", "/nueva"])
      expect(await store.earlierAsset(path)).toBeNull();
    expect(await storedProblems(store, url)).toEqual([]);

    now = new Date("2026-07-15T00:00:00Z");
    expect(await store.earlierAsset("/assets/a.jpg")).toBeNull();
    for (const path of ["/1", "/2"]) await publishWith(path);
    await store.prunePublications(system, { newest: 2 });
    expect(await store.earlierAsset("/elements/b.js")).not.toBeNull();
    // The clock may be wrong: nothing that was saved confirms it yet.
    expect(await rows(url, "select path from kept_asset")).toHaveLength(2);

    await store.save(system, { documents: {}, base: 1 });
    now = new Date("2026-07-16T00:00:00Z");
    await publishWith("/3");
    await store.prunePublications(system, { newest: 2 });
    expect(await rows(url, "select path from kept_asset")).toEqual([{ path: "/elements/b.js" }]);
    expect(await storedProblems(store, url)).toEqual([]);
  });

  it("lets the activity go on saying who published, and when", async () => {
    const clock = { time: Date.parse("2026-01-01T00:00:00Z") };
    const now = () => {
      clock.time += 1000;
      return new Date(clock.time);
    };
    const store = await emptyStore(engine, { now });
    const [first = ""] = await publish(store, ["uno"]);
    const revisionId = (await store.draft())?.id ?? "";
    await store.schedulePublication(system, { revisionId, due: new Date(clock.time + 10_000) });
    clock.time += 10_000;
    const scheduleId = (await store.claimScheduled(system))?.id ?? "";
    await store.createPublication(system, { revisionId, pages: new Map(), scheduleId });
    await publish(store, ["tres", "cuatro"]);
    const before = await store.activity(system);

    expect(await store.prunePublications(system, { newest: 1 })).toBe(3);

    expect(await store.activity(system)).toEqual(before);
    expect(before.filter(({ action }) => action === "site.published")).toHaveLength(3);
    expect(before).toContainEqual(expect.objectContaining({ id: first, detail: { version: 1 } }));
  });
});
