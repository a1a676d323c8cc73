import { jsonLimits } from "@consultorio/api/http/body-limits";
import { bundledSite } from "@consultorio/content/data";
import { isLong } from "@consultorio/testkit/long-form";
import { type Answer, setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { describe, expect, it } from "vitest";
import { apiRoutes } from "./api-routes.ts";
import { keepTally } from "./keep-tally.ts";
import { eachOf, tally } from "./raw-request.ts";

const server = await serverForFile();
const administrator = await setUp(server);

/** Calls that take JSON, without the two that check a link's token before they read it. */
const reading = apiRoutes.filter(
  ({ path, takesJson }) => takesJson && path !== "/api/setup" && path !== "/api/review",
);

/** Calls of somebody who has no session yet: a few fields. */
const isForm = (path: string) => path === "/api/session" || path === "/api/password-reset";

/** The answer of a call to a useless body. */
const refusal = (path: string, body: string) => (isForm(path) && body.length > 16 * 1024 ? 413 : 422);

const megabyte = 1024 * 1024;

const statuses: number[] = [];

async function send(path: string, body: string | ReadableStream<Uint8Array>): Promise<Answer> {
  const answer = await administrator.call(path, { body, headers: { "Content-Type": "application/json" } });
  statuses.push(answer.status);
  return answer;
}

/** A body whose length is not announced. */
function streamed(text: string, pieces: number): ReadableStream<Uint8Array> {
  const piece = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let count = 0; count < pieces; count += 1) controller.enqueue(piece);
      controller.close();
    },
  });
}

describe("every call that reads JSON", () => {
  it("refuses more than 2 MB, a collection more than 16 MB, by its announced length and by its count", async () => {
    expect(reading.length).toBeGreaterThan(10);
    const most = ({ limits }: (typeof reading)[number]) =>
      Math.max(limits.bytes, jsonLimits.usual.bytes) / megabyte;
    expect(reading.filter((route) => most(route) > 2).map(({ path }) => path)).toEqual([
      "/api/collections/services",
      "/api/unfinished/services",
    ]);
    const announced = await eachOf(reading, (route) =>
      send(route.path, " ".repeat(most(route) * megabyte + 1)),
    );
    const counted = [];
    for (const route of reading)
      counted.push(await send(route.path, streamed(" ".repeat(megabyte), most(route) + 1)));
    const refused = { 413: reading.length };
    expect([announced, counted].map((answers) => tally(answers.map(({ status }) => status)))).toEqual([
      refused,
      refused,
    ]);
  });

  it("takes 16 KB from who has no session", async () => {
    const forms = reading.map(({ path }) => path).filter(isForm);
    expect(forms).toHaveLength(2);
    for (const path of forms) {
      const most = `{"a":"${"x".repeat(16 * 1024 - 8)}"}`;
      expect((await send(path, most)).status).toBe(422);
      expect((await send(path, `${most} `)).status).toBe(413);
      expect((await send(path, streamed(" ".repeat(1024), 17))).status).toBe(413);
    }
  });

  it.each([
    ["32 levels and one", `${'{"a":'.repeat(33)}1${"}".repeat(33)}`],
    ["a hundred thousand levels", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    ["lists in groups in lists", `${'[{"a":'.repeat(20)}1${"}]".repeat(20)}`],
    ["__proto__ at the top", '{"__proto__":{"role":"owner"}}'],
    ["__proto__ inside", '{"siteContent":{"doctorInfo":{"__proto__":{"polluted":true}}}}'],
    ["constructor", '{"constructor":{"prototype":{"polluted":true}}}'],
    ["prototype in a list", '[{"a":[{"prototype":1}]}]'],
    ["__proto__ behind an escape", '{"\\u005f_proto__":{"polluted":true}}'],
  ])("refuses %s", async (_what, body) => {
    const answers = await eachOf(reading, async ({ path }) => ({ path, ...(await send(path, body)) }));
    for (const { path, status, body: answer } of answers) {
      expect(status, path).toBe(refusal(path, body));
      expect(JSON.stringify(answer), path).toMatch(
        status === 413 ? /como máximo 16 KB/ : /anidado a más de 32 niveles|no está permitido/,
      );
    }
  });

  it.each([
    [
      "a hundred thousand members",
      `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":1`).join()}}`,
    ],
    ["half a million of nothing", `[${"0,".repeat(500_000)}0]`],
    ["a million digits", `{"a":${"9".repeat(1_000_000)}}`],
    ["a text of two megabytes", `{"a":"${"x".repeat(2_000_000)}"}`],
    ["one member a thousand times", `{${'"a":1,'.repeat(1000)}"a":1}`],
    ["nothing but a word", '"hola"'],
    ["null", "null"],
  ])("refuses %s, and still answers others", async (_what, body) => {
    // One in three of the calls that read a body alike; all of them in `pnpm test:long`.
    const routes = reading.filter((_, index) => isLong || index % 3 === 0);
    for (const { path } of routes) expect((await send(path, body)).status, path).toBe(refusal(path, body));
    expect((await fetch(server.origin)).status).toBe(200);
  });

  it.each([
    ["half of it", '{"a":'],
    ["UTF-16", Buffer.from('{"a":1}', "utf16le").toString("latin1")],
    ["a mark before it", "\ufeff\ufeff{}"],
    ["a comment", "{/* */}"],
    ["numbers that are none", '{"a":NaN}'],
  ])("refuses %s", async (_what, body) => {
    for (const { path } of reading) expect((await send(path, body)).status, path).toBe(400);
  });
});

describe("headers that only the server may set", () => {
  const { siteContent, services } = bundledSite;
  const [service] = services;

  it.for<[path: string, json: unknown]>([
    ["/api/site-content", { siteContent, version: 99 }],
    ["/api/site-content", { siteContent, author: "otra" }],
    ["/api/site-content", { siteContent: { ...siteContent, id: "x" } }],
    ["/api/collections/services", { services: [{ ...service, role: "owner" }] }],
    ["/api/account/password", { current: "x", password: "una frase larga", userId: "x" }],
    ["/api/users", { email: "x@ejemplo.mx", password: "una frase larga", role: "editor", id: "1" }],
    ["/api/users/x", { role: "editor", email: "x@ejemplo.mx" }],
    ["/api/session", { email: "x@ejemplo.mx", password: "una frase larga", role: "owner" }],
    ["/api/schedule", { due: "2099-01-01T00:00:00Z", author: "otra" }],
    ["/api/review-links", { days: 1, token: "mi-clave" }],
    [
      "/api/media/notes",
      { path: "/imagenes/x", alt: "", decorative: false, focusX: 1, focusY: 1, hash: "x" },
    ],
  ])("is refused in the body of %s", async ([path, json], { task }) => {
    const { status, body } = await administrator.call(path, { json });
    keepTally(task, "campos que solo el servidor llena", tally([status]));
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toMatch(/campo desconocido/i);
  });

  it("and after all these the draft and the role are as they were, and no object of the server has a new member", async ({
    task,
  }) => {
    keepTally(task, "contenidos enormes, anidados o mal formados", tally(statuses));
    expect((await administrator.call("/api/site-content")).headers.get("etag")).toBe('"1"');
    expect((await administrator.call("/api/session")).body).toEqual({
      email: "ana@ejemplo.mx",
      role: "owner",
    });
    expect(JSON.stringify((await administrator.call("/api/account")).body)).not.toContain("polluted");
  });
});
