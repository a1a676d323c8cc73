import { connect } from "node:net";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepTally } from "./keep-tally.ts";
import { eachOf, rawRequest, tally } from "./raw-request.ts";

const server = await serverForFile();

const paths = [
  "/",
  "/servicios",
  "/nada",
  "/sitemap.xml",
  "/admin/",
  "/imagenes/logo.svg",
  "/api/site-content",
];

/** The part that a cache in front would keep: everything but the time, the connection and the request's id. */
async function cached(path: string) {
  const { status, headers, body } = await rawRequest(server.origin, path, {
    headers: { Connection: "close" },
  });
  const { date, "x-request-id": _number, ...kept } = headers;
  expect(date).toBeDefined();
  return { status, headers: kept, body: body.toString("base64") };
}

describe("headers of a visitor", () => {
  const stranger = "otro-sitio.example";
  const names = [
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Forwarded-For",
    "X-Forwarded-Port",
    "X-Forwarded-Prefix",
    "Forwarded",
    "X-Real-Ip",
    "X-Original-Url",
    "X-Rewrite-Url",
    "X-Http-Method-Override",
    "X-Middleware-Subrequest",
    "X-Middleware-Rewrite",
    "X-Middleware-Set-Cookie",
    "X-Nextjs-Data",
    "X-Nextjs-Cache",
    "X-Next-Revalidated-Tags",
    "X-Next-Cache-Tags",
    "X-Invoke-Path",
    "X-Invoke-Status",
    "X-Invoke-Error",
    "X-Matched-Path",
    "X-Prerender-Revalidate",
    "X-Vercel-Id",
    "X-Now-Route-Matches",
    "Next-Router-State-Tree",
    "Next-Router-Prefetch",
    "Next-Url",
    "RSC",
    "Content-Security-Policy",
    "Content-Security-Policy-Report-Only",
    "X-Consultorio-Render",
    "X-Consultorio-Client",
    "Cookie",
    "Range",
    "If-None-Match",
    "If-Modified-Since",
    "Accept-Encoding",
    "Accept-Language",
    "Accept",
    "User-Agent",
    "Referer",
    "Origin",
    "Purpose",
    "Sec-Purpose",
    "Cache-Control",
    "Pragma",
    "TE",
    "Via",
  ];
  const value = fc.oneof(
    fc.constantFrom(
      stranger,
      `https://${stranger}/`,
      "middleware:middleware",
      "1",
      "",
      "/admin/",
      '["",{}]',
      "%5B%22",
      "*",
      "bytes=0-9",
      `script-src 'nonce-${stranger}'`,
      "sid=x; __prerender_bypass=y",
      "br;q=0, gzip;q=0",
      'W/"x"',
      "PUT",
      "404",
      "x".repeat(4000),
    ),
    fc.string({ unit: "grapheme-ascii", maxLength: 60 }).map((text) => text.replaceAll(/[\r\n]/g, "")),
  );
  const odd = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), value), {
    minLength: 1,
    maxLength: 8,
    selector: ([name]) => name,
  });

  it("change nothing for the next visitor, after 500 requests with odd ones", async ({ task }) => {
    const before = await eachOf(paths, cached);
    const cases = fc.sample(odd, { numRuns: 500, seed: 5 });
    const statuses = await eachOf(
      cases.map((headers, index) => ({ headers, path: paths[index % paths.length] ?? "/" })),
      async ({ headers, path }) => {
        const answer = await rawRequest(server.origin, path, { headers: Object.fromEntries(headers) });
        expect(JSON.stringify(answer.headers), path).not.toContain(stranger);
        expect(answer.body.includes(stranger), path).toBe(false);
        return answer.status;
      },
    );
    const counts = tally(statuses);
    keepTally(task, "peticiones con encabezados raros", counts);
    expect(Object.keys(counts).filter((status) => status.startsWith("5"))).toEqual([]);
    expect(await eachOf(paths, cached)).toEqual(before);
  });
});

describe("a request for another host", () => {
  const ownHost = () => new URL(server.origin).host;

  it.each([
    ["another name", () => "otro.example"],
    ["the address instead of the name", () => ownHost().replace("localhost", "127.0.0.1")],
    ["no port", () => "localhost"],
    ["another port", () => "localhost:1"],
    ["a name that ends in ours", () => `x.${ownHost()}`],
    ["a name that begins with ours", () => `${ownHost()}.otro.example`],
    ["a user before it", () => `x@${ownHost()}`],
    ["a list", () => `${ownHost()}, otro.example`],
    ["a full stop behind it", () => ownHost().replace("localhost", "localhost.")],
  ])("is misdirected: %s", async (_what, host) => {
    for (const path of ["/", "/api/site-content", "/admin/", "/sitemap.xml"]) {
      const { status, body } = await rawRequest(server.origin, path, { headers: { Host: host() } });
      expect(status, path).toBe(421);
      expect(body.toString(), path).not.toContain("<html");
    }
  });

  it("puts no other name into a page, a map of the site or a shared link", async () => {
    const texts = await eachOf(["/", "/servicios", "/sitemap.xml", "/robots.txt"], async (path) =>
      (await rawRequest(server.origin, path, { headers: { Host: ownHost().toUpperCase() } })).body.toString(),
    );
    for (const text of texts) {
      expect(text).not.toContain(ownHost().toUpperCase());
      expect(text).toContain(server.origin);
    }
  });
});

describe("a request that names the host otherwise", () => {
  const { host } = new URL(server.origin);

  it("is refused with two Host headers, on the quick way too", async () => {
    for (const headers of [
      [host, host],
      [host, "otro.example"],
      ["otro.example", host],
    ])
      for (const path of ["/", "/api/session", "/nada"])
        expect((await rawHosts(path, headers)).split("\r\n")[0]).toBe("HTTP/1.1 400 Bad Request");
  });

  it("is taken with scheme and host in its address, where they are ours", async () => {
    expect((await rawHosts(`http://${host}/servicios`, ["otro.example"])).split("\r\n")[0]).toBe(
      "HTTP/1.1 200 OK",
    );
    expect((await rawHosts("http://otro.example/servicios", [host])).split(" ")[1]).toBe("421");
  });
});

/** The answer to a request with these Host headers, as it comes. */
async function rawHosts(target: string, hosts: string[]): Promise<string> {
  const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
  const lines = hosts.map((name) => `Host: ${name}\r\n`).join("");
  socket.write(`GET ${target} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  return (await socket.setEncoding("utf8").toArray()).join("");
}
