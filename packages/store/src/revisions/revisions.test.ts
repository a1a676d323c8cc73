import { documentNames } from "@consultorio/content";
import { describe, expect, it } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { emptyDatabase, emptyStore, engines, openTestStore, rows } from "#test/engines.ts";
import { sha256 } from "../base/canonical-json.ts";
import { StoreError, system, VersionConflict } from "../index.ts";

/** Repeats a save: a slow machine may refuse one that waits too long. */
async function retryTransient<T>(save: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await save();
    } catch (error) {
      if (!(error instanceof StoreError && error.transient)) throw error;
    }
  }
}

describe.each(engines)("revisions on %s", (engine) => {
  it("has no draft before the first save", async () => {
    const store = await emptyStore(engine);

    expect(await store.draft()).toBeNull();
    expect(await store.revisions()).toEqual([]);
    expect(await store.revision("nada")).toBeNull();
  });

  it("returns what was saved, with its author, note, time and hashes", async () => {
    const createdAt = new Date("2026-11-20T15:04:05.678Z");
    const store = await emptyStore(engine, { now: () => createdAt });

    const saved = await store.save(system, { documents: documentsWith("uno"), base: 0, note: "Inicio" });

    expect(saved).toMatchObject({
      version: 1,
      author: { id: null, name: "Sistema" },
      note: "Inicio",
      createdAt,
    });
    expect(saved.documents).toEqual(documentsWith("uno"));
    expect(saved.hashes.diseases).toBe(sha256('{"name":"diseases","text":"uno"}'));
    expect(await store.draft()).toEqual(saved);
    expect(await store.revision(saved.id)).toEqual(saved);
  });

  it("keeps the documents that a save does not contain", async () => {
    const store = await emptyStore(engine);
    const first = await store.save(system, { documents: documentsWith("uno"), base: 0 });

    const second = await store.save(system, { documents: { symptoms: ["dolor"] }, base: 1 });

    expect(second.version).toBe(2);
    expect(second.documents).toEqual({ ...documentsWith("uno"), symptoms: ["dolor"] });
    expect(second.hashes.services).toBe(first.hashes.services);
    expect(await store.revision(first.id)).toEqual(first);
  });

  it("keeps an unfinished document beside the valid one until the document is saved", async () => {
    const store = await emptyStore(engine);
    await store.save(system, { documents: documentsWith("uno"), base: 0 });

    const typed = await store.save(system, {
      documents: {},
      unfinished: { services: ["a medias"] },
      base: 1,
    });
    const other = await store.save(system, { documents: { symptoms: ["dolor"] }, base: 2 });
    const finished = await store.save(system, { documents: { services: ["entero"] }, base: 3 });

    expect(typed.documents).toEqual(documentsWith("uno"));
    expect(typed.unfinished).toEqual({ services: ["a medias"] });
    expect(other.unfinished).toEqual({ services: ["a medias"] });
    expect(finished.unfinished).toEqual({});
    expect(await store.revision(typed.id)).toEqual(typed);
  });

  it("refuses a save from an old version and returns both versions", async () => {
    const store = await emptyStore(engine);
    const base = await store.save(system, { documents: documentsWith("base"), base: 0 });
    const current = await store.save(system, { documents: { services: "de Ana" }, base: 1 });

    const late = store.save(system, { documents: { services: "de Luis" }, base: 1 });

    await expect(late).rejects.toBeInstanceOf(VersionConflict);
    await expect(late).rejects.toMatchObject({
      name: "VersionConflict",
      code: "version-conflict",
      message: "Otra persona guardó cambios mientras editabas. Revisa ambas versiones.",
      current,
      base,
    });
    expect(await store.draft()).toEqual(current);
  });

  it("refuses a version that never existed, and a second first save", async () => {
    const store = await emptyStore(engine);
    await store.save(system, { documents: documentsWith("uno"), base: 0 });

    await expect(store.save(system, { documents: {}, base: 7 })).rejects.toMatchObject({ base: null });
    await expect(store.save(system, { documents: documentsWith("dos"), base: 0 })).rejects.toMatchObject({
      code: "version-conflict",
      current: { version: 1 },
      base: null,
    });
  });

  it("refuses a first save that lacks a document, and writes nothing", async () => {
    const store = await emptyStore(engine);

    await expect(store.save(system, { documents: { services: [] }, base: 0 })).rejects.toEqual(
      new StoreError("document-missing", { document: "siteContent" }),
    );
    expect(await store.draft()).toBeNull();
  });

  it("lists the newest first, page by page", async () => {
    const store = await emptyStore(engine);
    await store.save(system, { documents: documentsWith("uno"), base: 0 });
    for (let base = 1; base < 5; base += 1) await store.save(system, { documents: {}, base });

    const newest = await store.revisions({ limit: 2 });
    const older = await store.revisions({ limit: 50, before: 4 });

    expect(newest.map(({ version }) => version)).toEqual([5, 4]);
    expect(older.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it("names the documents that forms showed in some versions, and reads them by their hash", async () => {
    const store = await emptyStore(engine);
    const first = await store.save(system, { documents: documentsWith("uno"), base: 0 });
    await store.save(system, { documents: {}, unfinished: { services: ["a medias"] }, base: 1 });
    await store.save(system, { documents: { symptoms: [] }, base: 2 });

    const shown = await store.shownDocuments([1, 2, 7]);
    expect([...shown.keys()].sort()).toEqual([1, 2]);
    expect(shown.get(1)).toEqual(first.hashes);
    const typed = shown.get(2)?.services ?? "";
    expect(shown.get(2)).toEqual({ ...first.hashes, services: typed });
    expect(await store.documentsByHash([typed, first.hashes.symptoms, "nada"])).toEqual(
      new Map<string, unknown>([
        [typed, ["a medias"]],
        [first.hashes.symptoms, { name: "symptoms", text: "uno" }],
      ]),
    );
    expect(await store.shownDocuments([])).toEqual(new Map());
    expect(await store.documentsByHash([])).toEqual(new Map());
  });

  it("keeps booleans, Dates, missing members, odd characters and odd keys as JSON has them", async () => {
    const store = await emptyStore(engine);
    const odd = {
      visible: true,
      hidden: false,
      missing: undefined,
      createdAt: new Date("2026-01-02T03:04:05.000Z"),
      text: "ñ \u0000 \ud800 😀 ‮ \u2028",
      empty: "",
      list: [undefined, null, 0, -0, 1e21, 0.1],
      ["__proto__"]: "x",
    };

    await store.save(system, { documents: { ...documentsWith("uno"), siteContent: odd }, base: 0 });

    const draft = await store.draft();
    expect(draft?.documents.siteContent).toEqual(JSON.parse(JSON.stringify(odd)));
  });

  it("sanitizes a note, and accepts none", async () => {
    const store = await emptyStore(engine);

    const noted = await store.save(system, { documents: documentsWith("x"), base: 0, note: "a\0b\ud800c" });
    const silent = await store.save(system, { documents: {}, base: 1, note: undefined });

    expect(noted.note).toBe("a\ufffdb\ufffdc");
    expect(silent.note).toBeNull();
  });

  it("accepts one of fifty saves from the same version, and refuses the others with both versions", async () => {
    const store = await emptyStore(engine);
    await store.save(system, { documents: documentsWith("base"), base: 0 });

    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, tab) =>
        retryTransient(() => store.save(system, { documents: { services: tab }, base: 1 })),
      ),
    );

    const won = results.filter(({ status }) => status === "fulfilled");
    const lost = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(won).toHaveLength(1);
    expect(lost).toHaveLength(49);
    for (const conflict of lost) {
      expect(conflict).toMatchObject({
        code: "version-conflict",
        current: { version: 2 },
        base: { version: 1 },
      });
    }
    expect((await store.revisions()).map(({ version }) => version)).toEqual([2, 1]);
  });

  it("allows two stores on one database to read and then write, with no other error than the conflict", async () => {
    const url = await emptyDatabase(engine);
    const [one, other] = [await openTestStore(url), await openTestStore(url)];
    await one.save(system, { documents: documentsWith("base"), base: 0 });

    for (let base = 1; base <= 20; base += 1) {
      const results = await Promise.allSettled(
        [one, other].map((store) => store.save(system, { documents: { services: base }, base })),
      );
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      const [reason] = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
      expect(reason).toBeInstanceOf(VersionConflict);
    }

    expect((await other.revisions()).map(({ version }) => version)).toEqual(
      Array.from({ length: 21 }, (_, index) => 21 - index),
    );
  });

  it("stores each document once for all revisions", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    await store.save(system, { documents: documentsWith("igual"), base: 0 });

    await store.save(system, { documents: documentsWith("igual"), base: 1 });
    await store.save(system, { documents: { symptoms: "otro" }, base: 2 });

    expect(await rows(url, "select hash from document")).toHaveLength(documentNames.length + 1);
  });

  it("has no guides where a revision was stored before there were any, and keeps those that come", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    await store.save(system, { documents: documentsWith("uno"), base: 0 });
    await rows(url, "delete from revision_document where name = 'guides'");

    const old = await store.draft();
    const saved = await store.save(system, { documents: { symptoms: "otro" }, base: 1 });
    const next = await store.save(system, { documents: { guides: ["una"] }, base: 2 });

    expect(old?.documents.guides).toEqual([]);
    expect(saved.hashes.guides).toBe(old?.hashes.guides);
    expect(next.documents.guides).toEqual(["una"]);
    const shown = await store.shownDocuments([1, 2]);
    expect(shown.get(1)?.guides).toBe(shown.get(2)?.guides);
    const hash = old?.hashes.guides ?? "";
    expect(await store.documentsByHash([hash])).toEqual(new Map([[hash, []]]));
  });

  it("names the document that a revision lacks", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    await store.save(system, { documents: documentsWith("uno"), base: 0 });
    await rows(url, "delete from revision_document where name = 'services'");

    await expect(store.draft()).rejects.toMatchObject({
      code: "stored-document-missing",
      message: "A la revisión guardada le falta el documento «services».",
    });
  });
});
