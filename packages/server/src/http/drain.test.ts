import { once } from "node:events";
import { createServer, IncomingMessage, type Server } from "node:http";
import { connect, Socket } from "node:net";
import { videoLimit } from "@consultorio/api/http/body-limits";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { afterEach, expect, it, vi } from "vitest";
import { drain } from "./drain.ts";

let server: Server | undefined;

afterEach(() => {
  vi.useRealTimers();
  server?.close().closeAllConnections();
  server = undefined;
});

it("lets somebody send the whole of a large body that is refused unread, and then read why", async () => {
  const refuse = createRequestListener(async (_request: Request) => new Response("no", { status: 401 }));
  server = createServer((request, response) => {
    response.once("finish", () => drain(request));
    return refuse(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const socket = connect(address.port, "127.0.0.1").pause();
  const body = Buffer.alloc(15 * 1024 * 1024);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`);
  // As browsers do: nothing is read before everything is sent.
  await new Promise<void>((sent, failed) => {
    socket.once("error", failed);
    socket.write(body, (error) => (error ? failed(error) : sent()));
  });
  socket.resume();
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  socket.destroy();
});

it("takes the time that a slow line needs for the largest upload, and no more than that upload", () => {
  vi.useFakeTimers();
  const request = new IncomingMessage(new Socket());
  drain(request);
  const megabyte = Buffer.alloc(1024 * 1024);
  for (let sent = 0; sent < videoLimit; sent += megabyte.length) {
    vi.advanceTimersByTime(8_000);
    request.emit("data", megabyte);
  }
  expect(request.destroyed).toBe(false);
  request.emit("data", megabyte);
  expect(request.destroyed).toBe(true);
});
