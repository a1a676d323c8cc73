import { isLong } from "@consultorio/testkit/long-form";
import { setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import sharp from "sharp";
import { expect, it } from "vitest";
import { z } from "zod";
import { keepTally } from "./keep-tally.ts";
import { eachOf, tally } from "./raw-request.ts";
import { payload, type Sample, uploadCorpus } from "./upload-corpus.ts";

const server = await serverForFile();
/** Drawn 300 wide it would be higher than a WebP or an AVIF may be. */
const tower = await sharp({ create: { width: 300, height: 17_000, channels: 3, background: "#a33" } })
  .png()
  .toBuffer();
const administrator = await setUp(server);

function upload({ bytes, name }: Pick<Sample, "bytes" | "name">) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  return administrator.call("/api/media", { body: form });
}

it.runIf(isLong)(
  "sixty files are answered as each one should be, and nothing of them comes out again but the picture",
  async ({ task }) => {
    const corpus = await uploadCorpus();
    expect(corpus).toHaveLength(60);
    const statuses: number[] = [];
    for (const sample of corpus) {
      const { status, body } = await upload(sample);
      statuses.push(status);
      expect({ name: sample.name, status, body }).toMatchObject({ name: sample.name, ...expected(sample) });
      if (sample.kept !== null) await expectClean(z.object({ path: z.string() }).parse(body).path, sample);
    }
    keepTally(task, "archivos subidos", tally(statuses));
    for (const { path } of await listed())
      expect(path).toMatch(/^\/media\/[0-9a-f]{64}(?:-\d+x\d+(?:-cutout)?\.webp|\.mp4|\.webm)$/);
  },
);

const hostileNames = [
  "../../etc/passwd",
  "C:\\Windows\\foto.png",
  "a\r\nSet-Cookie: x=1.png",
  "factura\u202egnp.exe",
  '<img src=x onerror="alert(1)">.png',
  `${"ñ".repeat(250)}.png`,
];

it("a hostile name is kept as 200 letters at most, beside an address that holds nothing of it", async () => {
  const paths = await eachOf(hostileNames, uploadCalled);

  expect(new Set(paths).size).toBe(hostileNames.length);
  for (const path of paths) expect(path).toMatch(/^\/media\/[0-9a-f]{64}-\d+x30\.webp$/);
  const kept = (await listed()).filter(({ path }) => paths.includes(path));
  expect(kept).toHaveLength(hostileNames.length);
  for (const { name } of kept) expect(name.length).toBeLessThanOrEqual(200);
});

it("a kept name is no path and holds no control character", async () => {
  await eachOf(hostileNames, uploadCalled);

  const names = (await listed()).map(({ name }) => name);
  expect(names.filter((name) => /[/\\\p{Cc}\p{Bidi_Control}]/u.test(name))).toEqual([]);
});

/** Uploads a picture whose width is another for each name, since the same picture would keep its first name. */
async function uploadCalled(name: string): Promise<string> {
  const width = 100 + hostileNames.indexOf(name);
  const picture = sharp({ create: { width, height: 30, channels: 3, background: "#a33" } });
  const { body } = await upload({ name, bytes: await picture.png().toBuffer() });
  return z.object({ path: z.string() }).parse(body).path;
}

it.runIf(isLong)(
  "a picture higher than its formats go is refused with a reason, and the highest that fits is kept",
  async () => {
    expect(await upload({ name: "torre.png", bytes: tower })).toMatchObject({
      status: 422,
      body: { error: "La imagen es demasiado alta para su ancho. Recórtala o divídela en varias." },
    });
    const fitting = await sharp(tower).resize(300, 16_383, { fit: "fill" }).png().toBuffer();
    expect(await upload({ name: "casi.png", bytes: fitting })).toMatchObject({
      status: 201,
      body: { width: 300, height: 16_383 },
    });
  },
);

function expected({ kept }: Sample) {
  if (kept === null)
    return {
      status: 422,
      body: {
        error: expect.stringMatching(/no es una imagen que se pueda leer|dañada o incompleta|megapixeles/),
      },
    };
  const [width, height] = kept === "video" ? [0, 0] : kept;
  return { status: 201, body: { width, height } };
}

/**
 * A served picture is encoded again, without metadata and without bytes after its end, with a content type that is
 * never guessed.
 */
async function expectClean(path: string, { name, kept }: Sample) {
  const response = await fetch(`${server.origin}${path}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.status, name).toBe(200);
  expect(response.headers.get("x-content-type-options"), name).toBe("nosniff");
  expect(response.headers.get("content-security-policy"), name).toContain("default-src 'none'");
  expect(response.headers.get("content-type"), name).toMatch(
    kept === "video" ? /^video\/(?:mp4|webm)$/ : /^image\/webp$/,
  );
  expect(bytes.includes(payload), name).toBe(false);
  if (kept === "video") return;
  const { exif, xmp, iptc, format } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, format }, name).toEqual({
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
    format: "webp",
  });
}

const listed = async () =>
  z
    .object({ media: z.array(z.object({ path: z.string(), name: z.string() })) })
    .parse((await administrator.call("/api/media")).body).media;

it.runIf(isLong)(
  "a form is taken apart only where it is one, and only up to 15 MB however long it says to be",
  async () => {
    const boundary = { "Content-Type": "multipart/form-data; boundary=x" };
    const half = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx';
    expect((await administrator.call("/api/media", { body: half, headers: boundary })).status).toBe(400);
    const text = '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--x--\r\n';
    expect((await administrator.call("/api/media", { body: text, headers: boundary })).status).toBe(400);
    const without = { "Content-Type": "multipart/form-data" };
    expect((await administrator.call("/api/media", { body: half, headers: without })).status).toBe(400);
    const piece = Buffer.alloc(1024 * 1024);
    const unannounced = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let count = 0; count < 17; count += 1) controller.enqueue(piece);
        controller.close();
      },
    });
    expect((await administrator.call("/api/media", { body: unannounced, headers: boundary })).status).toBe(
      413,
    );
  },
);
