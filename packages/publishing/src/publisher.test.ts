import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseRecordChanges, recordChangesPath } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { openStore, type Store, StoreError, system } from "@consultorio/store";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeStaticResponse } from "./http/static-response.ts";
import { LivePublication } from "./live-publication.ts";
import { Publisher } from "./publisher.ts";
import { readFinishedDocuments } from "./render/finished-documents.ts";

const hello = new Uint8Array(Buffer.from("Hola"));
let folder: string;
let store: Store;
/** How many more times the pages can be read. */
let reads: number;
const purged: string[][] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "consultorio-publisher-"));
  store = await openStore(`sqlite:${join(folder, "site.db")}`);
  await store.save(system, { documents: { ...bundledSite }, base: 0 });
  purged.length = 0;
  reads = Number.POSITIVE_INFINITY;
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

function open() {
  const live = new LivePublication({
    live: async (previous) => {
      reads -= 1;
      if (reads < 0) throw new StoreError("queue-timeout");
      return store.live(previous);
    },
    revision: (id) => store.revision(id),
    onLive: (listener) => store.onLive(listener),
  });
  const publisher = new Publisher({
    store,
    live,
    finishedDocuments: readFinishedDocuments(store, () => []),
    render: async (_documents, { changes }) => ({
      pages: new Map([
        ["/", await makeStaticResponse(hello, { "Content-Type": "text/plain" })],
        [recordChangesPath, await makeStaticResponse(Buffer.from(JSON.stringify(changes)), {})],
      ]),
      records: Uint8Array.of(1),
      warning: null,
    }),
    media: async () => null,
    hasUpload: async () => false,
    uploadName: async (path) => path,
    purgeCache: async ({ paths }) => {
      purged.push(paths);
      return null;
    },
  });
  return { live, publisher };
}

it("shows a publication, and purges the changed pages from the cache", async () => {
  const { live, publisher } = open();
  expect(await publisher.publish(system)).toMatchObject({ version: 1, notice: null });
  expect(live.get("/")?.body).toEqual(hello);
  expect(purged).toEqual([["/", recordChangesPath]]);
});

it("reports that it is published when the database becomes unavailable before the site shows it", async () => {
  const { live, publisher } = open();
  reads = 1;
  const { id, notice } = await publisher.publish(system);
  expect(notice).toContain("Quedó publicado");
  expect((await store.livePointer())?.publicationId).toBe(id);
  reads = Number.POSITIVE_INFINITY;
  await live.load();
  expect(live.get("/")?.body).toEqual(hello);
});

it("goes on with the public changes of records from one publication to the next", async () => {
  const { live, publisher } = open();
  const [first, ...others] = bundledSite.services;
  const publishWith = async (risks: string[]) => {
    const base = (await store.draft())?.version ?? 0;
    await store.save(system, { documents: { services: [{ ...first, risks }, ...others] }, base });
    return publisher.publish(system);
  };
  const parts = () => {
    const file = Buffer.from(live.get(recordChangesPath)?.body ?? []).toString();
    return parseRecordChanges(file).services?.[first?.id ?? ""]?.map((change) => change.parts);
  };
  await publishWith(["Un moretón."]);
  expect(parts()).toBeUndefined();
  await publishWith(["Un moretón que se quita solo."]);
  expect(parts()).toEqual([["Riesgos"]]);
  await publisher.publish(system);
  expect(parts()).toEqual([["Riesgos"]]);
});
