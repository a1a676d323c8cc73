import { setTimeout as wait } from "node:timers/promises";
import { Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import sharp from "sharp";
import { expect, it } from "vitest";
import { memoryOf } from "../machine/machine.ts";

const server = await serverForFile();
const side = 7000;
const pictures = 6;
/** Megabytes; one such picture has 147 when it is decoded. */
const mostMemory = 900;

it("six small files with 49 megapixels each are drawn one after the other, and visitors notice nothing", async () => {
  const administrator = await setUp(server);
  const pages: number[] = [];
  const memory: number[] = [];
  let over = false;
  const visiting = (async () => {
    while (!over) {
      const startedAt = performance.now();
      expect((await fetch(server.origin)).status).toBe(200);
      pages.push(performance.now() - startedAt);
      memory.push(memoryOf(server.pid)?.resident ?? 0);
      await wait(100);
    }
  })();

  const answers = await Promise.all(
    Array.from({ length: pictures }, async (_, index) => {
      const background = { r: 40 * index, g: 90, b: 120 };
      const picture = sharp({ create: { width: side, height: side, channels: 3, background } });
      const bytes = await picture.jpeg({ quality: 60 }).toBuffer();
      const form = new FormData();
      form.set("file", new File([new Uint8Array(bytes)], `grande-${index}.jpg`));
      const tab = new Administrator(server);
      tab.cookie = administrator.cookie;
      return tab.call("/api/media", { body: form });
    }),
  );
  over = true;
  await visiting;

  expect(answers.map(({ status }) => status)).toEqual(Array(pictures).fill(201));
  expect(Math.max(...memory)).toBeLessThan(mostMemory);
  expect(pages.toSorted((one, other) => one - other)[Math.floor(pages.length / 2)]).toBeLessThan(500);
});
