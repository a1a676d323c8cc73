import { siteContentSchema } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { Administrator, credentials } from "@consultorio/testkit/server/administrator";
import { instanceHeader } from "@consultorio/testkit/server/balancer";
import { type Instances, startInstances } from "@consultorio/testkit/server/instances";
import { smallSite } from "@consultorio/testkit/server/small-site";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

// Two servers publish at the same time, on whatever the machine has left.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 600_000 });

const all = [0, 1];
/** How long a condition may take to come true; how fast it does is measured elsewhere. */
const eventually = { timeout: 60_000 };

let instances: Instances;
let owner: Administrator;

beforeAll(async () => {
  instances = await startInstances(2, { site: smallSite, flags: ["fsync=off"] });
  owner = new Administrator(instances);
});

afterAll(() => instances?.stop());

/** Sends a call to one instance. */
const to = (index: number) => ({ headers: { [instanceHeader]: String(index) } });

const homes = () => Promise.all(all.map(async (index) => (await instances.ask(index, "/")).text()));

// The short form of `instances.long.test.ts`.
describe("two instances over one PostgreSQL", () => {
  it("publish the first content once, and both show it", async () => {
    const [first, second] = await homes();
    expect(first).toBe(second);
    expect(first).toContain(bundledSite.siteContent.doctorInfo.name);
  });

  it("share the first account and its sessions", async () => {
    const json = { token: instances.setupToken, ...credentials };
    expect((await owner.call("/api/setup", { json, ...to(0) })).status).toBe(201);
    expect((await owner.call("/api/session", to(1))).status).toBe(200);
  });

  it("show the publications of both", async () => {
    const bundled = siteContentSchema.parse(bundledSite.siteContent);
    const siteContent = { ...bundled, heroSection: { ...bundled.heroSection, title: "Lo nuevo de hoy" } };
    expect((await owner.call("/api/site-content", { json: { siteContent }, ...to(0) })).status).toBe(200);
    expect((await owner.call("/api/update-sections", { json: {}, ...to(1) })).status).toBe(200);
    await expect
      .poll(async () => (await homes()).every((page) => page.includes("Lo nuevo de hoy")), eventually)
      .toBe(true);
  });

  it("end a session on both", async () => {
    const { cookie } = owner;
    await owner.call("/api/session", { method: "DELETE", ...to(1) });
    const headers = { ...to(0).headers, Cookie: cookie };
    expect((await owner.call("/api/session", { headers })).status).toBe(401);
  });
});
