import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bothEngines, emptyDatabase, onDatabase, openTestStore } from "../test/engines.ts";
import released from "../test/fixtures/2026-11/known.json" with { type: "json" };
import { storedProblems } from "../test/stored-problems.ts";
import { describeExport, importStore, type Store, system } from "./index.ts";

const fixtures = new URL("../test/fixtures/2026-11/", import.meta.url);
const exportFile = new URL("site.export.gz", fixtures);
/** A moment at which its sessions are still open. */
const now = () => new Date("2026-11-20T13:00:00.000Z");

/** A database as the release of November 2026 left it. */
async function releasedDatabase(engine: "sqlite" | "postgres"): Promise<string> {
  const url = await emptyDatabase(engine);
  const file = engine === "sqlite" ? "site.db.gz" : "site.postgres.sql.gz";
  const content = gunzipSync(await readFile(new URL(file, fixtures)));
  if (engine === "sqlite") await writeFile(url.slice("sqlite:".length), content);
  else await onDatabase(url, (client) => client.query(content.toString()));
  return url;
}

async function videoOf(store: Store, hash: string, type: string): Promise<Buffer> {
  const slices: Uint8Array[] = [];
  for (let from = 0; ; from += slices.at(-1)?.length ?? 0) {
    const slice = await store.videoSlice(hash, type, from, 1_000_000);
    if (!slice?.length) return Buffer.concat(slices);
    slices.push(slice);
  }
}

/** The bytes of the fixture's videos. */
const film = (length: number) => Buffer.from(Uint8Array.from({ length }, (_, index) => index % 251));

/** Expects everything that the fixture's export holds. */
async function expectWholeSite(url: string, ids: (typeof released)["sqlite"]): Promise<void> {
  const store = await openTestStore(url, { now });
  expect(await storedProblems(store, url)).toEqual([]);
  await expectContent(store, ids);
  await expectMedia(store, ids);
  await expectAccounts(store, ids);
}

async function expectContent(store: Store, { picture, video, reviewToken }: (typeof released)["sqlite"]) {
  expect(await store.revisions()).toMatchObject([
    { version: 3, author: { name: "luis@example.com" }, note: null },
    { version: 2, author: { name: "ana@example.com" }, note: "Nueva fachada" },
    { version: 1, author: { id: null, name: "Sistema" }, note: "Contenido inicial" },
  ]);
  expect((await store.draft())?.documents).toMatchObject({
    siteContent: { picture, video },
    services: { text: "tres" },
    symptoms: { name: "symptoms", text: "uno «é» 🩺" },
  });
  expect((await store.publications()).map(({ version }) => version)).toEqual([2, 2, 1]);
  const live = await store.live();
  expect(live).toMatchObject({ version: 2, generation: 4 });
  expect(
    Array.from(live?.pages ?? [], ([path, { status, body }]) => [path, status, Buffer.from(body).toString()]),
  ).toEqual(["/Zeta", "/abc", "/año"].map((path) => [path, 200, `<p>${path}</p>`]));
  expect(await store.schedule()).toMatchObject([
    { version: 3, due: new Date("2999-01-01"), state: "pending" },
    { version: 2, due: new Date("2998-01-01"), state: "cancelled" },
  ]);
  expect(await store.reviewByToken(reviewToken)).toMatchObject({
    version: 2,
    notes: [
      { section: "Hero", path: "/", kind: "comment", text: "Bien", name: "Rosa" },
      { section: "Footer", path: "/contacto", kind: "approved", text: "" },
    ],
  });
}

async function expectMedia(store: Store, { picture, video, clip }: (typeof released)["sqlite"]) {
  expect(await store.listMedia()).toMatchObject([
    { hash: clip, name: "saludo.mp4", files: [{ width: 0, height: 0, type: "video/mp4", size: 9 }] },
    {
      hash: video,
      name: "consulta.mp4",
      files: [
        { width: 0, height: 0, type: "video/mp4", size: 600_000 },
        { width: 0, height: 0, type: "video/webm", size: 300_000 },
      ],
    },
    {
      hash: picture,
      name: "fachada ñ.jpg",
      files: [
        { width: 640, height: 320, type: "image/webp", size: 640 },
        { width: 1280, height: 640, type: "image/webp", size: 1280 },
      ],
    },
  ]);
  expect((await store.mediaFile(picture, 640, "image/webp"))?.length).toBe(640);
  expect((await videoOf(store, video, "video/mp4")).equals(film(600_000))).toBe(true);
  expect((await videoOf(store, video, "video/webm")).equals(film(300_000))).toBe(true);
  expect((await videoOf(store, clip, "video/mp4")).equals(film(9))).toBe(true);
}

async function expectAccounts(store: Store, { recoveryCode, resetToken }: (typeof released)["sqlite"]) {
  expect(await store.users(system)).toMatchObject([
    { email: "ana@example.com", role: "owner" },
    { email: "luis@example.com", role: "editor" },
    { email: "eva@example.com", role: "editor" },
  ]);
  const ana = await store.authenticate({ email: "ana@example.com", password: "una contraseña larga" });
  expect(await store.secondFactor(ana?.id ?? "")).toEqual({ active: true, codesLeft: 10 });
  expect(await store.useSecondFactor(ana?.id ?? "", recoveryCode)).toBe(true);
  const luis = await store.authenticate({ email: "luis@example.com", password: "otra contraseña larga" });
  expect(luis).toMatchObject({ role: "editor" });
  expect(await store.redeemReset({ token: resetToken, password: "la nueva" })).toMatchObject({
    email: "eva@example.com",
  });
  const audit = await store.auditTrail();
  const actions = audit.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(["user.created", "media.added", "live.set"]));
  // Recorded lines do not change: the roles had Spanish names.
  expect(audit.filter(({ action }) => action === "user.created").map(({ detail }) => detail)).toEqual([
    { email: "eva@example.com", role: "editora" },
    { email: "luis@example.com", role: "editora" },
    { email: "ana@example.com", role: "propietaria" },
  ]);
}

describe.each(bothEngines)("the release of November 2026 on %s", (engine) => {
  it("leaves a database that opens in place, with everything in it", async () => {
    const url = await releasedDatabase(engine);
    const ids = released[engine];

    const store = await openTestStore(url, { now });

    const session = await store.sessionByToken(ids.sessionToken);
    expect(session?.user).toMatchObject({ email: "ana@example.com", role: "owner" });
    await expectWholeSite(url, ids);
  });

  it("leaves an export that can be imported, with everything in it", async () => {
    const url = await emptyDatabase(engine);
    const described = await describeExport(createReadStream(exportFile));

    const summary = await importStore(url, createReadStream(exportFile));

    expect(summary).toEqual(described);
    expect(summary).toMatchObject({ schema: 4, counts: { account: 3, revision: 3, media: 3 } });
    await expectWholeSite(url, released.sqlite);
  });
});
