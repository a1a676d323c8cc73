import { isLong } from "@consultorio/testkit/long-form";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { expect, it } from "vitest";
import { slowClients } from "./slow-client.ts";

const server = await serverForFile();

/** Five hundred in `pnpm test:long`. */
const clients = isLong ? 500 : 100;

it("answers visitors while many clients never finish their headers, and closes those", async () => {
  const slow = await slowClients(server.origin, clients);
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
