import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { bundledSite } from "@consultorio/content/data";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { emptyDatabase, engines, openEngine, openTestStore, rows } from "#test/engines.ts";
import { storedProblems } from "#test/stored-problems.ts";
import { type StaticResponse, type Store, system } from "../index.ts";
import { erased } from "./erased-words.ts";

const testimonialBy = (name: string, shortTestimonial: string) => ({
  name,
  shortTestimonial,
  fullTestimonial: `${shortTestimonial} Con más palabras.`,
  image: "/media/retrato-1x1.webp",
  rating: 5,
  visible: true,
});
const juana = testimonialBy("Juana Pérez", "Llegué xilofónica y ya camino.");
const luis = { ...testimonialBy("Luis", "Muy bien atendido."), image: "" };
const words = [juana.name, juana.shortTestimonial];

const page = (text: string): StaticResponse => ({
  status: 200,
  headers: { "Content-Type": "text/html" },
  body: Buffer.from(text),
  brotli: null,
  gzip: null,
  etag: text,
});

describe.each(engines)("erasing on %s", (engine) => {
  /** A site on which Juana spoke in versions 1 to 3, was published in the first, and is in none since the fourth. */
  async function spoken() {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    const save = async (base: number, documents: Parameters<Store["save"]>[1]["documents"], note?: string) =>
      store.save(system, { documents, base, ...(note !== undefined && { note }) });
    const first = await save(0, { ...bundledSite, testimonials: [luis, juana] });
    const publish = (revisionId: string, text: string) =>
      store.createPublication(system, {
        revisionId,
        pages: new Map([["/", page(text)]]),
        records: Buffer.from(`/media/${juana.name}.webp`),
      });
    const shown = await publish(first.id, `<p>${juana.name}</p>`);
    await save(1, { siteContent: { about: `Gracias a JUANA  PÉREZ, y a sus hijos.` } }, "De Juana Pérez");
    await store.save(system, {
      documents: {},
      unfinished: { testimonials: [luis, { ...juana, rating: 9 }] },
      base: 2,
    });
    const link = await store.createReviewLink(system, {
      revisionId: first.id,
      expiresAt: new Date("2999-01-01"),
    });
    const note = { section: "Testimonials", path: "/", kind: "comment", name: "Eva" } as const;
    await store.addReviewNote(link.token, { ...note, text: "¿Quién es Juana Pérez?" });
    await store.addReviewNote(link.token, { ...note, text: "Bien" });
    const photo = { width: 1, height: 1, type: "image/webp", body: Uint8Array.of(1) };
    const upload = { width: 1, height: 1, files: [photo] };
    const { hash } = await store.putMedia(system, { ...upload, name: "juana pérez.jpg" });
    await store.deleteMedia(system, hash);
    await store.putMedia(system, { ...upload, name: "Juana Pérez de pie.jpg" });
    await store.putMedia(system, { ...upload, files: [{ ...photo, width: 2 }], name: "fachada.jpg" });
    const fourth = await save(3, { siteContent: { about: "" }, testimonials: [luis] });
    return { url, store, save, publish, shown, fourth, link };
  }

  /** Every stored text, but for the pages' bytes. */
  async function everything(url: string): Promise<string> {
    const tables = [
      "document",
      "revision",
      "review_note",
      "schedule",
      "audit",
      "media",
      "publication",
      "page",
    ];
    const tableRows = await Promise.all(tables.map((table) => rows(url, `select * from ${table}`)));
    const bodies = await rows(url, "select identity from page_body");
    return JSON.stringify(tableRows) + bodies.map(({ identity }) => Buffer.from(Object(identity))).join();
  }

  it("takes a testimonial out of versions, bin, comments, uploads and publications", async () => {
    const { url, store, publish, shown, fourth } = await spoken();
    expect(await store.deletedRecords("testimonials", new Date(0))).toMatchObject([{ name: juana.name }]);
    await publish(fourth.id, "<p>Sin ella</p>");

    const done = await store.eraseWords(system, words);

    expect(done).toEqual({ versions: 3, publications: 1, others: 5 });
    expect((await everything(url)).match(/.{0,60}(?:juana|xilofónica|retrato-1x1)/gi)).toBeNull();
    expect(await store.deletedRecords("testimonials", new Date(0))).toEqual([]);
    expect(await store.pageRecords()).toBeNull();
    expect((await store.publications()).map(({ id }) => id)).not.toContain(shown.id);
    const [, , second, first] = await store.revisions();
    expect((await store.revision(first?.id ?? ""))?.documents.testimonials).toMatchObject([
      luis,
      { name: erased, visible: false },
    ]);
    expect((await store.revision(second?.id ?? ""))?.documents.siteContent).toEqual({
      about: `Gracias a ${erased}, y a sus hijos.`,
    });
    expect(second?.note).toBe(`De ${erased}`);
    expect((await store.draft())?.documents.testimonials).toEqual([luis]);
    expect((await store.auditTrail())[0]).toMatchObject({ action: "history.erased", detail: done });
    expect(await storedProblems(store, url)).toEqual([]);
  });

  it("finds nothing a second time, and says so in the activity alone", async () => {
    const { store, publish, fourth } = await spoken();
    await publish(fourth.id, "<p>Sin ella</p>");
    await store.eraseWords(system, words);
    expect(await store.eraseWords(system, words)).toEqual({ versions: 0, publications: 0, others: 0 });
  });

  it("erases nothing while the draft, the public site or the schedule has the words", async () => {
    const { url, store, save, publish, fourth, shown } = await spoken();
    const before = await everything(url);
    await expect(store.eraseWords(system, words)).rejects.toMatchObject({ code: "words-in-public" });
    await expect(store.eraseWords(system, [luis.name])).rejects.toMatchObject({ code: "words-in-draft" });
    expect(await everything(url)).toBe(before);

    await publish(fourth.id, "<p>Sin ella</p>");
    const [, second] = (await store.revisions()).toReversed();
    await store.schedulePublication(system, { revisionId: second?.id ?? "", due: new Date("2999-01-01") });
    await expect(store.eraseWords(system, words)).rejects.toMatchObject({ code: "words-scheduled" });
    await store.cancelSchedule(system);
    expect((await store.eraseWords(system, words)).publications).toBe(1);
    await expect(store.setLive(system, shown.id)).rejects.toMatchObject({ code: "publication-not-found" });
    await save(4, { siteContent: { about: juana.name } });
    await expect(store.eraseWords(system, words)).rejects.toMatchObject({ code: "words-in-draft" });
  });

  it("takes signs literally, and keeps the other messages of publications and any other list", async () => {
    const { url, store, save, publish, fourth } = await spoken();
    const { id } = await publish(fourth.id, "<p>Sin ella</p>");
    await save(4, { testimonials: { ninguna: ["a (b.c) d", 7, null, true] } });
    await save(5, { testimonials: [luis, "suelto (b.c)"] });
    const last = await save(6, { testimonials: [luis] });
    await store.schedulePublication(system, { revisionId: last.id, due: new Date("2999-01-01") });
    const due = await (await openEngine(engine, url)).write((db) =>
      sql`update schedule set state = 'failed', detail = 'No: (b.c), otra'`.execute(db),
    );
    expect(due).toBeDefined();

    expect(await store.eraseWords(system, ["(b.c)"])).toMatchObject({ versions: 2, others: 2 });

    const [, six, five] = await store.revisions();
    expect((await store.revision(five?.id ?? ""))?.documents.testimonials).toEqual({
      ninguna: [`a ${erased} d`, 7, null, true],
    });
    expect((await store.revision(six?.id ?? ""))?.documents.testimonials).toMatchObject([
      luis,
      { name: erased },
    ]);
    expect((await store.schedule())[0]?.detail).toBe(`No: ${erased}, otra`);
    expect((await store.livePointer())?.publicationId).toBe(id);
  });

  it("does not publish a rendering that has the words after they were erased", async () => {
    const { store, publish, fourth } = await spoken();
    const { id } = await publish(fourth.id, "<p>Sin ella</p>");
    const third = (await store.revisions()).find(({ version }) => version === 3);
    const base = (await store.livePointer())?.generation ?? 0;

    await store.eraseWords(system, words);

    const rendered = { revisionId: third?.id ?? "", pages: new Map([["/", page(juana.name)]]), base };
    await expect(store.createPublication(system, rendered)).rejects.toMatchObject({
      code: "publication-overtaken",
    });
    expect((await store.livePointer())?.publicationId).toBe(id);
  });

  it("is for owners", async () => {
    const { store } = await spoken();
    const account = { email: "eva@example.com", password: "una contraseña larga" };
    await store.createUser(system, { email: "ana@example.com", password: account.password });
    const { id } = await store.createUser(system, { ...account, role: "editor" });
    const { session } = await store.createSession(id);
    await expect(store.eraseWords(session, words)).rejects.toMatchObject({ code: "owner-required" });
  });
});

