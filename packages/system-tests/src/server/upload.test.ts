import { randomBytes } from "node:crypto";
import { isLong } from "@consultorio/testkit/long-form";
import { setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const server = await serverForFile();
const administrator = await setUp(server);

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
  it("is encoded again in several widths, without the metadata of its file", async () => {
    const { status, body } = await upload(await photograph(), "foto.jpg");
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 1200, height: 800 });
    const { path } = z.object({ path: z.string() }).parse(body);
    await expect
      .poll(async () => (await administrator.call("/api/media")).body, { timeout: 60_000 })
      .toMatchObject({ media: [{ path, name: "foto.jpg", sizes: { made: 8, wanted: 8, failed: false } }] });
    for (const address of [path, path.replace(/\.webp$/, ".480.avif")]) {
      const response = await fetch(`${server.origin}${address}`);
      expect(response.status, address).toBe(200);
      expect(response.headers.get("cache-control")).toContain("immutable");
      const metadata = await sharp(await response.bytes()).metadata();
      expect(metadata.exif).toBeUndefined();
      expect(metadata.width).toBe(address === path ? 1200 : 480);
    }
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
    expect(await upload(whole.subarray(0, whole.length / 2), "media.jpg")).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining("dañada o incompleta") },
    });
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

const uploaded = z.object({ path: z.string() });
const hashOf = (path: string) => /[0-9a-f]{64}/.exec(path)?.[0] ?? "";

describe("a picture of the library", () => {
  it("has its uses, is described, replaced everywhere, and deleted only then", async () => {
    const { path } = uploaded.parse((await upload(await photograph(), "retrato.jpg")).body);
    const replaced = await administrator.call("/api/media/replace", {
      json: { from: "/imagenes/doctor", to: path },
    });
    expect(replaced.status).toBe(200);
    const note = { path, alt: "La doctora en su consultorio", decorative: false, focusX: 30, focusY: 20 };
    expect((await administrator.call("/api/media/notes", { json: note })).status).toBe(200);
    const { media } = z
      .object({ media: z.array(z.looseObject({ path: z.string() })) })
      .parse((await administrator.call("/api/media")).body);
    expect(media.find((file) => file.path === path)).toMatchObject({
      note,
      uses: expect.arrayContaining([
        expect.objectContaining({ place: "Información del Doctor", label: "Foto" }),
      ]),
    });

    const deleting = () => administrator.call(`/api/media/${hashOf(path)}`, { method: "DELETE" });
    expect(await deleting()).toMatchObject({
      status: 409,
      body: { error: "Este archivo está en uso. Cámbialo por otro antes de borrarlo." },
    });
    await administrator.call("/api/media/replace", { json: { from: path, to: "/imagenes/doctor" } });
    expect((await deleting()).status).toBe(200);
    expect((await fetch(`${server.origin}${path}`)).status).toBe(404);
  });

  it("is cropped into a separate picture", async () => {
    const { path } = uploaded.parse((await upload(await photograph(), "entera.jpg")).body);
    const crop = { left: 0.25, top: 0, width: 0.5, height: 1 };
    const made = await administrator.call(`/api/media/${hashOf(path)}/crop`, { json: crop });
    expect(made).toMatchObject({ status: 201, body: { width: 600, height: 800 } });
    expect((await fetch(`${server.origin}${path}`)).status).toBe(200);
    const tiny = await administrator.call(`/api/media/${hashOf(path)}/crop`, { json: { ...crop, width: 0 } });
    expect(tiny).toMatchObject({ status: 422, body: { error: "El recorte es demasiado pequeño." } });
    const wrong = await administrator.call(`/api/media/${hashOf(path)}/crop`, { json: { ...crop, left: 2 } });
    expect(wrong.status).toBe(422);
  });
});

