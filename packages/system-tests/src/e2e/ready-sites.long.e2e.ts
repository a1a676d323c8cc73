import { bundledSite } from "@consultorio/content/data";
import { readySites, withLook } from "@consultorio/content/ready-sites";
import { type Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { publishSite } from "../threats/publish-site.ts";
import { bytesOf, open, phone } from "./page-cost.ts";
import { expect, test } from "./site-fixture.ts";

test.describe.configure({ mode: "serial" });
test.use({
  site: "ready",
  ...phone,
});

/** Bytes that the home page of any ready site may cost a phone before it scrolls. */
const most = 90_000;

let administrator: Administrator;

test.beforeAll(async ({ server }) => {
  // Each is published whole. The short form is the home page of the bundled site, in budgets.e2e.ts.
  administrator = await setUp(server);
});

for (const ready of readySites) {
  test(`the home page of the ready site ${ready.name} costs a phone what was agreed`, async ({ page }) => {
    const content = (await ready.content?.()) ?? bundledSite;
    await publishSite(administrator, withLook({ ...bundledSite, ...content }, ready));
    const loads = await open(page, "/");
    const list = loads.map(({ type, bytes, path }) => `${type} ${bytes} ${path}`).join("\n");
    expect(bytesOf(loads), list).toBeLessThanOrEqual(most);
  });
}
