import { connect } from "node:net";
import { routePath, siteRoutes } from "@consultorio/content";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { smallSite } from "@consultorio/testkit/server/small-site";
import { describe, expect, it } from "vitest";
import { rawRequest } from "../threats/raw-request.ts";

const server = await serverForFile();

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}`, { headers, redirect: "manual" });

/** Sends a request unchanged, as no well-behaved client would. Returns the status. */
function raw(lines: string[]): Promise<number> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join("\r\n")}\r\n\r\n`));
    socket.once("data", (data) => {
      socket.destroy();
      resolve(Number(data.toString("latin1").split(" ")[1]));
    });
    socket.once("error", reject);
  });
}

/** Sends requests one after the other on one connection. Returns the status of each. */
function conversation(requests: string[]): Promise<number[]> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(requests.join("")));
    let text = "";
    socket.setEncoding("latin1").on("data", (chunk) => {
      text += chunk;
    });
    socket.once("end", () =>
      resolve([...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))),
    );
    socket.once("error", reject);
  });
}

describe("published pages", () => {
  it("are there at every address of the site, compressed, with their policy", async () => {
    for (const path of siteRoutes(smallSite).map(routePath)) {
      const response = await get(path, { "accept-encoding": "br" });
      expect(response.status, path).toBe(path === "/404" ? 404 : 200);
      expect(response.headers.get("content-encoding"), path).toBe("br");
      expect(response.headers.get("content-security-policy"), path).toMatch(
        /^default-src 'none'; script-src/,
      );
      const text = await response.text();
      expect(text, path).not.toMatch(/_next|__next_f|\{[a-z]\w*\}<\//i);
    }
  });

  it("name one origin, whatever the visitor's headers say", async () => {
    const clean = await (await get("/servicios")).text();
    expect(clean).toContain(`<link rel="canonical" href="${server.origin}/servicios">`);
    const odd = {
      "X-Forwarded-Host": "otro.mx",
      "X-Forwarded-Proto": "https",
      "X-Middleware-Subrequest": "middleware",
      "X-Consultorio-Render": "x.y",
      RSC: "1",
      "Next-Router-Prefetch": "1",
    };
    for (const path of ["/servicios", "/servicios?_rsc=1"])
      expect(await (await get(path, odd)).text(), path).toBe(clean);
  });

  it("carry the same headers by the short way and by the long one", async () => {
    const headersOf = async (path: string, init: RequestInit = {}) => {
      const { headers } = await fetch(`${server.origin}${path}`, init);
      return [...headers].filter(([name]) => !["connection", "date", "keep-alive"].includes(name));
    };
    const short = await headersOf("/servicios");
    expect(await headersOf("/servicios?utm_source=x")).toEqual(short);
    expect(await headersOf("/servicios", { method: "HEAD" })).toEqual(short);
  });

  it("are not sent again to a client that has them", async () => {
    const etag = (await get("/")).headers.get("etag") ?? "";
    const again = await get("/", { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("load files that can be kept for ever", async () => {
    const page = await (await get("/")).text();
    const files = page.match(/\/(?:assets|elements)\/[\w./-]+\.(?:js|woff2)/g) ?? [];
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const path of files) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("cache-control"), path).toContain("immutable");
    }
  });

  it("lead back from an address with a slash too many, and from one that does not exist", async () => {
    const slash = await get("/servicios/");
    expect([slash.status, slash.headers.get("location")]).toEqual([308, "/servicios"]);
    const redirect = await get("/buscar/?q=pie%20fr%C3%ADo&x=1");
    expect([redirect.status, redirect.headers.get("location")]).toEqual([
      308,
      "/buscar?q=pie%20fr%C3%ADo&x=1",
    ]);
    const typed = await get("/S%C3%ADntomas/index.html");
    expect([typed.status, typed.headers.get("location")]).toEqual([308, "/sintomas"]);
    for (const path of ["/nada", "/servicios.rsc", "/_next/image?url=/a.png&w=64&q=75", "/_next/x.js"]) {
      const missing = await get(path);
      expect(missing.status, path).toBe(404);
      expect(await missing.text(), path).toContain("No encontramos esta página");
    }
  });
});

describe("other answers", () => {
  it("say how the process is", async () => {
    expect(await (await get("/healthz")).json()).toEqual({ ok: true });
    expect(await (await get("/readyz")).json()).toMatchObject({
      ready: true,
      generation: 1,
      database: true,
      live: 1,
      notifications: "poll",
    });
  });

  it.each<[string, Record<string, string>]>([
    ["through a proxy", { "X-Forwarded-For": "203.0.113.7" }],
    ["through a proxy that only names itself", { Via: "1.1 proxy" }],
    ["by the name of the site", { Host: "www.ejemplo.mx" }],
  ])("tell somebody who asks %s no more than whether it is ready", async (_name, headers) => {
    const { status, body } = await rawRequest(server.origin, "/readyz", { headers });
    expect([status, JSON.parse(body.toString())]).toEqual([200, { ready: true }]);
  });

  it("serve the pictures of the library, and no other file", async () => {
    const picture = await get("/imagenes/hero-1.480.webp");
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const drawing = await get("/imagenes/logo.svg", { "accept-encoding": "br" });
    expect([drawing.status, drawing.headers.get("content-encoding")]).toEqual([200, "br"]);
    const headers = { "accept-encoding": "br", "if-none-match": drawing.headers.get("etag") ?? "" };
    expect((await get("/imagenes/logo.svg", headers)).status).toBe(304);
    expect((await get("/imagenes/..%2fpackage.json")).status).toBe(404);
  });

  it("say in one line that a file does not exist, without a page", async () => {
    for (const path of ["/imagenes/nada.webp", "/assets/nada.jpg", "/elements/nada.js", "/media/nada.webp"]) {
      const missing = await get(path, { accept: "text/html" });
      expect([missing.status, await missing.text()], path).toEqual([404, "Ese archivo no existe.\n"]);
    }
  });

  it.each([
    ["a malformed address", ["GET /%E0%A4%A HTTP/1.1", "Host: {host}"], 400],
    ["another host", ["GET / HTTP/1.1", "Host: otro.mx"], 421],
    ["another host in the address itself", ["GET http://otro.mx/ HTTP/1.1", "Host: {host}"], 421],
    ["no host", ["GET / HTTP/1.0"], 421],
    ["a disguised path", ["GET //api/session HTTP/1.1", "Host: {host}"], 404],
    [
      "a form sent to a page",
      ["POST / HTTP/1.1", "Host: {host}", "Next-Action: x", "Content-Length: 0"],
      405,
    ],
    ["too large a body", ["POST /api/session HTTP/1.1", "Host: {host}", "Content-Length: 3000000"], 413],
    ["a published page, to a client that writes", ["PUT / HTTP/1.1", "Host: {host}"], 405],
  ])("refuse %s", async (_what, lines, status) => {
    const { host } = new URL(server.origin);
    expect(await raw(lines.map((line) => line.replace("{host}", host)))).toBe(status);
  });

  it("read past the body of a request that needs none", async () => {
    const { host } = new URL(server.origin);
    const page = [`GET / HTTP/1.1`, `Host: ${host}`];
    const statuses = await conversation([
      [...page, "Content-Length: 5", "", "hola!"].join("\r\n"),
      [...page, "Transfer-Encoding: chunked", "", "5", "hola!", "0", "", ""].join("\r\n"),
      [...page, "Connection: close", "", ""].join("\r\n"),
    ]);
    expect(statuses).toEqual([200, 200, 200]);
  });

  it("carry the headers that keep a browser careful", async () => {
    for (const path of ["/", "/healthz", "/api/session", "/imagenes/hero-1.480.webp", "/admin/"]) {
      const { headers } = await get(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("content-security-policy"), path).toMatch(/default-src 'none'/);
      expect(headers.get("x-powered-by"), path).toBeNull();
    }
  });
});

describe("the administrator's area", () => {
  it("is one application at every address below /admin/, in no foreign frame", async () => {
    const moved = await get("/admin");
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "/admin/"]);
    const index = await (await get("/admin/")).text();
    const screen = await get("/admin/secciones");
    expect(screen.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(await screen.text()).toBe(index);
    expect((await get("/admin/assets/nada.js")).status).toBe(404);
  });

  it("may frame its own preview", async () => {
    const preview = await get("/admin/preview.html");
    expect(preview.status).toBe(200);
    expect(preview.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  });

  it("runs no inline script, and holds no secret", async () => {
    const index = await (await get("/admin/")).text();
    expect(index).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  });
});
