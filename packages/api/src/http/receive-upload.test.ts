import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { receiveUpload, type Upload } from "./receive-upload.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An upload whose bytes the test sends, and the work that uses it. */
function arrival(
  name: string,
  type = "video/mp4",
  use = async ({ body }: Upload) => body,
  admit = async () => {},
) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const init = { method: "POST", headers: { "Content-Type": type }, body: readable, duplex: "half" as const };
  const upload = receiveUpload(new Request(`https://ejemplo.mx/api/media?name=${name}`, init), admit, use);
  // A caller that expects the failure awaits it later.
  upload.catch(() => {});
  return { upload, writer: writable.getWriter() };
}

const form = "multipart/form-data; boundary=x";
const bytes = Uint8Array.of(1, 2, 3);

/** Runs everything that only waits for its turn. */
const settle = () => vi.advanceTimersByTimeAsync(0);

it("takes the name of a video from the query, and its bytes unchanged", async () => {
  const seen: Upload[] = [];
  const { upload, writer } = arrival("a.mp4", "video/mp4", async (received) => {
    seen.push(received);
    return received.body;
  });
  await writer.write(bytes);
  await writer.close();
  await upload;
  expect(seen).toEqual([{ contentType: "video/mp4", name: "a.mp4", body: bytes }]);
});

it("receives one video at a time", async () => {
  const first = arrival("a.mp4");
  await first.writer.write(bytes);
  await expect(arrival("b.mp4").upload).rejects.toMatchObject({ status: 409 });
  await first.writer.close();
  expect(await first.upload).toEqual(bytes);
  const next = arrival("c.mp4");
  await next.writer.close();
  expect(await next.upload).toHaveLength(0);
});

it("admits only an upload that has a turn, and gives the turn of a refused upload to the next one", async () => {
  const admit = vi.fn(async () => {});
  const first = arrival("a.mp4", "video/mp4", undefined, () => Promise.reject(new Error("Ya son 100.")));
  await expect(first.upload).rejects.toThrow("Ya son 100.");
  const second = arrival("b.mp4", "video/mp4", undefined, admit);
  await expect(arrival("c.mp4", "video/mp4", undefined, admit).upload).rejects.toMatchObject({ status: 409 });
  await second.writer.close();
  await second.upload;
  expect(admit).toHaveBeenCalledOnce();
});

it("keeps the turn of a video that comes slowly", async () => {
  const slow = arrival("a.mp4");
  for (let count = 0; count < 5; count += 1) {
    await slow.writer.write(bytes);
    vi.advanceTimersByTime(9_000);
    await expect(arrival("b.mp4").upload).rejects.toMatchObject({ status: 409 });
  }
  await slow.writer.close();
  expect(await slow.upload).toHaveLength(15);
});

it("gives the turn of a video that stands still to the next one", async () => {
  const still = arrival("a.mp4");
  await still.writer.write(bytes);
  vi.advanceTimersByTime(10_000);
  const next = arrival("b.mp4");
  await expect(still.upload).rejects.toMatchObject({ status: 408 });
  await expect(arrival("c.mp4").upload).rejects.toMatchObject({ status: 409 });
  await next.writer.write(bytes);
  await next.writer.close();
  expect(await next.upload).toEqual(bytes);
});

it("keeps the turn of a video until its use has ended", async () => {
  const { promise: stored, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const first = arrival("a.mp4", "video/mp4", () => stored);
  await first.writer.close();
  await settle();
  vi.advanceTimersByTime(10_000);
  await expect(arrival("b.mp4").upload).rejects.toMatchObject({ status: 409 });
  resolve(bytes);
  await first.upload;
  const next = arrival("c.mp4");
  await next.writer.close();
  await next.upload;
});

it("reads a third form when one of two is done, in the order of their arrival", async () => {
  const held = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const done: string[] = [];
  const arrive = (name: string) =>
    arrival(name, form, async ({ body }) => {
      done.push(name);
      return name === "first" || name === "second" ? held.promise : body;
    });
  const all = ["first", "second", "third", "fourth"].map(arrive);
  for (const { writer } of all) writer.close().catch(() => {});
  await settle();
  expect(done).toEqual(["first", "second"]);

  held.resolve(bytes);
  await Promise.all(all.map(({ upload }) => upload));

  expect(done).toEqual(["first", "second", "third", "fourth"]);
});

it("refuses a form that waits too long, in Spanish, with the time to come back", async () => {
  const held = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const first = ["a", "b"].map((name) => arrival(name, form, () => held.promise));
  for (const { writer } of first) await writer.close();
  const late = arrival("c", form);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(late.upload).rejects.toMatchObject({
    status: 503,
    headers: { "Retry-After": "10" },
    body: { error: expect.stringContaining("Espera unos segundos") },
  });
  held.resolve(bytes);
  await Promise.all(first.map(({ upload }) => upload));
});

it("refuses the hundred-and-first form that waits at once", async () => {
  const held = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const first = ["a", "b"].map((name) => arrival(name, form, () => held.promise));
  for (const { writer } of first) await writer.close();
  const waiting = Array.from({ length: 100 }, () => arrival("c", form));
  await settle();
  await expect(arrival("d", form).upload).rejects.toMatchObject({ status: 503 });
  held.resolve(bytes);
  for (const { writer } of waiting) writer.close().catch(() => {});
  await Promise.all([...first, ...waiting].map(({ upload }) => upload));
});

it("gives the turn of a form that stands still to one that waits", async () => {
  const still = ["a", "b"].map((name) => arrival(name, form));
  const [, second] = still;
  await vi.advanceTimersByTimeAsync(5_000);
  await second?.writer.write(bytes);
  const next = arrival("c", form);
  await vi.advanceTimersByTimeAsync(6_000);
  await expect(still[0]?.upload).rejects.toMatchObject({ status: 408 });
  await next.writer.close();
  await next.upload;
  await second?.writer.close();
  await second?.upload;
});

it("refuses a body that is neither a form nor a video", async () => {
  await expect(arrival("a.txt", "text/plain").upload).rejects.toMatchObject({ status: 415 });
});
