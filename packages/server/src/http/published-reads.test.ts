import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { makeStaticResponse, type StaticResponse } from "@consultorio/publishing/http/static-response";
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { closeInactive, closeServer, connectionLimits, listen, type OpenConnections } from "./connections.ts";
import { createListener } from "./listener.ts";
import { answerPublishedReads } from "./published-reads.ts";

const host = "consultorio.example";
const pages = new Map<string, StaticResponse>();
const running: Server[] = [];

beforeAll(async () => {
  const page = (text: string, status = 200) =>
    makeStaticResponse(Buffer.from(text), { "Content-Type": "text/html; charset=utf-8" }, { status });
  pages.set("/", await page("Inicio, con várices. ".repeat(100)));
  pages.set("/buscar", await page("Busca."));
  pages.set("/grande", await page("z".repeat(20_000_000)));
  pages.set("/404", await page("No existe.", 404));
});

afterEach(() => {
  for (const server of running.splice(0)) server.close().closeAllConnections();
});

interface Running {
  server: Server;
  port: number;
  /** Null where `node:http` answers everything. */
  connections: OpenConnections | null;
  /** How many requests `node:http` has answered. */
  byHttp(): number;
}

/** A server of those pages; each POST is answered with its body. */
async function start({ onConnection = true, limits = connectionLimits } = {}): Promise<Running> {
  const { request, published } = createListener({
    origin: `http://${host}`,
    trustProxy: null,
    developmentNext: null,
    live: { get: (path) => pages.get(path), notFound: () => pages.get("/404"), documents: () => null },
    admin: async (_request, response) => void response.end("admin"),
    api: (asked, response) => void asked.pipe(response),
    pictures: async () => null,
    media: async () => null,
    assets: async () => null,
    health: async () => ({ ready: true, detail: {} }),
  });
  let answered = 0;
  const server = createServer(connectionLimits, request).on("request", () => {
    answered += 1;
  });
  const connections = onConnection ? answerPublishedReads(server, published, limits) : null;
  closeInactive(server);
  await listen(server, 0, "127.0.0.1");
  running.push(server);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { server, port: address.port, connections, byHttp: () => answered };
}

const open = ({ port }: Running): Socket => connect(port, "127.0.0.1").on("error", () => {});

/** Everything that a server answers to a client that sends these pieces and then closes its half. */
async function answers(server: Running, pieces: readonly string[]): Promise<string> {
  const socket = open(server);
  const whole = socket.toArray();
  for (const piece of pieces) {
    socket.write(piece, "latin1");
    // Each piece arrives by itself.
    if (pieces.length > 1) await wait(20);
  }
  socket.end();
  return comparable(Buffer.concat(await whole.catch(() => [])).toString("latin1"));
}

/** Everything that a server answers to a client that waits for each answer before it sends the next request. */
async function answersInTurn(server: Running, requests: readonly string[]): Promise<string> {
  const socket = open(server).setEncoding("latin1");
  let text = "";
  socket.on("data", (piece: string) => {
    text += piece;
  });
  for (const [index, request] of requests.entries()) {
    socket.write(request, "latin1");
    await vi.waitUntil(() => text.match(/HTTP\/1\.1 \d/g)?.length === index + 1, { timeout: 20_000 });
  }
  const closed = once(socket, "close");
  socket.end();
  await closed;
  return comparable(text);
}

/** Answers without the time and the number of each request. */
const comparable = (text: string) =>
  text.replaceAll(/Date: .*/g, "Date: …").replaceAll(/\d{4}-\d{4}-\d{4}/g, "…");

const get = (path: string, lines: readonly string[] = ["Accept-Encoding: br"], version = "1.1") =>
  [`GET ${path} HTTP/${version}`, `Host: ${host}`, ...lines, "", ""].join("\r\n");

describe("a plain GET of a published page", () => {
  it.each([["br"], ["gzip, deflate"], ["identity"], ["br;q=0, gzip"]])(
    "with Accept-Encoding: %s has the same bytes as from node:http, and never reaches it",
    async (accepted) => {
      const ours = await start();
      const asked = get("/", [`accept-encoding: ${accepted}`, "User-Agent: x", "Connection: keep-alive"]);
      const answer = await answers(ours, [asked]);
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(answer).toBe(await answers(await start({ onConnection: false }), [asked]));
      expect(ours.byHttp()).toBe(0);
    },
  );

  it("keeps its connection, which goes on where another request comes", async () => {
    const ours = await start();
    const post = `POST /api/eco HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\n\r\nhola`;
    const requests = [get("/"), get("/buscar"), post, get("/"), get("/404"), get("/buscar")];
    const answer = await answersInTurn(ours, requests);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(
      ["200", "200", "200", "200", "404", "200"].map((status) => `HTTP/1.1 ${status}`),
    );
    expect(answer).toContain("hola");
    expect(answer).toBe(await answersInTurn(await start({ onConnection: false }), requests));
    expect(ours.byHttp()).toBe(4);
  });
});

