import { ChildProcess, spawn } from "node:child_process";
import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import { DecoderUnavailable, DecodingProcess } from "./decoding-process.ts";

vi.mock(import("node:child_process"), { spy: true });

const opened: DecodingProcess[] = [];
const open = (...options: ConstructorParameters<typeof DecodingProcess>) => {
  const decoder = new DecodingProcess(...options);
  opened.push(decoder);
  return decoder;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((decoder) => decoder.close()));
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a33" } });
const photo = await picture(60, 40).jpeg().toBuffer();

/** A form as a browser sends it. */
async function formOf(bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  const response = new Response(form);
  const contentType = response.headers.get("content-type") ?? "";
  return { body: await response.bytes(), sent: { contentType, name: "", largestWidth: 1920 } };
}

it("reads the picture in a form, crops it and makes its sizes, in one process", async () => {
  const decoder = open();
  const { body, sent } = await formOf(photo, "mi “foto”.jpg");

  const upload = await decoder.readUpload(body, sent);

  expect(upload).toMatchObject({
    name: "mi “foto”.jpg",
    picture: { width: 60, height: 40, type: "image/webp", cutout: false },
  });
  const stored = upload && "picture" in upload ? upload.picture.body : new Uint8Array();
  const area = { left: 10, top: 0, width: 20, height: 30 };
  expect(await decoder.cropPicture(stored, area)).toMatchObject({ width: 20, height: 30 });
  expect(await decoder.encodeSize(stored, { width: 30, format: "avif" })).toMatchObject({
    width: 30,
    height: 20,
    type: "image/avif",
  });
});

it("says why a file is refused, and goes on with the next one", async () => {
  const decoder = open();
  const drawing = await formOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "a.svg");
  await expect(decoder.readUpload(drawing.body, drawing.sent)).rejects.toThrow("no es una imagen");
  const { body, sent } = await formOf(photo, "a.jpg");
  expect(await decoder.readUpload(body, sent)).toMatchObject({ name: "a.jpg" });
});

it("ends a file that takes too long, and reads the next one in another process", async () => {
  const decoder = open({ read: 1 });
  // Large, so that it is still being read when the process is killed, also on a busy machine.
  const { body, sent } = await formOf(await picture(4000, 4000).jpeg().toBuffer(), "a.jpg");
  await expect(decoder.readUpload(body, sent)).rejects.toThrow("demasiado tiempo");
  expect(await decoder.encodeSize(photo, { width: 30, format: "webp" })).toMatchObject({ width: 30 });
});

it("ends a file that needs too much memory, and reads the next one in another process", async () => {
  const decoder = open({ memory: 180 * 1024 ** 2 });
  // Interlaced, so that it is in memory whole.
  const large = await picture(5000, 5000).png({ progressive: true }).toBuffer();
  const heavy = await formOf(large, "a.png");
  await expect(decoder.readUpload(heavy.body, heavy.sent)).rejects.toThrow("demasiada memoria");
  const { body, sent } = await formOf(photo, "a.jpg");
  expect(await decoder.readUpload(body, sent)).toMatchObject({ name: "a.jpg" });
});

it("reads an upload before the sizes that wait", async () => {
  const decoder = open();
  const { body, sent } = await formOf(photo, "a.jpg");
  const done: string[] = [];
  await Promise.all([
    ...["first size", "second size"].map(async (name) => {
      await decoder.encodeSize(photo, { width: 30, format: "avif" });
      done.push(name);
    }),
    decoder.readUpload(body, sent).then(() => done.push("upload")),
  ]);
  expect(done).toEqual(["first size", "upload", "second size"]);
});

it("starts another process when it has ended because nothing was uploaded", async () => {
  const decoder = open({ idle: 0 });
  for (const width of [20, 30])
    expect(await decoder.encodeSize(photo, { width, format: "webp" })).toMatchObject({ width });
});

it("blames no file where the system has no more open files for a process", async () => {
  // As Node does: the process has no streams, and the reason comes with an event.
  vi.mocked(spawn).mockImplementationOnce(() => {
    const child = new ChildProcess();
    process.nextTick(() => child.emit("error", new Error("spawn EMFILE")));
    return child;
  });
  const decoder = open();
  const size = { width: 30, format: "webp" } as const;
  await expect(decoder.encodeSize(photo, size)).rejects.toBeInstanceOf(DecoderUnavailable);
  expect(await decoder.encodeSize(photo, size)).toMatchObject({ width: 30 });
});

it("blames no file for a process that cannot start, or that was closed", async () => {
  const { body, sent } = await formOf(photo, "a.jpg");
  await expect(open({ start: 1 }).readUpload(body, sent)).rejects.toBeInstanceOf(DecoderUnavailable);

  const decoder = open();
  const running = decoder.readUpload(body, sent);
  const waiting = decoder.encodeSize(photo, { width: 30, format: "webp" });
  const ends = Promise.allSettled([running, waiting]);
  await decoder.close();
  for (const end of await ends)
    expect(end).toMatchObject({ status: "rejected", reason: expect.any(DecoderUnavailable) });
});
