import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { limitBodyTime } from "./body-time.ts";

let server: Server;

afterEach(() => server.close());

/** What a server that waits a moment for a body answers to these bytes, after which nothing more comes. */
async function answerTo(head: string): Promise<string> {
  server = createServer((request, response) => {
    limitBodyTime(request, 50);
    request.on("end", () => response.end("leído")).resume();
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

it("cuts off a body that does not come to its end", async () => {
  expect(await answerTo("Content-Length: 9\r\n\r\nmedio")).toBe("");
});

it("leaves a body alone that came", async () => {
  expect(await answerTo("Content-Length: 5\r\n\r\ntodo.")).toContain("leído");
});
