import { createServer, type Server } from "node:http";
import { makeStaticResponse } from "@consultorio/publishing/http/static-response";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listen } from "./connections.ts";
import { createStaticSender } from "./send-static.ts";

const text = "Várices y más várices. ".repeat(50);
let server: Server;
let origin: string;

const security = { "X-Content-Type-Options": "nosniff", "Permissions-Policy": "camera=()" };

beforeEach(async () => {
  const of = (type: string) =>
    makeStaticResponse(Buffer.from(text), { "Content-Type": type, "X-Consultorio-Build": "a" });
  const [page, font, drawing] = await Promise.all(
    ["text/html; charset=utf-8", "font/woff2", "image/svg+xml"].map(of),
  );
  const files = new Map([
    ["/font", font],
    ["/drawing", drawing],
  ]);
  const send = createStaticSender(security);
  server = createServer((request, response) => {
    const file = files.get(request.url ?? "") ?? page;
    if (file) send(request, response, file);
  });
  await listen(server, 0, "127.0.0.1");
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});

afterEach(() => void server.close().closeAllConnections());

const ask = (headers: Record<string, string>, method = "GET") => fetch(origin, { headers, method });

describe("a finished resource", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip;q=0.5, br;q=0", "gzip"],
    ["GZIP, BR", "br"],
    ["br;Q=0, gzip", "gzip"],
    ["gzip;q=0.5, br; q=0.000", "gzip"],
    ["gzip ; q=1.0,br ;q=0", "gzip"],
    [`x${" ".repeat(15_000)}x, gzip`, "gzip"],
    ["identity", null],
  ])("answers Accept-Encoding: %s with %s", async (accepted, encoding) => {
    const response = await ask({ "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(await response.text()).toBe(text);
  });

  it("answers 304 to a client that has it, in that encoding only", async () => {
    const first = await ask({ "accept-encoding": "br" });
    const etag = first.headers.get("etag") ?? "";
    const again = await ask({ "accept-encoding": "br", "if-none-match": `W/${etag}, "other"` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await ask({ "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(200);
  });

  it("answers HEAD with the length and nothing else", async () => {
    const response = await ask({ "accept-encoding": "identity" }, "HEAD");
    expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
    expect(await response.text()).toBe("");
  });

  it("has the headers of a page if it can be a page, and no header for publishing only", async () => {
    const headers = async (path: string) => (await fetch(origin + path)).headers;
    for (const path of ["/", "/drawing"])
      expect((await headers(path)).get("permissions-policy"), path).toBe("camera=()");
    expect((await headers("/font")).get("permissions-policy")).toBeNull();
    for (const path of ["/", "/drawing", "/font"]) {
      expect((await headers(path)).get("x-content-type-options"), path).toBe("nosniff");
      expect((await headers(path)).get("x-consultorio-build"), path).toBeNull();
    }
  });
});
