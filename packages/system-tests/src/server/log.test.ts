import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { reviewHeaders } from "@consultorio/api/contract";
import { bundledSite } from "@consultorio/content/data";
import { credentials, setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { expect, it } from "vitest";
import { z } from "zod";

const line = z.looseObject({ level: z.string(), time: z.iso.datetime(), msg: z.string() });

const eventually = { timeout: 20_000 };

const server = await serverForFile();
const administrator = await setUp(server);

/** The lines of the log; the addresses that a start prints are for a person. */
const lines = () =>
  server
    .output()
    .split("\n")
    .filter((text) => text.startsWith("{"))
    .map((text) => line.parse(JSON.parse(text)));

const linesOf = (path: string) => lines().filter((entry) => entry.path === path);

it("has one line for each call: number, method, path, status and time", async () => {
  const answer = await administrator.call("/api/session?de=prueba");
  const number = answer.headers.get("x-request-id") ?? "";
  expect(number).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  await expect.poll(() => lines().filter(({ request }) => request === number), eventually).toHaveLength(1);
  expect(lines().find(({ request }) => request === number)).toEqual({
    level: "info",
    time: expect.any(String),
    msg: "request",
    request: number,
    method: "GET",
    path: "/api/session",
    status: 200,
    ms: expect.any(Number),
  });
});

it("has refused requests and opened screens, and no pages of visitors", async () => {
  for (const path of ["/", "/servicios", "/admin/", "/no-existe", "/api/no-existe"])
    await fetch(`${server.origin}${path}`);
  await expect.poll(() => linesOf("/api/no-existe"), eventually).toHaveLength(1);
  expect(linesOf("/no-existe")).toMatchObject([{ status: 404, level: "info" }]);
  expect(linesOf("/admin/")).toMatchObject([{ status: 200 }]);
  expect([...linesOf("/"), ...linesOf("/servicios")]).toEqual([]);
});

it("takes who leaves in the middle of a body for no failure", async () => {
  const { hostname, port, host } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const head = `POST /api/session HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${server.origin}\r\nContent-Type: application/json`;
  socket.write(`${head}\r\nContent-Length: 100\r\n\r\n{"email":`);
  await wait(500);
  socket.destroy();
  await expect.poll(() => linesOf("/api/session").filter(({ cut }) => cut), eventually).toHaveLength(1);
  expect(lines().filter(({ level }) => level === "error")).toEqual([]);
});

it("does not believe a number that a stranger sends", async () => {
  const answer = await fetch(`${server.origin}/api/session`, {
    headers: { "X-Request-Id": "escogido-por-mi", "X-Consultorio-Request": "tambien-escogido" },
  });
  expect(answer.headers.get("x-request-id")).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  await expect.poll(() => linesOf("/api/session").length, eventually).toBeGreaterThan(0);
  expect(server.output()).not.toMatch(/escogido/);
});

it("holds no personal data: no e-mail, password, token, code, body, query, address or agent", async () => {
  const visitor = { "User-Agent": "navegador-de-prueba", "X-Forwarded-For": "203.0.113.77" };
  await fetch(`${server.origin}/buscar?q=me+duele+la+pierna`, { headers: visitor });
  await fetch(`${server.origin}/ana@ejemplo.mx`, { headers: visitor });
  await fetch(`${server.origin}/admin/configurar?token=${server.setupToken}`, { headers: visitor });
  const wrong = { ...credentials, password: "la equivocada de siempre" };
  expect((await administrator.call("/api/session", { json: credentials, headers: visitor })).status).toBe(
    200,
  );
  expect((await administrator.call("/api/session", { json: wrong, headers: visitor })).status).toBe(401);
  const siteContent = structuredClone(bundledSite.siteContent);
  siteContent.doctorInfo.name = "Dra. Nombre Secreto";
  expect((await administrator.call("/api/site-content", { json: { siteContent } })).status).toBe(200);
  const invited = { email: "berta@ejemplo.mx", password: "otra frase bastante larga", role: "editor" };
  expect((await administrator.call("/api/users", { json: invited })).status).toBe(201);
  const review = z
    .object({ address: z.string() })
    .parse((await administrator.call("/api/review-links", { json: { days: 3 } })).body);
  const token = review.address.split("#").at(-1) ?? "";
  expect(token.length).toBeGreaterThan(40);
  expect((await fetch(`${server.origin}/api/review`, { headers: reviewHeaders(token) })).status).toBe(200);
  await fetch(review.address);

  await expect.poll(() => linesOf("/api/review"), eventually).toHaveLength(1);
  // The output for a person at the start is not the log.
  const entries = lines().map((entry) => JSON.stringify(entry));
  const cookie = administrator.cookie?.split("=")[1] ?? "";
  const secrets = [credentials.email, "berta", "@", credentials.password, wrong.password, invited.password];
  const more = [
    server.setupToken,
    token,
    cookie,
    "Secreto",
    "duele",
    "203.0.113.77",
    "127.0.0.1",
    "navegador",
  ];
  for (const secret of [...secrets, ...more])
    expect(
      entries.filter((text) => text.includes(secret ?? "")),
      `the log names ${secret}`,
    ).toEqual([]);
});
