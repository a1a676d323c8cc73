import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openStore, type Store, system } from "@consultorio/store";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listen } from "./connections.ts";
import { mediaFile } from "./media-files.ts";
import { type MediaResponse, sendVideo } from "./send-video.ts";

const megabyte = 1024 * 1024;
setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
let server: Server;
let shown: MediaResponse;
/** The ranges that were read of the video, in order. */
let slices: { from: number; length: number }[];
/** Hears how each answer ended: whole or not. */
let closed: PromiseWithResolvers<boolean>;

/** Sixty megabytes of which any part comes at once. */
const video: MediaResponse = {
  status: 200,
  headers: { "Content-Type": "video/mp4" },
  body: new Uint8Array(),
  brotli: null,
  gzip: null,
  etag: '"x"',
  video: {
    size: 60 * megabyte,
    async slice(from, length) {
      slices.push({ from, length });
      return new Uint8Array(length);
    },
  },
};

beforeEach(async () => {
  shown = video;
  slices = [];
  closed = Promise.withResolvers();
  server = createServer((request, response) => {
    response.once("close", () => closed.resolve(response.writableFinished));
    void sendVideo(request, response, shown).catch(() => response.writeHead(500).end());
  });
  await listen(server, 0, "127.0.0.1");
});

afterEach(() => void server.close().closeAllConnections());

function port(): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

const ask = (headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port()}/`, { headers });

const readBytes = () => slices.reduce((sum, { length }) => sum + length, 0);

describe("a video on its way", () => {
  it("is read in the requested range only", async () => {
    const part = await ask({ Range: `bytes=${30 * megabyte}-${30 * megabyte + 9}` });
    expect([part.status, (await part.bytes()).length]).toEqual([206, 10]);
    expect(slices).toEqual([{ from: 30 * megabyte, length: 10 }]);
    expect((await ask({ Range: "bytes=99999999-" })).status).toBe(416);
    for (const tags of ['W/"x"', '"y", "x"', "*"])
      expect((await ask({ "If-None-Match": tags })).status).toBe(304);
    expect(slices).toHaveLength(1);
  });

  it.each([
    ["bytes=0-0", 206, `bytes 0-0/${60 * megabyte}`],
    ["Bytes=-2", 206, `bytes ${60 * megabyte - 2}-${60 * megabyte - 1}/${60 * megabyte}`],
    ["bytes=9-5", 200, null],
    ["bytes=-", 200, null],
    ["bytes=0-1,5-6", 200, null],
    ["pages=1-2", 200, null],
    ["bytes=-0", 416, `bytes */${60 * megabyte}`],
  ])("is answered to Range: %s with %i", async (range, status, named) => {
    const answer = await ask({ Range: range });
    await answer.body?.cancel();
    expect([answer.status, answer.headers.get("content-range")]).toEqual([status, named]);
  });

  it("is described as a whole to a request without a range", async () => {
    const answer = await fetch(`http://127.0.0.1:${port()}/`, {
      method: "HEAD",
      headers: { Range: "bytes=0-9" },
    });
    expect([answer.status, answer.headers.get("content-length")]).toEqual([200, String(60 * megabyte)]);
    expect(slices).toEqual([]);
  });

  it("fails before the answer begins if it cannot be read, so that the answer has an error status", async () => {
    shown = { ...video, video: { size: 9, slice: async () => null } };
    expect((await ask()).status).toBe(500);
  });

  it("comes whole, slice after slice", async () => {
    const whole = await ask();
    expect([whole.status, (await whole.bytes()).length]).toEqual([200, 60 * megabyte]);
    expect(Math.max(...slices.map(({ length }) => length))).toBeLessThanOrEqual(megabyte);
  });

  it("is read no further than its client takes it, and not at all once it has left", async () => {
    const socket = connect(port(), "127.0.0.1");
    socket.pause().write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    let read = -1;
    await vi.waitFor(
      () => {
        const before = read;
        read = readBytes();
        expect(read).toBeGreaterThan(0);
        expect(read).toBe(before);
      },
      { interval: 300, timeout: 10_000 },
    );
    expect(read).toBeLessThan(30 * megabyte);
    socket.destroy();
    expect(await closed.promise).toBe(false);
    expect(readBytes()).toBe(read);
  });

  it("leaves memory as soon as it is sent", async () => {
    const given: WeakRef<Uint8Array>[] = [];
    const slice = async (_from: number, length: number) => {
      const bytes = new Uint8Array(length);
      given.push(new WeakRef(bytes));
      return bytes;
    };
    shown = { ...video, video: { size: 60 * megabyte, slice } };
    const socket = connect(port(), "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    let taken = 0;
    socket.on("data", (bytes) => {
      taken += bytes.length;
      if (taken > 8 * megabyte) socket.pause();
    });

    await vi.waitFor(() => expect(taken).toBeGreaterThan(8 * megabyte), 60_000);
    await vi.waitFor(() => {
      collectGarbage();
      const held = given.flatMap((bytes, at) => (bytes.deref() === undefined ? [] : [at]));
      expect(held).toEqual([given.length - 1]);
    }, 60_000);
    socket.destroy();
    await closed.promise;
  });

  it("reads no chunk for a client that waits for its turn", async () => {
    const socket = connect(port(), "127.0.0.1");
    socket.pause().write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(500));
    await once(socket, "connect");
    await vi.waitFor(() => expect(slices.length).toBeGreaterThan(1));
    expect(slices.filter(({ from }) => from === 0)).toHaveLength(1);
    socket.destroy();
    await closed.promise;
  });
});

describe("the address of a video", () => {
  let store: Store;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;

  beforeEach(async () => {
    folder = await temporaryFolder();
    store = await openStore(`sqlite:${folder.path}/site.db`);
  });

  afterEach(async () => {
    await store.close();
    await folder.remove();
  });

  it("finds a stored video of its type without reading it", async () => {
    const keep = (type: string, side: number) =>
      store.putMedia(system, {
        name: "x",
        width: side,
        height: side,
        files: [{ width: side, height: side, type, body: Uint8Array.of(1, 2, 3) }],
      });
    const film = await keep("video/mp4", 0);
    const picture = await keep("image/webp", 9);
    const reading = [vi.spyOn(store, "mediaFile"), vi.spyOn(store, "videoSlice")];

    const response = await mediaFile(store, `/media/${film.hash}.mp4`);
    expect(response).toMatchObject({ etag: `"${film.hash}"`, video: { size: 3 } });
    for (const path of [
      `/media/${film.hash}.webm`,
      `/media/${picture.hash}.mp4`,
      `/media/${"0".repeat(64)}.mp4`,
      `/media/${film.hash}.avi`,
    ])
      expect(await mediaFile(store, path), path).toBeNull();
    for (const read of reading) expect(read).not.toHaveBeenCalled();

    expect(await response?.video?.slice(1, 9)).toEqual(new Uint8Array([2, 3]));
    await store.deleteMedia(system, film.hash);
    expect(await response?.video?.slice(1, 9)).toBeNull();
  });
});
