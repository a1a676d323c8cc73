import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { closeInactive, listen } from "./connections.ts";

/** In milliseconds; long enough for a machine that stumbles over other tests. */
const inactivity = 1_500;
let server: Server;

afterEach(() => void server.close().closeAllConnections());

/** A client of a server whose connections end after a moment in which nothing moves. */
async function clientOf(listener: RequestListener): Promise<Socket> {
  server = createServer({ keepAliveTimeout: inactivity }, listener);
  closeInactive(server, inactivity);
  await listen(server, 0, "127.0.0.1");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return connect(address.port, "127.0.0.1").on("error", () => {});
}

/** Everything that comes until the server closes. */
async function all(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(socket, "close");
  return Buffer.concat(chunks).toString("latin1");
}

/** Does something again and again, more often than a connection would end and for longer than that. */
function dribble(times: number, step: () => void): Promise<void> {
  return new Promise((done) => {
    const timer = setInterval(() => {
      step();
      times -= 1;
      if (times > 0) return;
      clearInterval(timer);
      done();
    }, inactivity / 4);
  });
}

const ask = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const send = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 12\r\n\r\n";

it("disconnects a client that requests much and reads nothing", async () => {
  const gone = Promise.withResolvers<boolean>();
  const socket = await clientOf((_request, response) => {
    response.once("close", () => gone.resolve(response.writableFinished));
    response.end(Buffer.alloc(50_000_000));
  });
  socket.pause().write(ask);
  expect(await gone.promise).toBe(false);
});

it("waits for a client that reads slowly", async () => {
  const body = Buffer.alloc(30_000_000);
  const socket = await clientOf((_request, response) => response.end(body));
  let length = 0;
  let wanted = 0;
  socket.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length >= wanted) socket.pause();
  });
  socket.write(ask);
  await dribble(12, () => {
    wanted += body.length / 20;
    socket.resume();
  });
  expect(length).toBeLessThan(body.length);
  wanted = Number.POSITIVE_INFINITY;
  socket.resume();
  await once(socket, "close");
  expect(length).toBeGreaterThan(body.length);
});

it("lets a client wait as long as the answer takes", async () => {
  const socket = await clientOf((_request, response) => {
    response.write("empieza");
    void dribble(8, () => {}).then(() => response.end("termina"));
  });
  socket.write(ask);
  expect(await all(socket)).toMatch(/empieza[\s\S]*termina/);
});

it("waits for a body that comes slowly, and for no other", async () => {
  const received: string[] = [];
  const listener: RequestListener = (request, response) => {
    request.on("data", (chunk) => received.push(String(chunk))).on("end", () => response.end("leído"));
    request.on("error", () => {});
  };
  const slow = await clientOf(listener);
  slow.write(send);
  const answer = all(slow);
  await dribble(12, () => slow.write("a"));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  server.close();
  received.length = 0;
  const stopped = await clientOf(listener);
  stopped.write(`${send}medio`);
  expect(await all(stopped)).toBe("");
  expect(received).toEqual(["medio"]);
});

it("closes an idle connection", async () => {
  const socket = await clientOf((_request, response) => response.end("todo"));
  socket.write(ask);
  expect(await all(socket)).toContain("todo");
});