describe("node:http answers, as without us,", () => {
  const whole = get("/");
  it.each<[string, string[]]>([
    ["a head that comes letter by letter", [...get("/", [])].map((letter) => letter)],
    ["a head in two halves", [whole.slice(0, 30), whole.slice(30)]],
    ["two requests at once", [whole + get("/buscar")]],
    ["a request and the begin of the next", [whole + whole.slice(0, 9), whole.slice(9)]],
    ["HEAD", [whole.replace("GET", "HEAD")]],
    ["a client that has the page", [get("/", ["If-None-Match: *"])]],
    ["Connection: close", [get("/", ["Connection: close"])]],
    ["HTTP/1.0", [get("/", [], "1.0")]],
    ["two hosts", [get("/", ["Host: otro.example"])]],
    ["another host", [whole.replace(host, "otro.example")]],
    ["no host", ["GET / HTTP/1.1\r\nAccept: */*\r\n\r\n"]],
    ["an absolute address", [get(`http://${host}/`)]],
    ["a query", [get("/?a=b")]],
    ["a path that is not published", [get("/nada")]],
    ["the page of what does not exist", [get("/404")]],
    ["a body", [`${get("/", ["Content-Length: 4"])}hola`]],
    ["a body in chunks", [`${get("/", ["Transfer-Encoding: chunked"])}0\r\n\r\n`]],
    ["both lengths", [`${get("/", ["Content-Length: 4", "Transfer-Encoding: chunked"])}0\r\n\r\n`]],
    ["Expect", [get("/", ["Expect: 100-continue"])]],
    ["an upgrade", [get("/", ["Connection: Upgrade", "Upgrade: websocket"])]],
    ["two Accept-Encoding", [get("/", ["Accept-Encoding: br", "Accept-Encoding: gzip"])]],
    ["a folded line", [get("/", ["X-A: b", " c"])]],
    ["a line without a colon", [get("/", ["X-A"])]],
    ["a space before the colon", [get("/", ["Content-Length : 4"])]],
    ["no space after the colon", [get("/", ["Content-Length:4"])]],
    ["lines that end with LF alone", [get("/").replaceAll("\r\n", "\n")]],
    ["a control character", [get("/", ["X-A: \x01"])]],
    ["letters beyond ASCII", [get("/", ["X-A: v\xe1rices"])]],
    ["an empty line first", [`\r\n${whole}`]],
    ["a head of 9,000 bytes", [get("/", [`X-A: ${"a".repeat(9000)}`])]],
    ["a head of 20,000 bytes", [get("/", [`X-A: ${"a".repeat(20_000)}`])]],
    ["another protocol", ["\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"]],
  ])("%s", async (_name, pieces) => {
    const ours = await start();
    const answer = await answers(ours, pieces);
    expect(answer).toBe(await answers(await start({ onConnection: false }), pieces));
  });

  it("any other spelling of a request", { timeout: 60_000 }, async () => {
    const [ours, plain] = [await start(), await start({ onConnection: false })];
    const line = fc.constantFrom(
      ...["Accept-Encoding: gzip", "Connection: keep-alive", "connection: Keep-Alive, x", "Cookie: a=b"],
      ...["Content-Length: 0", "Content-Length: 2", "Transfer-Encoding: chunked", "Host: otro.example"],
      ...["Range: bytes=0-1", 'If-None-Match: "x"', "X: a\rb", "X: a\nb", ": a", "X-é: a", "TE: trailers"],
    );
    const head = fc
      .record({
        method: fc.constantFrom("GET", "GET", "GET", "get", "HEAD", "POST"),
        path: fc.constantFrom("/", "/", "/buscar", "/buscar?q=x", "//", "/%2f", "*", ""),
        version: fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "http/1.1"),
        lines: fc.array(line, { maxLength: 4 }),
        end: fc.constantFrom("\r\n\r\n", "\r\n\r\n", "\n\n", "\r\n\r\nhi", "\r\n \r\n\r\n"),
      })
      .map(({ method, path, version, lines, end }) =>
        [`${method} ${path} ${version}`, `Host: ${host}`, ...lines].join("\r\n").concat(end),
      );
    const asked = fc.sample(head, { numRuns: 200, seed: 19 });
    for (let at = 0; at < asked.length; at += 20)
      await Promise.all(
        asked.slice(at, at + 20).map(async (text) => {
          const [answer, expected] = await Promise.all([answers(ours, [text]), answers(plain, [text])]);
          expect(answer, JSON.stringify(text)).toBe(expected);
        }),
      );
  });
});

describe("a connection", () => {
  const short = { ...connectionLimits, headersTimeout: 300, keepAliveTimeout: -500 };

  it("on which nothing comes is closed, and so is an idle one", async () => {
    const ours = await start({ limits: short });
    const silent = open(ours).resume();
    await once(silent, "close");
    const idle = open(ours).resume();
    idle.write(get("/"));
    await once(idle, "close");
    expect(idle.bytesRead).toBeGreaterThan(100);
  });

  it("whose client reads nothing is closed", async () => {
    const ours = await start({ limits: short });
    const gone = once(ours.server, "connection").then(
      ([socket]: Socket[]) => socket && once(socket, "close"),
    );
    const socket = open(ours).pause();
    socket.write(get("/grande", []));
    await gone;
    socket.destroy();
  });

  it("whose client closes its half gets its answer", async () => {
    const ours = await start();
    const socket = open(ours);
    const whole = socket.toArray();
    socket.end(get("/grande", []));
    expect(Buffer.concat(await whole).length).toBeGreaterThan(20_000_000);
  });

  it("ends with its answer once the server closes, and an idle one a moment later", async () => {
    const ours = await start();
    const [asking, idle] = [open(ours), open(ours).resume()];
    for (const socket of [asking, idle]) socket.write(get("/", []));
    await Promise.all([once(asking, "data"), once(idle, "data")]);
    const idleGone = once(idle, "close");
    const closed = closeServer(ours.server, {
      ...(ours.connections && { others: ours.connections }),
      deadline: AbortSignal.timeout(20_000),
    });
    const last = asking.toArray();
    asking.write(get("/buscar", []));
    expect(Buffer.concat(await last).toString()).toContain("Connection: close\r\n");
    await Promise.all([idleGone, closed]);
  });
});
