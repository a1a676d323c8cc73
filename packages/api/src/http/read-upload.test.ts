import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readUpload } from "./read-upload.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A video that comes as its sender pleases. */
function arrival(name: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const init = {
    method: "POST",
    headers: { "Content-Type": "video/mp4" },
    body: readable,
    duplex: "half" as const,
  };
  const upload = readUpload(new Request(`https://ejemplo.mx/api/media?name=${name}`, init));
  // A caller that expects the failure awaits it later.
  upload.catch(() => {});
  return { upload, writer: writable.getWriter() };
}

const bytes = Uint8Array.of(1, 2, 3);

it("one video at a time comes in", async () => {
  const first = arrival("a.mp4");
  await first.writer.write(bytes);
  await expect(arrival("b.mp4").upload).rejects.toMatchObject({ status: 409 });
  await first.writer.close();
  expect(await first.upload).toEqual({ name: "a.mp4", bytes });
  const next = arrival("c.mp4");
  await next.writer.close();
  expect(await next.upload).toMatchObject({ name: "c.mp4" });
});

it("a video that comes slowly keeps its turn", async () => {
  const slow = arrival("a.mp4");
  for (let count = 0; count < 5; count += 1) {
    await slow.writer.write(bytes);
    vi.advanceTimersByTime(9_000);
    await expect(arrival("b.mp4").upload).rejects.toMatchObject({ status: 409 });
  }
  await slow.writer.close();
  expect((await slow.upload).bytes).toHaveLength(15);
});

it("a video that stands still loses its turn to the next", async () => {
  const still = arrival("a.mp4");
  await still.writer.write(bytes);
  vi.advanceTimersByTime(10_000);
  const next = arrival("b.mp4");
  await expect(still.upload).rejects.toMatchObject({ status: 408 });
  await expect(arrival("c.mp4").upload).rejects.toMatchObject({ status: 409 });
  await next.writer.write(bytes);
  await next.writer.close();
  expect(await next.upload).toEqual({ name: "b.mp4", bytes });
});
