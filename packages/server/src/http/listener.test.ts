import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { makeStaticResponse } from "@consultorio/publishing/http/static-response";
import { StoreError } from "@consultorio/store";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { log } from "../process/log.ts";
import { createListener, hostsOf } from "./listener.ts";

let server: Server;
let origin: string;
/** The entries of the log, in order. */
let logged: unknown[];

let failure: Error;
// A part that throws an unexpected error: no request can cause one.
const broken = () => Promise.reject(failure);
const page = await makeStaticResponse(Buffer.from("Guía"), { "Content-Type": "text/html; charset=utf-8" });

beforeEach(async () => {
  logged = [];
  failure = new Error("Se rompió por dentro.");
  vi.spyOn(log, "error").mockImplementation((fields: unknown) => {
    logged.push(fields);
  });
  server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  origin = `http://127.0.0.1:${address.port}`;
  server.on(
    "request",
    createListener({
      origin,
      trustProxy: null,
      developmentNext: null,
      live: {
        get: (path) => (path === "/guias/pie-diabetico" ? page : undefined),
        notFound: () => undefined,
        documents: () => null,
      },
      admin: broken,
      api: broken,
      pictures: async (path) => (path.startsWith("/imagenes/") ? broken() : null),
      media: async (path) => (path.startsWith("/media/") ? broken() : null),
      assets: broken,
      health: broken,
    }),
  );
});

afterEach(() => {
  server.close().closeAllConnections();
  vi.restoreAllMocks();
});

it.each([
  ["https://www.ejemplo.mx", ["www.ejemplo.mx", "www.ejemplo.mx:443"]],
  ["http://www.ejemplo.mx", ["www.ejemplo.mx", "www.ejemplo.mx:80"]],
  ["http://localhost:3000", ["localhost:3000"]],
])("%s is asked for by its host, with or without the usual port", (origin, hosts) => {
  expect([...hostsOf(origin)]).toEqual(hosts);
});

it.each([
  "/guias/pie-diabetico/",
  "/%67uias/pie%2Ddiabetico",
  "/guias/pie%2ddiab%65tico/",
  "/GUIAS/Pie-Diabetico",
  "/gu%C3%ADas/pie-diab%C3%A9tico",
  "/guias/pie%20diab%C3%A9tico/index.html",
  "/guias/Pie_diabetico.php",
])("%s is redirected to the usual spelling of its address", async (path) => {
  const answer = await fetch(`${origin}${path}?utm=1`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([308, "/guias/pie-diabetico?utm=1"]);
});

it.each(["/guias%2Fpie-diabetico", "/guias/%70%69e", "/%c3%a1"])("%s is no page", async (path) => {
  expect((await fetch(`${origin}${path}`, { redirect: "manual" })).status).toBe(503);
});

it("says to whom a fault of the security is reported, for a year to come", async () => {
  const answer = await fetch(`${origin}/.well-known/security.txt`);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain(`Contact: ${origin}/contacto\n`);
  const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBeOneOf([364, 365]);
});

const number = /Si llamas por esto, di este número: (\d{4}-\d{4}-\d{4})/;

it.each([
  ["/imagenes/x.webp", "text/html", "text/html; charset=utf-8"],
  ["/api/site-content", "*/*", "application/json; charset=utf-8"],
  ["/readyz", "*/*", "text/plain; charset=utf-8"],
])("%s that fails for %s tells the number under which the log has it", async (path, accept, type) => {
  const answer = await fetch(`${origin}${path}`, { headers: { Accept: accept } });
  expect(answer.status).toBe(500);
  expect(answer.headers.get("content-type")).toBe(type);
  const text = await answer.text();
  const requestId = number.exec(text)?.[1];
  expect(requestId).toBeDefined();
  expect(answer.headers.get("x-request-id")).toBe(requestId);
  expect(logged).toMatchObject([
    { request: requestId, error: new Error("Se rompió por dentro.") },
    { request: requestId, status: 500 },
  ]);
  expect(text).not.toContain("Se rompió por dentro.");
});

it("a file of an unavailable database is answered with 503, without the database's address", async () => {
  failure = new StoreError("postgres-unreachable", { server: "db.interna:5432" });
  const answer = await fetch(`${origin}/media/x.mp4`, { headers: { Accept: "text/html" } });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.text()).not.toContain("interna");
  expect(logged[0]).toMatchObject({ error: failure });
});
