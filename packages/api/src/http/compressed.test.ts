import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressed } from "./compressed.ts";
import { jsonResponse } from "./reply.ts";

const value = { texts: Array.from({ length: 200 }, (_, number) => `Texto ${number}`) };

const asking = (accepted: string, method = "GET") =>
  new Request("https://ejemplo.test/api/site-content", { method, headers: { "accept-encoding": accepted } });

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

it.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["gzip, br;q=0", "gzip", gunzipSync],
])("a reader that takes %s gets %s", async (accepted, encoding, read) => {
  const response = await compressed(asking(accepted), jsonResponse(value, { headers: { ETag: '"7"' } }));
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(response.headers.get("etag")).toBe('"7"');
  expect(JSON.parse(String(read(await bytesOf(response))))).toEqual(value);
});

it.each([
  ["for a reader that takes no encoding", asking("identity"), jsonResponse(value)],
  ["where it is short", asking("br"), jsonResponse({ ok: true })],
  ["where it is no success", asking("br"), jsonResponse(value, { status: 422 })],
  ["to a call that changes something", asking("br", "POST"), jsonResponse(value)],
  ["where it is no JSON", asking("br"), new Response("x".repeat(5000))],
])("an answer stays as it is %s", async (_when, request, response) => {
  const expected = await response.clone().text();
  const answer = await compressed(request, response);
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(await answer.text()).toBe(expected);
});
