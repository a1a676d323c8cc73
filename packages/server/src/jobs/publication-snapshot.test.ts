import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serialize } from "node:v8";
import { bundledSite } from "@consultorio/content/data";
import { LivePublication } from "@consultorio/publishing/live-publication";
import { openStore, type Store, system } from "@consultorio/store";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PublicationSnapshot } from "./publication-snapshot.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let url: string;
let store: Store;
let copy: PublicationSnapshot;
const problems: unknown[] = [];
let unfollow: () => void;

beforeEach(async () => {
  folder = await temporaryFolder();
  url = `sqlite:${join(folder.path, "site.db")}`;
  store = await openStore(url);
  await store.save(system, { documents: bundledSite, base: 0 });
  copy = new PublicationSnapshot(url);
  unfollow = copy.follow(store, new LivePublication(store), (problem) => problems.push(problem));
});

afterEach(async () => {
  unfollow();
  await store.close();
  await folder.remove();
  expect(problems.splice(0)).toEqual([]);
});

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

async function publish(text: string): Promise<string> {
  const revisionId = (await store.draft())?.id ?? "";
  const headers = { "Content-Type": "text/html" };
  const page = { status: 200, headers, body: bytes(text), brotli: bytes("b"), gzip: null, etag: '"1"' };
  const { id } = await store.createPublication(system, { revisionId, pages: new Map([["/", page]]) });
  await expect.poll(async () => (await copy.read())?.id).toBe(id);
  return id;
}

it("holds the public site, and follows it", async () => {
  expect(await copy.read()).toBeNull();
  await publish("uno");
  await publish("dos");
  const page = (await copy.read())?.pages.get("/");
  expect(page).toMatchObject({ status: 200, headers: { "Content-Type": "text/html" }, gzip: null });
  expect(Buffer.from(page?.body ?? []).toString()).toBe("dos");
});

const page = { status: 200, headers: { "Content-Type": "image/webp" }, body: bytes("uno"), etag: '"1"' };

it.each([
  [
    "a list",
    [
      { ...page, path: "/", brotli: bytes("b"), gzip: bytes("g"), mark: "y" },
      { ...page, path: "/a.webp", brotli: bytes(""), gzip: bytes(""), mark: "x" },
    ],
  ],
  [
    "a map",
    new Map([
      ["/", { ...page, brotli: bytes("b"), gzip: bytes("g") }],
      ["/a.webp", { ...page, brotli: null, gzip: null }],
    ]),
  ],
])("can be read as %s, which releases of November 2026 wrote", async (_form, pages) => {
  const content = serialize({ id: "7", pages });
  const digest = createHash("sha256").update(content).digest();
  await writeFile(`${join(folder.path, "site.db")}.publicado`, Buffer.concat([digest, content]));

  const read = await copy.read();

  expect(read?.id).toBe("7");
  expect([...(read?.pages.keys() ?? [])]).toEqual(["/", "/a.webp"]);
  expect(read?.pages.get("/a.webp")).toMatchObject({ status: 200, etag: '"1"', brotli: null, gzip: null });
  expect(Buffer.from(read?.pages.get("/")?.brotli ?? []).toString()).toBe("b");
});

it("is not read when a single byte of it has changed", async () => {
  await publish("uno");
  const whole = await readFile(`${join(folder.path, "site.db")}.publicado`);
  whole[whole.length - 1] = (whole.at(-1) ?? 0) ^ 1;
  await writeFile(`${join(folder.path, "site.db")}.publicado`, whole);
  expect(await copy.read()).toBeNull();
});

it("refuses a database that was emptied, and names the file of the snapshot", async () => {
  const empty = await openStore(`sqlite:${join(folder.path, "empty.db")}`);
  await expect(copy.refuseEmptied(empty)).resolves.toBeUndefined();
  await publish("uno");
  await expect(copy.refuseEmptied(empty)).rejects.toThrow(
    /está vacía, pero hubo un sitio.*site\.db\.publicado/,
  );
  await expect(copy.refuseEmptied(store)).resolves.toBeUndefined();
  await empty.close();
});

it("is not kept for PostgreSQL", async () => {
  const none = new PublicationSnapshot("postgres://servidor/sitio");
  expect(await none.read()).toBeNull();
});
