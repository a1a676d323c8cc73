import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanText } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { isLong } from "@consultorio/testkit/long-form";
import { setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adminAddresses } from "../e2e/admin-addresses.ts";
import { type ApiRoute, apiRoutes } from "./api-routes.ts";
import { keepTally } from "./keep-tally.ts";
import { productSources } from "./product-sources.ts";
import { eachOf, type RawAnswer, rawRequest, tally } from "./raw-request.ts";

/** Only the draft holds it: where it is read without a session, something leaked. */
const draftWord = "Calle del Borrador Secreto";

/** How many spellings and names are tried: a thousand in `pnpm test:long`. */
const tries = isLong ? 1000 : 250;

const server = await serverForFile();
const administrator = await setUp(server);
const { siteContent } = bundledSite;
const doctorInfo = { ...siteContent.doctorInfo, address: draftWord };
await administrator.call("/api/site-content", { json: { siteContent: { ...siteContent, doctorInfo } } });
await administrator.call("/api/review-links", { json: { days: 3 } });

const admin = join(import.meta.dirname, "../../../../apps/admin");
/** Every screen of the administrator's area, as its router declares it, and the pages that hold them. */
const adminPaths = [...adminAddresses, "/admin/index.html", "/admin/preview.html"];

const ask = (path: string, options: Parameters<typeof rawRequest>[2] = {}) =>
  rawRequest(server.origin, path, options);

/** The first part of a path, up to its second slash. */
const area = /^(\/\w+)\//;
const disguises: [name: string, disguise: (path: string) => string, headers: Record<string, string>][] = [
  ["plain", (path) => path, {}],
  ["with a query of Next's", (path) => `${path}?_rsc=1&nxtPname=services&__nextDataReq=1`, {}],
  ["as a sub-request", (path) => path, { "x-middleware-subrequest": "middleware:middleware:middleware" }],
  ["as a prefetch", (path) => path, { "Next-Router-Prefetch": "1", RSC: "1", "Next-Url": "/admin" }],
  ["as our own renderer", (path) => path, { "X-Consultorio-Render": "secret.1" }],
  ["as a rewritten address", () => "/api/healthz", { "X-Original-Url": "/api/users" }],
  [
    "with an address to go to instead",
    (path) => path,
    { "X-Rewrite-Url": "/api/users", "X-Invoke-Path": "/" },
  ],
  ["as inner data", (path) => `${path}.rsc`, {}],
  ["with two slashes", (path) => `/${path}`, {}],
  ["in capitals", (path) => path.toUpperCase(), {}],
  ["with a dot", (path) => path.replace(area, "$1/%2e/"), {}],
  ["with dots", (path) => path.replace(area, "$1/x/../"), {}],
  ["with a slash encoded", (path) => path.replace(area, "$1%2f"), {}],
];

/** Whether a disguise leaves the path itself as it is. */
const leavesPath = (disguise: (path: string) => string) => /^\/api\/x(?:\?|$)/.test(disguise("/api/x"));

