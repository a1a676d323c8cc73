import { describe, expect, it } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { emptyDatabase, emptyStore, engines, openTestStore, rows } from "#test/engines.ts";
import { type Store, system } from "../index.ts";
import type { MediaUpload } from "./media.ts";

const photo: MediaUpload = {
  name: "consultorio\0 nuevo.jpg",
  width: 4000,
  height: 3000,
  files: [
    { width: 1280, height: 960, type: "image/webp", body: Uint8Array.of(4, 0, 255) },
    { width: 640, height: 480, type: "image/webp", body: Uint8Array.of(1, 2) },
  ],
};

const film = (body: Uint8Array): MediaUpload => ({
  name: "consulta.mp4",
  width: 0,
  height: 0,
  files: [{ width: 0, height: 0, type: "video/mp4", body }],
});

/** As an array of its own kind: each engine answers another. */
async function sliceOf(store: Store, hash: string, from: number, length: number): Promise<Uint8Array | null> {
  const bytes = await store.videoSlice(hash, "video/mp4", from, length);
  return bytes && new Uint8Array(bytes);
}

/** A video, slice after slice. */
async function whole(store: Store, hash: string): Promise<Uint8Array> {
  const slices: Uint8Array[] = [];
  for (let at = 0; ; at += slices.at(-1)?.length ?? 0) {
    const slice = await sliceOf(store, hash, at, 1_000_000);
    if (!slice?.length) return new Uint8Array(Buffer.concat(slices));
    slices.push(slice);
  }
}

