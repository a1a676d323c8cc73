import { uploadLimit } from "../server/screen.ts";
import { mediaType, readBytes } from "./body.ts";
import { Refused } from "./refused.ts";

/** The file in the field `file` of a form. Throws 415, 413 and 400. */
export async function readUpload(request: Request): Promise<{ name: string; bytes: Uint8Array }> {
  if (mediaType(request) !== "multipart/form-data")
    throw new Refused(415, "Se espera un formulario con el archivo (multipart/form-data).");
  const body = await readBytes(request, uploadLimit);
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => null);
  const file = form?.get("file");
  if (!(file instanceof File)) throw new Refused(400, "Falta el archivo en el campo «file».");
  return { name: file.name, bytes: await file.bytes() };
}
