import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { longestQueue } from "./answer-in-turn.ts";
import { createPublicServer, listen } from "./connections.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A client of a server with this listener. */
async function clientOf(listener: RequestListener): Promise<Socket> {
  const server = createPublicServer(listener);
  servers.push(server);
  await listen(server, 0, "127.0.0.1");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return connect(address.port, "127.0.0.1").on("error", () => {});
}

/** Everything that comes until the server closes. */
async function all(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk)).resume();
  await new Promise((closed) => socket.once("close", closed));
  return Buffer.concat(chunks).toString("latin1");
}

const get = (path: string | number, lines = "") => `GET /${path} HTTP/1.1\r\nHost: x\r\n${lines}\r\n`;
const last = "Connection: close\r\n";

it.each([
  ["GET", get("noexiste")],
  ["without a host", "GET / HTTP/1.1\r\n\r\n"],
  ["with an expectation", get("", "Expect: x\r\n")],
  ["with a body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}"],
])("answers none of thousands of requests %s that come at once, and closes", async (_name, request) => {
  const listener = vi.fn<RequestListener>((_request, response) => void response.end("x"));
  const socket = await clientOf(listener);
  socket.write(request.repeat(5000));
  expect(await all(socket)).toBe("");
  expect(listener).not.toHaveBeenCalled();
});

it("answers as many requests as may wait in their order, one after the other", async () => {
  let underWay = 0;
  let most = 0;
  const socket = await clientOf((request, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const end = () => {
      underWay -= 1;
      response.end(`[${request.url}]`);
    };
    // The later a request comes, the sooner its answer would be there.
    setTimeout(end, longestQueue - Number(request.url?.slice(1)));
  });
  const paths = Array.from({ length: longestQueue }, (_, index) => index);
  socket.write(paths.map((path) => get(path, path === longestQueue - 1 ? last : "")).join(""));
  expect((await all(socket)).match(/\[.*?\]/g)).toEqual(paths.map((path) => `[/${path}]`));
  expect(most).toBe(1);
});

it("does not begin the waiting requests of a client that has left", async () => {
  const begunUrls: (string | undefined)[] = [];
  const left = Promise.withResolvers<void>();
  const socket = await clientOf((request, response) => {
    begunUrls.push(request.url);
    request.socket.once("close", () => {
      response.end("late");
      setImmediate(left.resolve);
    });
    socket.destroy();
  });
  socket.write(get(1) + get(2) + get(3));
  await left.promise;
  expect(begunUrls).toEqual(["/1"]);
});

it("does not begin the requests behind an answer that closes the connection", async () => {
  const paths: (string | undefined)[] = [];
  const socket = await clientOf((request, response) => {
    paths.push(request.url);
    response.setHeader("Connection", "close").end("last");
  });
  socket.write(get(1) + get(2));
  expect((await all(socket)).match(/last/g)).toHaveLength(1);
  expect(paths).toEqual(["/1"]);
});

it("goes on with a connection that has had more requests than may wait, one at a time", async () => {
  const socket = await clientOf((_request, response) => void response.end("yes"));
  for (let count = 0; count < 2 * longestQueue; count += 1) {
    socket.write(get(count));
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain("yes");
  }
});

it("takes a large body whole, and the request after it", async () => {
  const body = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => index % 251));
  const bodies: Buffer[] = [];
  const socket = await clientOf(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()));
    response.end("read");
  });
  const answers = all(socket);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`);
  socket.write(body);
  socket.write(get("", last));
  expect((await answers).match(/read/g)).toHaveLength(2);
  expect(bodies.map((one) => one.equals(body))).toEqual([true, false]);
});

it("answers requests that arrive while their client does not read, once it does", async () => {
  const large = "z".repeat(12_000_000);
  const blocked = Promise.withResolvers<void>();
  const socket = await clientOf((request, response) => {
    response.end(request.url === "/1" ? large : "small");
    setImmediate(() => request.socket.writableNeedDrain && blocked.resolve());
  });
  socket.pause().write(get(1));
  await blocked.promise;
  const filler = `X-Filler: ${"a".repeat(1500)}\r\n`;
  socket.write(get(2, filler).repeat(5) + get(3, filler + last));
  const answers = await all(socket);
  expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(7);
  expect(answers.match(/small/g)).toHaveLength(6);
  expect(answers.length).toBeGreaterThan(large.length);
});

it("closes no connection whose client only closes its half", async () => {
  const large = Buffer.alloc(12_000_000);
  const socket = await clientOf((_request, response) => void response.end(large));
  const answer = all(socket);
  socket.end(get(""));
  expect((await answer).length).toBeGreaterThan(large.length);
});

it("answers a request with an expectation that it does not know", async () => {
  const socket = await clientOf((_request, response) => void response.end("yes"));
  socket.write(get("", `Expect: x\r\n${last}`));
  expect(await all(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*yes$/);
});
