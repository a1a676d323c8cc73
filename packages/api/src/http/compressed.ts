import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptsEncoding } from "@consultorio/publishing/http/accepts-encoding";

/** Answers with fewer bytes are sent uncompressed: they fit into one packet. */
const least = 1400;

const encoders = {
  // The best quality takes a second, and this one some milliseconds.
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
};

/** A large JSON answer to a GET in the best encoding that its reader accepts; any other answer unchanged. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
  if (request.method !== "GET" || !response.ok || !isJson) return response;
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const bytes = new Uint8Array(await response.arrayBuffer());
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = (["br", "gzip"] as const).find((name) => acceptsEncoding(accepted, name));
  if (encoding === undefined || bytes.length < least) return new Response(bytes, { status, headers });
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  return new Response(new Uint8Array(await encoders[encoding](bytes)), { status, headers });
}
