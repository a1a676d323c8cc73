import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Administrator, setUp } from "./administrator.ts";
import { type RunningServer, startServer, temporaryFolder } from "./running-server.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;
let administrator: Administrator;

beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer(join(folder.path, "site.db"));
  administrator = await setUp(server);
});

afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

function upload(bytes: Uint8Array | string, name: string) {
  const form = new FormData();
  form.set("file", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name));
  return administrator.call("/api/media", { body: form });
}

const photograph = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: "#a33a33" } })
    .withExif({ IFD0: { Copyright: "secreto" }, IFD3: { GPSLatitude: "17/1 3/1 0/1" } })
    .jpeg()
    .toBuffer();

describe("an uploaded picture", () => {
  it("is drawn anew in several widths, without what its file carried", async () => {
    const { status, body } = await upload(await photograph(), "foto.jpg");
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 1200, height: 800 });
    const { path } = z.object({ path: z.string() }).parse(body);
    for (const address of [path, path.replace(/\.webp$/, ".480.avif")]) {
      const response = await fetch(`${server.origin}${address}`);
      expect(response.status, address).toBe(200);
      expect(response.headers.get("cache-control")).toContain("immutable");
      const metadata = await sharp(await response.bytes()).metadata();
      expect(metadata.exif).toBeUndefined();
      expect(metadata.width).toBe(address === path ? 1200 : 480);
    }
    expect((await administrator.call("/api/media")).body).toMatchObject({
      media: [{ path, name: "foto.jpg" }],
    });
  });

  it.each([
    [
      "a drawing that can run scripts",
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      "a.png",
    ],
    ["a page with a picture's name", "<!doctype html><script>alert(1)</script>", "a.png"],
    ["nothing", "", "a.jpg"],
  ])("is not %s", async (_what, bytes, name) => {
    expect(await upload(bytes, name)).toMatchObject({
      status: 422,
      body: { error: "El archivo no es una imagen que se pueda leer. Usa JPG, PNG o WebP." },
    });
  });

  it("is not half a picture", async () => {
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect((await upload(whole.subarray(0, whole.length / 2), "media.jpg")).status).toBe(422);
  });

  it("is not larger than 15 MB", async () => {
    const { status, body } = await upload(new Uint8Array(16 * 1024 * 1024), "grande.jpg");
    expect({ status, body }).toEqual({
      status: 413,
      body: { error: "El contenido es demasiado grande: como máximo 15 MB." },
    });
  });

  it("comes as a form with a file", async () => {
    expect((await administrator.call("/api/media", { json: {} })).status).toBe(415);
    const form = new FormData();
    form.set("other", "x");
    expect((await administrator.call("/api/media", { body: form })).status).toBe(400);
  });
});