describe("without a session", () => {
  /** Requests of anybody, with their expected answers. */
  const open: Record<string, number> = {
    "GET /api/site-content": 200,
    "GET /api/selected-sections": 200,
    "GET /api/collections/services": 200,
    // Neither e-mail nor token was sent with it.
    "POST /api/session": 422,
    "POST /api/password-reset": 422,
  };

  it.for(disguises)(
    "no call is answered %s, and no word of the draft gets out",
    async ([name, disguise, headers], { task }) => {
      expect(apiRoutes.length).toBeGreaterThan(35);
      const answers = await eachOf(apiRoutes, async (route) => ({
        route,
        ...(await ask(disguise(route.path), {
          method: route.method,
          headers: { Origin: server.origin, "Content-Type": "application/json", ...headers },
          ...(route.method === "POST" && { body: "{}" }),
        })),
      }));
      keepTally(task, "llamadas sin sesión, disfrazadas", tally(answers.map(({ status }) => status)));
      const plain = leavesPath(disguise);
      for (const { route, status, body } of answers)
        expectShut(`${name}: ${label(route)}`, { status, body }, plain);
    },
  );

  function expectShut(name: string, { status, body }: Pick<RawAnswer, "status" | "body">, plain: boolean) {
    const wanted = plain ? open[name.replace(/^.*?: /, "")] : undefined;
    // A path outside of the API accepts no writes either.
    expect(wanted === undefined ? [401, 403, 404, 405] : [wanted], name).toContain(status);
    expect(body.includes(draftWord), name).toBe(false);
  }

  const label = ({ method, path }: ApiRoute) => `${method} ${path}`;

  it.for(disguises)(
    "every address of the administrator's area gives the built page or a refusal, asked %s",
    async ([name, disguise, headers], { task }) => {
      expect(adminPaths.length).toBeGreaterThan(15);
      const answers = await eachOf(adminPaths, async (path) => ({
        path,
        ...(await ask(disguise(path), { headers: { Cookie: "sid=guess", ...headers } })),
      }));
      const corpus = "direcciones de la administración, disfrazadas";
      keepTally(task, corpus, tally(answers.map(({ status }) => status)));
      for (const { path, status, body } of answers) {
        const label = `${name}: ${path}`;
        expect(body.includes(draftWord), label).toBe(false);
        if (leavesPath(disguise)) expect({ status, body: body.toString() }, label).toEqual(pageOf(path));
        else expect(status, label).toBe(404);
      }
    },
  );

  it("no address of the administrator's area leads out of it, nor to anybody by another host", async () => {
    const paths = ["..", "%2e%2e", "..%2f", "..;", ".%2e", "x/../.."].flatMap((up) =>
      ["api/site-content", "api/users", "data/site.db"].map((name) => `/admin/${up}/${name}`),
    );
    for (const path of [...paths, "/admin/%00", "/admin\\api\\users", "/admin/%5capi/users"]) {
      const { status, body } = await ask(path);
      expect(body.includes(draftWord), path).toBe(false);
      if (status !== 404) expect({ status, body: body.toString() }, path).toEqual(pageOf(path));
    }
    expect((await ask("/admin/%E0%A4%A")).status).toBe(400);
    expect((await ask("/admin/", { headers: { Host: "otro.example" } })).status).toBe(421);
    for (const method of ["POST", "DELETE"]) expect((await ask("/admin/", { method })).status).toBe(405);
  });

  /** The files of the build at a path below `/admin`, the same for everybody. */
  function pageOf(path: string) {
    const file = path === "/admin/preview.html" ? "preview.html" : "index.html";
    return { status: 200, body: readFileSync(join(admin, "dist", file), "utf8") };
  }
});