describe.each(engines)("media on %s", (engine) => {
  it("knows how many bytes an account uploaded within a time", async () => {
    const clock = { time: Date.parse("2026-11-20T12:00:00.000Z") };
    const store = await emptyStore(engine, { now: () => new Date(clock.time) });
    const { id } = await store.createUser(system, { email: "ana@example.com", password: "una frase larga" });
    const { session } = await store.createSession(id);
    expect(await store.uploadedBytes(id, 1000)).toBe(0);
    await store.putMedia(session, photo);
    await store.putMedia(session, film(new Uint8Array(300_000)));
    await store.putMedia(system, film(new Uint8Array(5)));

    expect(await store.uploadedBytes(id, 1000)).toBe(300_005);
    clock.time += 1000;
    expect(await store.uploadedBytes(id, 1000)).toBe(0);
  });

  it("returns a picture and the bytes of each width", async () => {
    const store = await emptyStore(engine);

    const added = await store.putMedia(system, photo);

    expect(added).toMatchObject({
      name: "consultorio\ufffd nuevo.jpg",
      width: 4000,
      author: { id: null, name: "Sistema" },
      files: [
        { width: 640, height: 480, type: "image/webp", size: 2 },
        { width: 1280, height: 960, type: "image/webp", size: 3 },
      ],
    });
    expect(await store.media(added.hash)).toEqual(added);
    expect([...((await store.mediaFile(added.hash, 1280, "image/webp")) ?? [])]).toEqual([4, 0, 255]);
  });

  it("remembers that a picture is cut out of its background", async () => {
    const store = await emptyStore(engine);
    const plain = await store.putMedia(system, photo);
    const figure = await store.putMedia(system, { ...photo, cutout: true, files: photo.files.slice(1) });
    const listed = await store.listMedia();
    expect(listed.map(({ hash, cutout }) => ({ hash, cutout }))).toEqual([
      { hash: figure.hash, cutout: true },
      { hash: plain.hash, cutout: false },
    ]);
  });

  it("returns null for other widths, types and pictures", async () => {
    const store = await emptyStore(engine);
    const { hash } = await store.putMedia(system, photo);

    expect(await store.mediaFile(hash, 1281, "image/webp")).toBeNull();
    expect(await store.mediaFile(hash, 1280, "image/avif")).toBeNull();
    expect(await store.media("nada")).toBeNull();
    expect(await (await emptyStore(engine)).listMedia()).toEqual([]);
  });

  it("returns a video in slices, and its size", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    const body = Uint8Array.from({ length: 600_000 }, (_, at) => at % 251);

    const { hash, files } = await store.putMedia(system, film(body));

    expect(files).toEqual([{ width: 0, height: 0, type: "video/mp4", size: 600_000 }]);
    expect((await store.listMedia())[0]?.files).toEqual(files);
    // Only the requested bytes are read: no row is large.
    expect(await rows(url, "select max(length(body)) as largest from video_chunk")).toEqual([
      { largest: 256 * 1024 },
    ]);
    expect(await sliceOf(store, hash, 599_998, 9)).toEqual(body.slice(599_998));
    expect(await sliceOf(store, hash, 600_000, 9)).toEqual(new Uint8Array());
    expect(await sliceOf(store, hash, 4, 3)).toEqual(Uint8Array.of(4, 5, 6));
    expect(await whole(store, hash)).toEqual(body);
    expect(await store.mediaFile(hash, 0, "video/mp4")).toBeNull();
    expect(await store.videoSlice(hash, "video/webm", 0, 9)).toBeNull();
    expect(await sliceOf(store, "nada", 0, 9)).toBeNull();
  });

  it.each([
    ["before the first", -1, 2, [7, 8]],
    ["between two", 1.5, 2, [8, 9]],
    ["that is no number", Number.NaN, 2, [7, 8]],
    ["after the last", 2 ** 31, 2, []],
    ["that is infinite", Number.POSITIVE_INFINITY, 2, []],
    ["with a length that is no number", 0, Number.NaN, []],
    ["with a length below nothing", 0, -1, []],
    ["with a length that is infinite", 0, Number.POSITIVE_INFINITY, [7, 8, 9]],
  ])("uses the nearest byte for one %s", async (_, from, length, bytes) => {
    const store = await emptyStore(engine);
    const { hash } = await store.putMedia(system, film(Uint8Array.of(7, 8, 9)));

    expect(await sliceOf(store, hash, from, length)).toEqual(Uint8Array.from(bytes));
  });

  it("returns the existing picture when it is uploaded again", async () => {
    const store = await emptyStore(engine);
    const first = await store.putMedia(system, photo);

    const [again, atOnce] = await Promise.all([
      store.putMedia(system, { ...photo, name: "otra.jpg" }),
      store.putMedia(system, photo),
    ]);

    expect(again).toEqual(first);
    expect(atOnce).toEqual(first);
    expect(await store.listMedia()).toEqual([first]);
  });

  it("takes another size of a picture, which keeps its address; one that is there stays", async () => {
    const store = await emptyStore(engine);
    const { hash } = await store.putMedia(system, photo);
    const small = { width: 320, height: 240, type: "image/avif", body: Uint8Array.of(7) };

    await Promise.all([store.addMediaFile(hash, small), store.addMediaFile(hash, small)]);
    await store.addMediaFile(hash, { ...small, body: Uint8Array.of(8, 8) });

    expect((await store.media(hash))?.files.map(({ width, size }) => [width, size])).toEqual([
      [320, 1],
      [640, 2],
      [1280, 3],
    ]);
    expect([...((await store.mediaFile(hash, 320, "image/avif")) ?? [])]).toEqual([7]);
    expect(await store.putMedia(system, photo)).toEqual(await store.media(hash));
  });

  it("refuses a size of a picture that was deleted meanwhile", async () => {
    const store = await emptyStore(engine);
    const { hash } = await store.putMedia(system, photo);
    await store.deleteMedia(system, hash);

    const size = { width: 320, height: 240, type: "image/avif", body: Uint8Array.of(7) };
    await expect(store.addMediaFile(hash, size)).rejects.toMatchObject({ code: "media-not-found" });
  });

  it("lists the newest first, page by page", async () => {
    const store = await emptyStore(engine);
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map((byte) =>
        store.putMedia(system, {
          ...photo,
          files: [{ width: 1, height: 1, type: "image/webp", body: Uint8Array.of(byte) }],
        }),
      ),
    );

    expect(await store.listMedia({ limit: 2 })).toEqual([three, two]);
    expect(await store.listMedia({ before: two?.id ?? "" })).toEqual([one]);
  });

  it("deletes a picture that nothing uses", async () => {
    const store = await emptyStore(engine);
    const { hash } = await store.putMedia(system, photo);

    await store.deleteMedia(system, hash);

    expect(await store.media(hash)).toBeNull();
    expect(await store.mediaFile(hash, 640, "image/webp")).toBeNull();
    expect(await store.auditTrail()).toMatchObject([
      { action: "media.deleted", detail: { hash, name: "consultorio\ufffd nuevo.jpg" } },
      { action: "media.added", detail: { hash } },
    ]);
    await expect(store.deleteMedia(system, hash)).rejects.toMatchObject({
      code: "media-not-found",
      message: "Ese archivo no existe.",
    });
  });

  it("refuses to delete a picture that the draft, the public site, a scheduled or a stored publication uses", async () => {
    const store = await emptyStore(engine);
    const { hash } = await store.putMedia(system, photo);
    const refused = {
      code: "media-in-use",
      message: "Este archivo está en uso. Cámbialo por otro antes de borrarlo.",
    };
    const deleting = () => store.deleteMedia(system, hash);

    const named = await store.save(system, {
      documents: documentsWith(`/media/${hash}-1x1.webp`),
      base: 0,
    });
    await expect(deleting()).rejects.toMatchObject(refused);
    await store.createPublication(system, { revisionId: named.id, pages: new Map() });
    const free = await store.save(system, { documents: documentsWith("nada"), base: 1 });
    await expect(deleting()).rejects.toMatchObject(refused);
    await store.createPublication(system, { revisionId: free.id, pages: new Map() });
    await store.schedulePublication(system, { revisionId: named.id, due: new Date("2999-01-01") });
    await expect(deleting()).rejects.toMatchObject(refused);
    await store.cancelSchedule(system);
    await expect(deleting()).rejects.toMatchObject({
      code: "media-in-history",
      message: expect.stringContaining("Una publicación anterior a la que puedes volver"),
    });
    await store.prunePublications(system, { newest: 1 });

    await expect(deleting()).resolves.toBeUndefined();
  });

  it("deletes a picture that was described and that nothing shows", async () => {
    const store = await emptyStore(engine);
    const { hash } = await store.putMedia(system, photo);
    const note = { path: `/media/${hash}-1x1.webp`, alt: "La sala de espera" };
    const described = (imagePath: string) => ({ aboutMe: { imagePath }, pictures: [note] });
    const documents = { ...documentsWith("nada"), siteContent: described(note.path) };
    await store.save(system, { documents, base: 0 });
    await expect(store.deleteMedia(system, hash)).rejects.toMatchObject({ code: "media-in-use" });
    const free = await store.save(system, { documents: { siteContent: described("") }, base: 1 });
    await store.createPublication(system, { revisionId: free.id, pages: new Map() });

    await expect(store.deleteMedia(system, hash)).resolves.toBeUndefined();
  });

  it("refuses to delete a picture of a publication that is under way", async () => {
    const clock = { time: Date.parse("2026-11-20T12:00:00.000Z") };
    const store = await emptyStore(engine, { now: () => new Date(clock.time) });
    const { hash } = await store.putMedia(system, photo);
    const documents = documentsWith(`/media/${hash}-1x1.webp`);
    const { id: revisionId } = await store.save(system, { documents, base: 0 });
    await store.schedulePublication(system, { revisionId, due: new Date(clock.time + 1000) });
    await store.save(system, { documents: documentsWith("nada"), base: 1 });
    clock.time += 1000;
    const claimed = await store.claimScheduled(system);

    await expect(store.deleteMedia(system, hash)).rejects.toMatchObject({ code: "media-in-use" });
    await store.finishScheduled(system, claimed?.id ?? "", { state: "failed", detail: "x" });
    await expect(store.deleteMedia(system, hash)).resolves.toBeUndefined();
  });
});
