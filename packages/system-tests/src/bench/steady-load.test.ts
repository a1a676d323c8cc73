import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { steadyP99 } from "./steady-load.ts";

/** Asks a server that answers with `listener` 40 times within a fifth of a second. Resolves to the p99 and to how often it was asked. */
async function measure(listener: RequestListener): Promise<{ p99: number; requestCount: number }> {
  let requestCount = 0;
  const server = createServer((request, response) => {
    requestCount += 1;
    listener(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  try {
    const { port } = server.address() as AddressInfo;
    return { p99: await steadyP99(`http://127.0.0.1:${port}/`, 200, 0.2), requestCount };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Sends the two halves of a body 30 ms apart. */
const inHalves =
  (headers: Record<string, string>): RequestListener =>
  async (_, response) => {
    response.writeHead(200, headers).write("first ");
    await wait(30);
    response.end("second");
  };

test("an answer with a length is there with its last byte", async () => {
  const { p99, requestCount } = await measure(inHalves({ "Content-Length": "12" }));
  expect(requestCount).toBe(40);
  expect(p99).toBeGreaterThanOrEqual(29);
});

test("an answer without a length is there with its last chunk", async () => {
  const { p99, requestCount } = await measure(inHalves({}));
  expect(requestCount).toBe(40);
  expect(p99).toBeGreaterThanOrEqual(29);
});

test("a request is counted from when it was due, also while every connection waits", async () => {
  let free = Promise.resolve<unknown>(undefined);
  // One at a time: the 20 connections wait up to 400 ms, and the requests without one up to 200 ms before that.
  const { p99 } = await measure((_, response) => {
    free = free.then(() => wait(20)).then(() => response.end());
  });
  expect(p99).toBeGreaterThan(500);
});

test("an answer that is no success fails the measurement", async () => {
  await expect(measure((_, response) => response.writeHead(503).end())).rejects.toThrow("HTTP/1.1 503");
});

test("a connection that is closed fails the measurement", async () => {
  await expect(measure((request) => request.socket.destroy())).rejects.toThrow("was closed");
});
