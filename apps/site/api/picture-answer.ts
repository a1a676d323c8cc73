import type { Resource } from "../server/resource.ts";

/** A picture as an answer; 304 where the client has it already. */
export function pictureAnswer(request: Request, { headers, body, etag }: Resource): Response {
  const known = request.headers.get("if-none-match") === etag;
  return new Response(known ? null : new Uint8Array(body), {
    status: known ? 304 : 200,
    headers: { ...headers, ETag: etag },
  });
}
