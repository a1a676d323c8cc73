import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { expect, it } from "vitest";
import { slowClients } from "./slow-client.ts";

const server = await serverForFile();

it("500 clients that never finish their headers hold up nobody, and are let go", async () => {
  const slow = await slowClients(server.origin, 500);
  let answered = 0;
  while (slow.open() > 0) {
    for (const path of ["/", "/servicios", "/api/site-content"]) {
      expect((await fetch(`${server.origin}${path}`)).status, path).toBe(200);
      answered += 1;
    }
  }
  await slow.gone;
  expect(answered).toBeGreaterThan(10);
});
