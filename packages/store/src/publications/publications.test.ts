import { describe, expect, it, onTestFinished, vi } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { emptyDatabase, emptyStore, engines, openTestStore, rows } from "#test/engines.ts";
import { type LivePointer, openStore, type StaticResponse, type Store, system } from "../index.ts";

function page(text: string): StaticResponse {
  return {
    status: 200,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" },
    body: Uint8Array.from(Buffer.from(text)),
    brotli: Uint8Array.of(0, 255, 1),
    gzip: Uint8Array.of(31, 139, 0),
    etag: `"${text}"`,
  };
}

async function publish(store: Store, text: string) {
  const draft =
    (await store.draft()) ?? (await store.save(system, { documents: documentsWith("x"), base: 0 }));
  return store.createPublication(system, {
    revisionId: draft.id,
    pages: new Map([
      ["/", page(text)],
      ["/a", page("igual")],
    ]),
  });
}

describe.each(engines)("publications on %s", (engine) => {
  it("has nothing live before the first publication", async () => {
    const store = await emptyStore(engine);

    expect(await store.live()).toBeNull();
    expect(await store.livePointer()).toBeNull();
    expect(await store.publications()).toEqual([]);
  });

  it("stores as many files as a site has with hundreds of photographs", async () => {
    const store = await emptyStore(engine);
    const { id: revisionId } = await store.save(system, { documents: documentsWith("x"), base: 0 });
    const paths = Array.from({ length: 6000 }, (_, index) => `/media/${index}.webp`);

    await store.createPublication(system, {
      revisionId,
      pages: new Map(paths.map((path) => [path, page("igual")])),
    });

    expect((await store.live())?.pages.size).toBe(paths.length);
  });

  it("makes a new publication live with every byte of its pages", async () => {
    const store = await emptyStore(engine);
    const made = await publish(store, "¡hola!");

    const live = await store.live();

    expect(live).toMatchObject({ ...made, version: 1, generation: 1 });
    expect([...(live?.pages.keys() ?? [])]).toEqual(["/", "/a"]);
    const home = live?.pages.get("/");
    expect({
      ...home,
      body: [...(home?.body ?? [])],
      brotli: [...(home?.brotli ?? [])],
      gzip: [...(home?.gzip ?? [])],
    }).toEqual({
      ...page("¡hola!"),
      body: [...Buffer.from("¡hola!")],
      brotli: [0, 255, 1],
      gzip: [31, 139, 0],
    });
    expect([...(live?.marks.keys() ?? [])].sort()).toEqual(["/", "/a"]);
    expect(await store.livePointer()).toEqual({ publicationId: made.id, generation: 1 });
  });

  it("returns every page of a site with many pages", async () => {
    const store = await emptyStore(engine);
    const draft = await store.save(system, { documents: documentsWith("x"), base: 0 });
    const pages = new Map(
      Array.from({ length: 50 }, (_, index) => [`/${100 + index}`, page(`página ${index}`)]),
    );

    await store.createPublication(system, { revisionId: draft.id, pages });

    const live = await store.live();
    const etags = (all: ReadonlyMap<string, StaticResponse> = new Map()) =>
      Array.from(all, ([path, { etag }]) => [path, etag]);
    expect(etags(live?.pages)).toEqual(etags(pages));
  });

  it("keeps a page without a body or without other encodings", async () => {
    const store = await emptyStore(engine);
    const draft = await store.save(system, { documents: documentsWith("x"), base: 0 });
    const empty = new Uint8Array();

    await store.createPublication(system, {
      revisionId: draft.id,
      pages: new Map([["/viejo", { ...page(""), status: 308, body: empty, brotli: null, gzip: null }]]),
    });

    const live = await store.live();
    expect(live?.pages.get("/viejo")).toMatchObject({
      status: 308,
      headers: { "Cache-Control": "no-cache" },
      brotli: null,
      gzip: null,
    });
    expect(live?.pages.get("/viejo")?.body.byteLength).toBe(0);
  });

  it("goes back to an earlier publication and does not change the draft", async () => {
    const store = await emptyStore(engine);
    const first = await publish(store, "uno");
    const second = await publish(store, "dos");
    const draft = await store.draft();

    const pointer = await store.setLive(system, first.id);

    expect(pointer).toEqual({ publicationId: first.id, generation: 3 });
    expect((await store.live())?.pages.get("/")?.etag).toBe('"uno"');
    expect(await store.draft()).toEqual(draft);
    expect((await store.publications()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await store.publications({ limit: 5, before: second.id })).toEqual([first]);
    expect((await store.auditTrail())[0]).toMatchObject({
      action: "live.set",
      detail: { publication: first.id },
    });
  });

  it("keeps what the pages of the newest publication were made of", async () => {
    const store = await emptyStore(engine);
    const { id: revisionId } = await store.save(system, { documents: documentsWith("x"), base: 0 });
    const publishWith = (records?: Uint8Array) =>
      store.createPublication(system, {
        revisionId,
        pages: new Map([["/", page("x")]]),
        ...(records && { records }),
      });
    expect(await store.pageRecords()).toBeNull();
    for (const record of [1, 2]) {
      await publishWith(Uint8Array.of(record));
      expect([...((await store.pageRecords()) ?? [])]).toEqual([record]);
    }
    await publishWith();
    expect(await store.pageRecords()).toBeNull();
  });

  it("reads only the changed pages when the caller has the earlier ones", async () => {
    const store = await emptyStore(engine);
    await publish(store, "uno");
    const previous = await store.live();
    await publish(store, "dos");

    const live = await store.live(previous);

    expect(live).toEqual(await store.live());
    expect(live?.pages.get("/")).not.toBe(previous?.pages.get("/"));
    expect(live?.pages.get("/a")).toBe(previous?.pages.get("/a"));
    const again = await store.live(live);
    for (const path of ["/", "/a"]) expect(again?.pages.get(path)).toBe(live?.pages.get(path));
  });

  it.each<[string, Partial<StaticResponse> & { path?: string }]>([
    ["path", { path: "/b" }],
    ["status", { status: 404 }],
    ["header", { headers: { "Content-Type": "text/plain" } }],
    ["etag", { etag: '"otro"' }],
    ["byte", { gzip: Uint8Array.of(31, 139, 1) }],
  ])("reads a page again when only its %s differs", async (_what, { path = "/a", ...difference }) => {
    const store = await emptyStore(engine);
    const draft = await store.save(system, { documents: documentsWith("x"), base: 0 });
    const publishOne = (at: string, only: StaticResponse) =>
      store.createPublication(system, { revisionId: draft.id, pages: new Map([[at, only]]) });
    await publishOne("/a", page("igual"));
    const previous = await store.live();
    await publishOne(path, { ...page("igual"), ...difference });

    const live = await store.live(previous);

    expect(live).toEqual(await store.live());
    expect([...(live?.pages.keys() ?? [])]).toEqual([path]);
    expect(live?.pages.get(path)).not.toBe(previous?.pages.get("/a"));
  });

  it("accepts only the first of two publications that were rendered for the same live site", async () => {
    const url = await emptyDatabase(engine);
    const stores = [await openTestStore(url), await openTestStore(url)];
    const draft = await stores[0]?.save(system, { documents: documentsWith("x"), base: 0 });
    const revisionId = draft?.id ?? "";
    for (const base of [0, 1]) {
      const ends = await Promise.allSettled(
        stores.map((store, index) =>
          store.createPublication(system, { revisionId, pages: new Map([["/", page(`de ${index}`)]]), base }),
        ),
      );
      expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(ends.find(({ status }) => status === "rejected")).toMatchObject({
        reason: {
          code: "publication-overtaken",
          message:
            "Mientras se preparaba esta publicación, otra salió antes o se borraron palabras del historial. Revisa el sitio y, si hace falta, publica de nuevo.",
        },
      });
    }

    expect(await stores[0]?.livePointer()).toMatchObject({ generation: 2 });
    expect(await stores[0]?.publications()).toHaveLength(2);
  });

  it("refuses an unknown revision or publication and leaves the live one", async () => {
    const store = await emptyStore(engine);
    const live = await publish(store, "uno");

    await expect(
      store.createPublication(system, { revisionId: "nada", pages: new Map([["/", page("x")]]) }),
    ).rejects.toMatchObject({
      code: "revision-to-publish-not-found",
      message: "La versión por publicar no existe.",
    });
    await expect(store.setLive(system, "nada")).rejects.toMatchObject({
      code: "publication-not-found",
      message: "Esa publicación no existe.",
    });

    expect(await store.livePointer()).toEqual({ publicationId: live.id, generation: 1 });
  });

  it("stores all pages or none", async () => {
    const store = await emptyStore(engine);
    const live = await publish(store, "uno");
    const draft = await store.draft();

    const failing = store.createPublication(system, {
      revisionId: draft?.id ?? "",
      pages: new Map([
        ["/", page("x")],
        ["/b", { ...page("y"), status: 200.5 }],
      ]),
    });

    await expect(failing).rejects.toMatchObject({ code: `${engine}-failed` });
    expect((await store.publications()).map(({ id }) => id)).toEqual([live.id]);
    expect((await store.live())?.pages.get("/")?.etag).toBe('"uno"');
  });

  it("keeps the bytes of an unchanged page once", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);

    await publish(store, "uno");
    await publish(store, "dos");

    expect(await rows(url, "select * from page_body")).toHaveLength(3);
  });

  it("calls back with the pointer, and at once after each change of its own process", async () => {
    const store = await emptyStore(engine);
    const first = await publish(store, "uno");
    const heard: LivePointer[] = [];
    store.onLive((pointer) => heard.push(pointer));
    await vi.waitFor(() => expect(heard).toEqual([{ publicationId: first.id, generation: 1 }]));

    const second = await publish(store, "dos");

    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ publicationId: second.id, generation: 2 }), {
      timeout: 500,
      interval: 5,
    });
    expect(heard).toHaveLength(2);
  });

  it("notifies another store of a change, and never of an older one after a newer one", async () => {
    const url = await emptyDatabase(engine);
    const [one, other] = [await openTestStore(url), await openTestStore(url)];
    const heard: number[] = [];
    other.onLive(({ generation }) => heard.push(generation));

    for (let move = 1; move <= 10; move += 1) await publish(one, `texto ${move}`);

    await vi.waitFor(() => expect(heard.at(-1)).toBe(10), { timeout: 3000 });
    expect(heard).toEqual([...new Set(heard)].sort((a, b) => a - b));
  });

  it("says how it learns of changes by others", async () => {
    const store = await emptyStore(engine);
    expect(store.notificationMode()).toBe("poll");

    store.onLive(() => {});

    await expect.poll(() => store.notificationMode()).toBe(engine === "postgres" ? "listen" : "poll");
  });

  it("does not call back after unsubscribing", async () => {
    const store = await emptyStore(engine);
    const [left, stayed] = [vi.fn(), vi.fn()];
    const leave = store.onLive(left);
    const leaveLast = store.onLive(stayed);
    leave();

    await publish(store, "uno");

    await vi.waitFor(() => expect(stayed).toHaveBeenCalledOnce());
    expect(left).not.toHaveBeenCalled();

    leaveLast();
    await publish(store, "dos");
    expect(store.notificationMode()).toBe("poll");
    const later = vi.fn();
    store.onLive(later);
    await vi.waitFor(() => expect(later).toHaveBeenCalledOnce());
    expect(stayed).toHaveBeenCalledOnce();
  });

  it("reports a subscriber that throws and calls the others", async () => {
    const onProblem = vi.fn();
    const store = await emptyStore(engine, { onProblem });
    const heard = vi.fn();
    store.onLive(() => {
      throw new Error("se rompió");
    });
    store.onLive(heard);

    await publish(store, "uno");

    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(onProblem).toHaveBeenCalledWith(new Error("se rompió"));
  });

  it("reports any value that a subscriber throws, to stderr by default", async () => {
    const url = await emptyDatabase(engine);
    const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    onTestFinished(() => written.mockRestore());
    const store = await openStore(url);
    onTestFinished(() => store.close());
    await publish(store, "uno");
    store.onLive(() => {
      throw "se rompió";
    });

    await vi.waitFor(() => expect(written).toHaveBeenCalledWith("se rompió\n"));
  });

  it("reports an outage once, and calls back with the pointer when it is over", async () => {
    const url = await emptyDatabase(engine);
    const onProblem = vi.fn();
    const store = await openTestStore(url, { onProblem });
    await publish(store, "uno");
    await rows(url, "alter table live rename to away");

    store.onLive(() => {});
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalledOnce(), { timeout: 10_000 });
    store.onLive(() => {});
    await expect(store.livePointer()).rejects.toMatchObject({ code: `${engine}-failed` });
    await rows(url, "alter table away rename to live");
    const heard = vi.fn();
    store.onLive(heard);

    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect(onProblem).toHaveBeenCalledOnce();
  });
});