describe("an uploaded video", () => {
  const type = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypmp42"), Buffer.alloc(12)]);
  const video = Buffer.concat([
    type,
    Buffer.from([0, 0, 3, 240]),
    Buffer.from("mdat"),
    Buffer.alloc(1000, 7),
  ]);

  it("is kept unchanged, and sent in the ranges that a player requests", async () => {
    const { path } = uploaded.parse((await upload(video, "consulta.mp4")).body);
    expect(path).toMatch(/^\/media\/[0-9a-f]{64}\.mp4$/);
    const whole = await fetch(`${server.origin}${path}`);
    expect([whole.status, whole.headers.get("content-type"), whole.headers.get("accept-ranges")]).toEqual([
      200,
      "video/mp4",
      "bytes",
    ]);
    const part = await fetch(`${server.origin}${path}`, { headers: { Range: "bytes=4-11" } });
    expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
      206,
      "ftypmp42",
      `bytes 4-11/${video.length}`,
    ]);
    const head = await fetch(`${server.origin}${path}`, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, `${video.length}`]);
    const headers = { "If-None-Match": whole.headers.get("etag") ?? "" };
    const again = await fetch(`${server.origin}${path}`, { headers: headers });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(Buffer.from(await whole.arrayBuffer()).equals(video)).toBe(true);
    const other = await fetch(`${server.origin}${path.replace(/mp4$/, "webm")}`);
    expect(other.status).toBe(404);
    const beyond = await fetch(`${server.origin}${path}`, { headers: { Range: "bytes=5000-" } });
    expect(beyond.status).toBe(416);
  });

  const sendVideo = (body: Uint8Array<ArrayBuffer>, type = "video/mp4") =>
    fetch(`${server.origin}/api/media?name=larga.mp4`, {
      method: "POST",
      headers: { "Content-Type": type, Origin: server.origin, Cookie: administrator.cookie ?? "" },
      body,
    });

  it.runIf(isLong)("is as large as 60 MB, by its announced length and by what really comes", async () => {
    const large = new Uint8Array(randomBytes(60 * 1024 * 1024));
    large.set(type);
    new DataView(large.buffer).setUint32(type.length, large.length - type.length);
    large.set(Buffer.from("mdat"), type.length + 4);
    const kept = await sendVideo(large);
    expect(kept.status).toBe(201);
    const { path } = uploaded.parse(await kept.json());
    const end = await fetch(`${server.origin}${path}`, { headers: { Range: "bytes=-4" } });
    expect([end.status, end.headers.get("content-range")]).toEqual([
      206,
      `bytes ${large.length - 4}-${large.length - 1}/${large.length}`,
    ]);
    const whole = await (await fetch(`${server.origin}${path}`)).bytes();
    expect(Buffer.compare(whole, large)).toBe(0);

    const error =
      "El contenido es demasiado grande: como máximo 60 MB. Hazlo más corto, o súbelo a YouTube y pon su enlace.";
    const larger = await sendVideo(new Uint8Array(60 * 1024 * 1024 + 1));
    expect([larger.status, await larger.json()]).toEqual([413, { error }]);
    const parts = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let part = 0; part < 61; part++) controller.enqueue(new Uint8Array(1024 * 1024));
        controller.close();
      },
    });
    const unannounced = await administrator.call("/api/media", {
      body: parts,
      headers: { "Content-Type": "video/mp4" },
    });
    expect(unannounced).toMatchObject({ status: 413, body: { error } });
    const disguised = await sendVideo(new Uint8Array(16 * 1024 * 1024), "image/jpeg");
    expect(disguised.status).toBe(413);
  });

  it("is a video, with any name", async () => {
    const answer = await sendVideo(new TextEncoder().encode("<!doctype html><script>alert(1)</script>"));
    expect(answer.status).toBe(422);
    const picture = new Uint8Array(16 * 1024 * 1024);
    picture.set(await photograph());
    expect(await (await sendVideo(picture)).json()).toEqual({
      error: "El archivo no es un video MP4 o WebM.",
    });
  });

  const chunk = (size: number, name: string) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(size);
    head.write(name, 4, "latin1");
    return head;
  };

  it.runIf(isLong)("has no more than ten thousand boxes, eight deep", async () => {
    const many = new Uint8Array(16 * 1024 * 1024);
    many.set(type);
    for (let at = type.length; at < many.length; at += 8) many.set(chunk(8, "free"), at);
    expect((await sendVideo(many)).status).toBe(422);
    const nested = (depth: number) =>
      Buffer.concat([
        type,
        ...Array.from({ length: depth }, (_, level) => chunk((depth - level) * 8, "moov")),
      ]);
    expect((await sendVideo(new Uint8Array(nested(7)))).status).toBe(201);
    expect((await sendVideo(new Uint8Array(nested(8)))).status).toBe(422);
    const deep = await sendVideo(new Uint8Array(nested(100_000)));
    expect([deep.status, await deep.json()]).toEqual([422, { error: expect.any(String) }]);
  });

  it.runIf(isLong)("is published where the content names it", async () => {
    const { path } = uploaded.parse((await upload(video, "consulta.mp4")).body);
    const { siteContent } = z
      .object({ siteContent: z.looseObject({ multimedia: z.looseObject({}) }) })
      .parse((await administrator.call("/api/site-content")).body);
    const multimedia = { ...siteContent.multimedia, videoFile: path };
    await administrator.call("/api/site-content", { json: { siteContent: { ...siteContent, multimedia } } });
    expect((await administrator.call("/api/update-sections", { json: {} })).status).toBe(200);

    const without = { ...siteContent, multimedia: { ...siteContent.multimedia, videoFile: "" } };
    await administrator.call("/api/site-content", { json: { siteContent: without } });
    expect((await administrator.call("/api/update-sections", { json: {} })).status).toBe(200);
    const deleted = await administrator.call(`/api/media/${hashOf(path)}`, { method: "DELETE" });
    expect(deleted).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("Una publicación anterior a la que puedes volver") },
    });
    const { publications } = z
      .object({ publications: z.array(z.object({ id: z.string() })) })
      .parse((await administrator.call("/api/publications")).body);
    const back = `/api/publications/${publications[1]?.id}/live`;
    expect((await administrator.call(back, { method: "POST" })).status).toBe(200);
    expect((await fetch(`${server.origin}${path}`)).status).toBe(200);
  });
});

// The last of this file: the account uploads nothing more in this hour.
describe("an account", () => {
  it.runIf(isLong)(
    "uploads at most a hundred files in an hour, and the answer says when the next one is accepted",
    async () => {
      const answers: number[] = [];
      let last = await upload("", "a.jpg");
      while (last.status === 422 && answers.length <= 100) {
        answers.push(last.status);
        last = await upload("", "a.jpg");
      }
      expect(last).toMatchObject({
        status: 429,
        body: {
          error: expect.stringMatching(
            /^Ya subiste 100 archivos en una hora\. Espera \d+ (?:segundos|minutos)/,
          ),
        },
      });
      expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
      // Existing uploads can still be seen and published.
      expect((await administrator.call("/api/media")).status).toBe(200);
    },
  );
});
