import type { StaticResponse } from "../http/static-response.ts";

/**
 * The bytes of an upload, where they are a WebP, as each stored picture is. An imported database may have other bytes:
 * they must not reach a reader of another format, such as that of SVG.
 */
export function storedPicture(file: Pick<StaticResponse, "body"> | null): Uint8Array | null {
  if (file === null) return null;
  const text = Buffer.from(file.body.subarray(0, 12)).toString("latin1");
  return text.startsWith("RIFF") && text.endsWith("WEBP") ? file.body : null;
}
