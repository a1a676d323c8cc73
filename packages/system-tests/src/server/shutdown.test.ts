import { request } from "node:http";
import { routePath, siteRoutes } from "@consultorio/content";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { smallSite } from "@consultorio/testkit/server/small-site";
import { expect, it } from "vitest";
import { visitUntilClosed } from "./steady-visitors.ts";

const server = await serverForFile({ DRAIN_SECONDS: "3" });

/** Begins to sign in and keeps the end of the body back; `finish` sends it and returns the status. */
function slowSignIn() {
  const body = JSON.stringify({ email: "nadie@ejemplo.mx", password: "una contraseña larga" });
  const headers = {
    Origin: server.origin,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
  };
  const sending = request(`${server.origin}/api/session`, { method: "POST", headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.once("response", (response) => resolve(response.resume().statusCode)).once("error", reject);
  });
  sending.write(body.slice(0, 10));
  return {
    async finish() {
      sending.end(body.slice(10));
      return status;
    },
  };
}

it("is announced to the load balancer, finishes running requests, and fails none", async () => {
  const paths = siteRoutes(smallSite)
    .map(routePath)
    .filter((path) => path !== "/404");
  const visitors = Array.from({ length: 8 }, () => visitUntilClosed(server.origin, paths));
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  // The API is warm, as it is while somebody edits.
  expect((await fetch(`${server.origin}/api/session`)).status).toBe(401);
  const signIn = slowSignIn();
  const stopping = server.stop();
  await expect
    .poll(async () => (await fetch(`${server.origin}/readyz`)).status, { timeout: 20_000 })
    .toBe(503);
  expect(await signIn.finish()).toBe(401);

  const visits = await Promise.all(visitors);
  expect(visits.flatMap(({ failures }) => failures)).toEqual([]);
  for (const { answered, closeHeaders } of visits) {
    expect(answered).toBeGreaterThan(1);
    expect(closeHeaders).toBeGreaterThan(0);
  }
  expect(await stopping).toBe(0);
  await expect(fetch(server.origin)).rejects.toThrow();
});