describe("a server action", () => {
  it("does not exist in any source, nor in the build", () => {
    const root = join(import.meta.dirname, "../../../..");
    const sources = productSources();
    expect(sources.length).toBeGreaterThan(400);
    expect(sources.filter(({ text }) => /["']use server["']/.test(text)).map(({ name }) => name)).toEqual([]);
    const manifest = join(root, "apps/site/.next/server/server-reference-manifest.json");
    expect(JSON.parse(readFileSync(manifest, "utf8"))).toMatchObject({ node: {}, edge: {} });
    expect(Object.keys(JSON.parse(readFileSync(manifest, "utf8")).node)).toEqual([]);
  });

  it("is asked for 200 times, and never looked for", async ({ task }) => {
    const bodies = ['["$F1"]', '[{"then":"$1:__proto__:then"}]', "0", '{"0":"$@1"}', '["$K1"]'];
    const probes = Array.from({ length: 200 }, (_, index) =>
      probe(index, bodies[index % bodies.length] ?? ""),
    );
    const answers = await eachOf(probes, ({ path, headers, body }) =>
      ask(path, { method: "POST", headers, body }),
    );
    const counts = tally(answers.map(({ status }) => status));
    keepTally(task, "sondas de acciones de servidor", counts);
    expect(Object.keys(counts).filter((status) => !status.startsWith("4"))).toEqual([]);
    for (const { headers } of answers) expect(headers["content-type"]).not.toContain("x-component");
  });

  function probe(index: number, flight: string) {
    const paths = ["/", "/contacto", "/api/nada", "/api/session", "/api/site-content", "/admin/", "/404"];
    const action = index.toString(16).padStart(40, "7f");
    const form = index % 2 === 0;
    const part = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    return {
      path: paths[index % paths.length] ?? "/",
      headers: {
        Origin: server.origin,
        "Next-Action": action,
        "Content-Type": form ? "multipart/form-data; boundary=b" : "text/plain;charset=UTF-8",
      },
      body: form
        ? `${part("1_$ACTION_REF_0", "")}${part("$ACTION_0:0", `{"id":"${action}","bound":"$@1"}`)}${part("0", flight)}--b--\r\n`
        : flight,
    };
  }
});

describe("a connection that asks for another protocol", () => {
  const upgrade = { Connection: "Upgrade", Upgrade: "websocket" };

  it("is answered in HTTP, screened as every other, also once Next runs", async () => {
    expect((await ask("/api/session")).status).toBe(401);
    expect((await ask("/", { headers: upgrade })).status).toBe(200);
    expect((await ask("/nada", { headers: upgrade })).status).toBe(404);
    expect((await ask("/_next/webpack-hmr", { headers: upgrade })).status).toBe(404);
    expect((await ask("/", { headers: { ...upgrade, Host: "otro.example" } })).status).toBe(421);
  });
});

describe("an address", () => {
  const atom = fc.constantFrom(
    ..."/.\\;:@&=+$,~'()*!#",
    "..",
    "%",
    "%2",
    "%2e%2e",
    "%00",
    "%0d%0a",
    "%E0%A4%A",
    "%c0%ae",
    "%ff",
    "é",
    "\u00ff",
    "admin",
    "api",
    "_next",
    "image",
    "session",
    "servicios",
    ".rsc",
    ".segments",
    "__nextjs",
    "media",
    "imagenes",
    "a".repeat(900),
  );
  const path = fc
    .tuple(fc.array(atom, { maxLength: 12 }), fc.option(fc.array(atom, { maxLength: 6 }), { nil: [] }))
    .map(([parts, query]) => `/${parts.join("")}${query.length > 0 ? `?${query.join("")}` : ""}`);

  it("is written in many awkward ways, and none of them breaks anything", async ({ task }) => {
    const paths = fc.sample(path, { numRuns: tries, seed: 15 });
    const answers = await eachOf(paths, async (address) => ({ address, ...(await ask(address)) }));
    const counts = tally(answers.map(({ status }) => status));
    keepTally(task, "direcciones mal escritas", counts);
    expect(answers.filter(({ status }) => status >= 500).map(({ address }) => address)).toEqual([]);
    for (const { address, status } of answers)
      if (isMalformed(address)) expect([400, 414], address).toContain(status);
    expect((await ask("/")).status).toBe(200);
  });

  it("with an unused method is refused", async () => {
    for (const method of ["PUT", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "PURGE"])
      for (const address of ["/", "/api/session", "/api/nada", "/admin/"])
        expect((await ask(address, { method })).status, `${method} ${address}`).toBe(405);
  });

  it("that is no call of the API is answered by no page of Next", async () => {
    for (const address of ["/api/nada", "/api/users/x/y", "/api/session/x", "/api/_next/static/x.js"]) {
      const { status, headers, body } = await ask(address);
      expect([status, headers["content-type"]], address).toEqual([404, "application/json"]);
      expect(headers["content-security-policy"], address).toContain("default-src 'none'");
      expect(JSON.parse(body.toString()), address).toEqual({ error: "No existe." });
    }
  });

  /** Whether it cannot be read. The query of an address outside of the API may say anything: no page reads it. */
  function isMalformed(address: string): boolean {
    const path = address.replace(/\?.*$/, "");
    try {
      decodeURIComponent(path.startsWith("/api/") ? address : path);
      return false;
    } catch {
      return true;
    }
  }
});

describe("a preview picture", () => {
  it.runIf(isLong)("is not found by hostile names", async ({ task }) => {
    const piece = fc.constantFrom(
      "../",
      "..\\",
      "%2e%2e/",
      "/etc/passwd",
      "package.json",
      "HeroSlider",
      "Hero",
      "\0",
      ".webp",
      "constructor",
      "__proto__",
      "toString",
      "file:///",
      "http://127.0.0.1/",
      " ",
      "HeroSlider.webp",
      "/",
      "C:\\",
    );
    const name = fc
      .oneof(
        fc.array(piece, { minLength: 2, maxLength: 5 }).map((pieces) => pieces.join("")),
        fc.string({ unit: "binary" }),
      )
      // The API removes invisible characters first. What is left here is the name of a picture that exists.
      .filter((text) => cleanText(text).trim() !== "HeroSlider");
    const cases = fc.sample(fc.tuple(fc.oneof(fc.constant("Hero"), name), name), {
      numRuns: tries,
      seed: 11,
    });
    const answers = await eachOf(cases, ([type, image]) =>
      ask(`/api/component-image?${new URLSearchParams({ type, image })}`),
    );
    const counts = tally(answers.map(({ status }) => status));
    keepTally(task, "nombres hostiles de una imagen", counts);
    expect(counts).toEqual({ 404: tries });
    expect((await ask("/api/component-image?type=Hero&image=HeroSlider")).status).toBe(200);
  });
});
