import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { limitRequestTime } from "./request-timeout.ts";

let server: Server;
/** As the log reads it. */
let status: number;

afterEach(() => server.close());

/** The answer of a server with a short timeout to these bytes, after which the client sends nothing more. */
async function answerTo(head: string, { early = false } = {}): Promise<string> {
  server = createServer((request, response) => {
    limitRequestTime(request, response, 50);
    response.once("close", () => {
      status = response.statusCode;
    });
    request.on("end", () => response.end("leído")).resume();
    if (early) response.end("ya");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const socket = connect(address.port, "127.0.0.1");
  const chunks: string[] = [];
  socket.setEncoding("utf8").on("data", (chunk: string) => chunks.push(chunk));
  socket.on("error", () => {});
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${head}`);
  await once(socket, "close");
  return chunks.join("");
}

it("cuts off a body that does not come to its end, and says why", async () => {
  const answer = await answerTo("Content-Length: 9\r\n\r\nmedio");
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(status).toBe(408);
  expect(JSON.parse(answer.slice(answer.indexOf("{")))).toEqual({
    error: "El envío tardó demasiado y se cortó. Revisa tu conexión e inténtalo de nuevo.",
  });
});

it("says nothing after an answer", async () => {
  const answer = await answerTo("Content-Length: 9\r\n\r\nmedio", { early: true });
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain("408");
});

it("gives a large body the time that a slow line needs", async () => {
  const started = performance.now();
  // 125 bytes a millisecond: 100 milliseconds more than the grace.
  await answerTo("Content-Length: 12500\r\n\r\nmedio");
  expect(performance.now() - started).toBeGreaterThanOrEqual(140);
});

it("leaves a body that came", async () => {
  expect(await answerTo("Content-Length: 5\r\n\r\ntodo.")).toContain("leído");
});