it("leaves nothing of the words in the file of SQLite, nor in its log", async () => {
  const url = await emptyDatabase("sqlite");
  const store = await openTestStore(url);
  await store.save(system, { documents: { ...bundledSite, testimonials: [luis, juana] }, base: 0 });
  await store.save(system, { documents: { testimonials: [luis] }, base: 1 });
  await store.eraseWords(system, words);
  const file = url.slice("sqlite:".length);
  for (const path of [file, `${file}-wal`])
    expect((await readFile(path)).includes("xilofónica"), path).toBe(false);
  expect((await readFile(file)).includes("Muy bien atendido.")).toBe(true);
});

it("leaves nothing of the words in the log of SQLite once a backup that was under way has ended", async () => {
  const url = await emptyDatabase("sqlite");
  const store = await openTestStore(url);
  await store.save(system, { documents: { ...bundledSite, testimonials: [luis, juana] }, base: 0 });
  await store.save(system, { documents: { testimonials: [luis] }, base: 1 });
  const slow = new PassThrough();
  const backup = store.exportTo(slow);
  await once(slow, "readable");

  await store.eraseWords(system, words);
  slow.resume();
  await backup;
  await store.save(system, { documents: {}, base: 2 });

  const file = url.slice("sqlite:".length);
  for (const path of [file, `${file}-wal`])
    expect((await readFile(path)).includes("xilofónica"), path).toBe(false);
});
