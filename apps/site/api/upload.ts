import { uploadLimit, videoLimit } from "../server/screen.ts";
import { mediaType, readBytes } from "./body.ts";
import { Refused } from "./refused.ts";

interface Upload {
  name: string;
  bytes: Uint8Array;
}

/**
 * An upload: the file in the field `file` of a form, or a video as it is, whose name is the query's `name`. Throws 415,
 * 413, 409 and 400.
 */
export async function readUpload(request: Request): Promise<Upload> {
  const type = mediaType(request);
  return type === "video/mp4" || type === "video/webm" ? readVideo(request) : readForm(request);
}

let busy = false;

/** One video at a time is in memory, however many are sent. */
async function readVideo(request: Request): Promise<Upload> {
  if (busy) throw new Refused(409, "Ya se está subiendo otro video. Espera a que termine.");
  busy = true;
  try {
    const name = new URL(request.url).searchParams.get("name") ?? "video";
    return { name, bytes: await readBytes(request, videoLimit) };
  } finally {
    busy = false;
  }
}

async function readForm(request: Request): Promise<Upload> {
  if (mediaType(request) !== "multipart/form-data")
    throw new Refused(415, "Se espera un formulario con el archivo (multipart/form-data).");
  const body = await readBytes(request, uploadLimit);
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => null);
  const file = form?.get("file");
  if (!(file instanceof File)) throw new Refused(400, "Falta el archivo en el campo «file».");
  return { name: file.name, bytes: await file.bytes() };
}
