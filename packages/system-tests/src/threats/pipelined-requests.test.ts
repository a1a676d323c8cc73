import { isLong } from "@consultorio/testkit/long-form";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { expect, it } from "vitest";
import { pipelineAndLeave, usageOf } from "./pipelining-client.ts";

const server = await serverForFile();

/** Three hundred in `pnpm test:long`. */
const connections = isLong ? 300 : 60;

it.each([
  ["a page that does not exist", "GET /noexiste HTTP/1.1\r\nHost: {host}\r\n\r\n"],
  ["the home page", "GET / HTTP/1.1\r\nHost: {host}\r\n\r\n"],
  ["a search", "GET /buscar?q=me+duele HTTP/1.1\r\nHost: {host}\r\n\r\n"],
  ["a call of the API", "GET /api/site-content HTTP/1.1\r\nHost: {host}\r\n\r\n"],
  ["nothing of any host", "GET / HTTP/1.1\r\n\r\n"],
  ["something with an expectation", "GET / HTTP/1.1\r\nHost: {host}\r\nExpect: x\r\n\r\n"],
])("a client that asks many times for %s and leaves costs next to nothing", async (_name, request) => {
  await (await fetch(server.origin)).text();
  const before = usageOf(server.pid);
  await pipelineAndLeave(server.origin, request, { connections, stay: 1_500 });
  expect((await fetch(server.origin)).status).toBe(200);
  const after = usageOf(server.pid);
  // Where all requests are begun at once, 60 connections take 8 seconds and 400 MB (decision 0092).
  expect(after.seconds - before.seconds).toBeLessThan(isLong ? 5 : 2);
  expect(after.megabytes - before.megabytes).toBeLessThan(150);
});
