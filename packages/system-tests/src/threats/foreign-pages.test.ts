import { credentials } from "@consultorio/testkit/server/administrator";
import { freePort } from "@consultorio/testkit/server/running-server";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { describe, expect, it } from "vitest";
import { writingRoutes } from "./api-routes.ts";
import { keepTally } from "./keep-tally.ts";
import { eachOf, type RawAnswer, rawRequest, tally } from "./raw-request.ts";

const origin = "https://www.ejemplo.mx";

const port = String(await freePort());
/** Where it listens: the test speaks to it as the proxy does that ends https. */
const address = `http://127.0.0.1:${port}`;
const server = await serverForFile({ PORT: port, SITE_ORIGIN: origin });
let cookie = "";
const setUp = await call("POST", "/api/setup", {
  json: { token: server.setupToken, ...credentials },
  headers: { Origin: origin },
});
cookie = setUp.headers["set-cookie"]?.[0] ?? "";

function call(
  method: string,
  path: string,
  { json, headers = {} }: { json?: unknown; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return rawRequest(address, path, {
    method,
    headers: {
      Host: new URL(origin).host,
      ...(cookie && { Cookie: cookie.split(";")[0] ?? "" }),
      ...(json !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
}

describe("another site's page, in the browser of a signed-in administrator", () => {
  const foreign: [name: string, headers: Record<string, string>][] = [
    ["no origin", {}],
    ["the origin null", { Origin: "null" }],
    ["another origin", { Origin: "https://otro.example" }],
    ["the same name without https", { Origin: "http://www.ejemplo.mx" }],
    ["another port", { Origin: `${origin}:8443` }],
    ["a name that begins with ours", { Origin: `${origin}.otro.example` }],
    ["a name that ends in ours", { Origin: "https://x.www.ejemplo.mx" }],
    ["our origin as its referrer only", { Referer: `${origin}/admin/` }],
    ["a forged header beside a cross-site mark", { Origin: origin, "Sec-Fetch-Site": "cross-site" }],
    ["a page of a sibling name", { Origin: origin, "Sec-Fetch-Site": "same-site" }],
  ];

  it.for(foreign)("changes nothing with %s, by any call", async ([, headers], { task }) => {
    const answers = await eachOf(writingRoutes, async ({ method, path }) => ({
      name: `${method} ${path}`,
      ...(await call(method, path, { json: {}, headers })),
    }));
    keepTally(task, "llamadas desde páginas de otros", tally(answers.map(({ status }) => status)));
    // A subject that has ended or never existed is reported before the session is checked.
    for (const { name, status } of answers) expect([403, 404], name).toContain(status);
    expect(answers.filter(({ status }) => status === 403).length).toBeGreaterThan(writingRoutes.length - 4);
  });

  it.for([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "text/plain; application/json",
  ])("cannot send a form as JSON, even of our origin: «%s»", async (type, { task }) => {
    const bodies = writingRoutes.filter(({ method, path }) => method === "POST" && path !== "/api/media");
    const answers = await eachOf(bodies, async ({ path }) => ({
      path,
      ...(await rawRequest(address, path, {
        method: "POST",
        headers: {
          Host: new URL(origin).host,
          Cookie: cookie.split(";")[0] ?? "",
          Origin: origin,
          "Content-Type": type,
        },
        body: '{"siteContent":{}}',
      })),
    }));
    keepTally(task, "formularios que dicen ser JSON", tally(answers.map(({ status }) => status)));
    for (const { path, status } of answers) expect([404, 415], path).toContain(status);
  });

  it("and after all these the draft is unchanged", async () => {
    expect((await call("GET", "/api/site-content")).headers.etag).toBe('"1"');
  });
});

describe("the headers for a browser", () => {
  it("is to speak https only, to guess no type, and to tell others little", async () => {
    const paths = [
      "/",
      "/nada",
      "/admin/",
      "/admin/preview.html",
      "/api/session",
      "/api/nada",
      "/healthz",
      "/imagenes/logo.svg",
      "/%E0%A4%A",
    ];
    for (const path of paths) {
      const { headers } = await call("GET", path);
      expect(headers["strict-transport-security"], path).toBe("max-age=31536000; includeSubDomains");
      expect(headers["x-content-type-options"], path).toBe("nosniff");
      expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
      expect(headers["permissions-policy"], path).toContain("camera=()");
      expect(headers["cross-origin-opener-policy"], path).toBe("same-origin");
      expect(headers["x-powered-by"], path).toBeUndefined();
      expect(headers.server, path).toBeUndefined();
      expect(headers["access-control-allow-origin"], path).toBeUndefined();
    }
  });

  it("allow no frame with the administrator's area, and its preview in its own only", async () => {
    const policyOf = async (path: string) =>
      String((await call("GET", path)).headers["content-security-policy"]);
    for (const path of [
      "/admin/",
      "/admin/publicar",
      "/admin/revision/x",
      "/api/session",
      "/api/nada",
      "/healthz",
    ])
      expect(await policyOf(path), path).toContain("frame-ancestors 'none'");
    expect(await policyOf("/admin/preview.html")).toContain("frame-ancestors 'self'");
    for (const path of ["/", "/admin/", "/admin/preview.html"]) {
      const policy = await policyOf(path);
      expect(policy, path).toContain("upgrade-insecure-requests");
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).toContain("base-uri 'none'");
      expect(policy, path).toMatch(/frame-ancestors '(?:self|none)'/);
      expect(/script-src ([^;]*)/.exec(policy)?.[1], path).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    }
  });

  it("is to keep the session where only this site's https can read it", () => {
    expect(cookie).toMatch(
      /^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800; Secure$/,
    );
  });
});
