import type { Administrator } from "@consultorio/testkit/server/administrator";
import type { RunningServer } from "@consultorio/testkit/server/running-server";
import sharp from "sharp";
import { box, numbers } from "./mp4-box.ts";
import { rawRequest } from "./raw-request.ts";

/** An upload that costs its reader far more than it cost its sender, as it is sent. */
export interface HeavyUpload {
  path: string;
  type: string;
  body: Buffer;
}

const megabyte = 1024 * 1024;

/**
 * An MP4 whose track of measurements names `entries` chunks, in as many runs: each of them says to be the whole file. A reader
 * that looks for the run of each chunk, and clears each chunk, does `entries` times `entries` steps.
 */
export function videoWithTables(entries: number): HeavyUpload {
  const runs = Array.from({ length: entries }, (_, index) => numbers(index + 1, 1, 1));
  const tables = box(
    "stbl",
    box("stsc", numbers(0, entries), ...runs),
    box("stsz", numbers(0, 0x7fffffff, entries)),
    box("stco", numbers(0, entries), Buffer.alloc(entries * 4)),
  );
  const kind = box("hdlr", numbers(0, 0), Buffer.from("meta"), numbers(0, 0, 0), Buffer.from("x\0"));
  const body = Buffer.concat([
    box("ftyp", Buffer.from("mp42\0\0\0\0")),
    box("moov", box("trak", box("mdia", kind, box("minf", tables)))),
    box("mdat", Buffer.alloc(1000)),
  ]);
  return { path: "/api/media?name=tablas.mp4", type: "video/mp4", body };
}

/** A form with a file, as a browser sends it. */
const formOf = (name: string, file: Buffer): HeavyUpload => ({
  path: "/api/media",
  type: "multipart/form-data; boundary=x",
  body: Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    file,
    Buffer.from("\r\n--x--\r\n"),
  ]),
});

/** A drawing of so many bytes: 14 MB of its elements take more than a gigabyte once they are a tree. */
export function largeDrawing(length = 14 * megabyte): HeavyUpload {
  const head = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
  const element = "<g/>";
  const elements = element.repeat((length - head.length) / element.length);
  return formOf("dibujo.svg", Buffer.from(`${head}${elements}</svg>`));
}

/** A JPEG of 12 megapixels with as many bytes behind it as make it 14 MB. */
export async function largePicture(length = 14 * megabyte): Promise<HeavyUpload> {
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#a33a33" } });
  const file = Buffer.alloc(length);
  file.set(await picture.jpeg().toBuffer());
  return formOf("foto.jpg", file);
}

/** A form of 14 MB whose fields have no content: hundreds of thousands of fields. */
export function manyFields(length = 14 * megabyte): HeavyUpload {
  const field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const body = Buffer.from(`${field.repeat(Math.floor(length / field.length))}--x--\r\n`);
  return { path: "/api/media", type: "multipart/form-data; boundary=x", body };
}

/** How an upload was answered: a status, or a connection that the server closed because the upload took too long. */
export interface Outcome {
  status: number | "closed";
  retryAfter: number;
}

/** Sends an upload as somebody who is signed in. */
export async function sendUpload(
  { origin }: Pick<RunningServer, "origin">,
  { cookie }: Pick<Administrator, "cookie">,
  { path, type, body }: HeavyUpload,
): Promise<Outcome> {
  const headers = { Origin: origin, Cookie: cookie ?? "", "Content-Type": type };
  try {
    const answer = await rawRequest(origin, path, { method: "POST", headers, body });
    return { status: answer.status, retryAfter: Number(answer.headers["retry-after"] ?? 0) };
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "EPIPE" || error.code === "ECONNRESET"))
      return { status: "closed", retryAfter: 0 };
    throw error;
  }
}
