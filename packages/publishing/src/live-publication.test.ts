import type { Publication } from "@consultorio/store";
import { expect, it } from "vitest";
import { LivePublication } from "./live-publication.ts";

/** A publication whose home page contains its id. */
const publication = (id: string, generation: number): Publication => ({
  id,
  generation,
  revisionId: `revision ${id}`,
  version: 1,
  author: { id: null, name: "Sistema" },
  createdAt: new Date(0),
  scheduled: false,
  marks: new Map(),
  pages: new Map([
    ["/", { status: 200, headers: {}, body: Buffer.from(id), brotli: null, gzip: null, etag: `"${id}"` }],
  ]),
});

it("shows the publication of the database, also an earlier one after a replica was promoted", async () => {
  const database = { live: publication("first", 1) };
  const live = new LivePublication({
    live: async () => database.live,
    revision: async () => null,
    onLive: () => () => {},
  });
  const shown = async (next: Publication) => {
    database.live = next;
    await live.load();
    return Buffer.from(live.get("/")?.body ?? "").toString();
  };

  expect(await shown(publication("first", 1))).toBe("first");
  const before = live.responses();
  expect(await shown(publication("first", 1))).toBe("first");
  expect(live.responses()).toBe(before);
  expect(await shown(publication("lost", 2))).toBe("lost");
  expect(await shown(publication("first", 1))).toBe("first");
  expect(await shown(publication("second", 2))).toBe("second");
});
