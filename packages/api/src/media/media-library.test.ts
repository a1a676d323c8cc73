import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, system } from "@consultorio/store";
import { expect, it } from "vitest";
import { mediaLibrary } from "./media-library.ts";

it("has every upload, the newest first, however many there are", async () => {
  const folder = await mkdtemp(join(tmpdir(), "consultorio-library-"));
  const store = await openStore(`sqlite:${join(folder, "site.db")}`);
  for (let width = 1; width <= 501; width += 1) {
    const file = { width, height: 1, type: "image/webp", body: Uint8Array.of(1) };
    await store.putMedia(system, { name: `${width}.webp`, width, height: 1, files: [file] });
  }

  const names = (await Array.fromAsync(mediaLibrary(store))).map(({ name }) => name);

  expect(names).toEqual(Array.from({ length: 501 }, (_, at) => `${501 - at}.webp`));
  await store.close();
  await rm(folder, { recursive: true });
});
