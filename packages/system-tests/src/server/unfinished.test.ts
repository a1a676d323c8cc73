import { siteContentSchema } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { isLong } from "@consultorio/testkit/long-form";
import { Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { expect, it } from "vitest";

const server = await serverForFile();
const administrator = await setUp(server);
const { siteContent } = bundledSite;

/** The bundled content with another name of the doctor. */
const named = (name: string) => ({
  siteContent: { ...siteContent, doctorInfo: { ...siteContent.doctorInfo, name } },
});
const keep = (json: unknown) => administrator.call("/api/unfinished/siteContent", { json });
const read = () => administrator.call("/api/site-content");

it("keeps unfinished content apart from the draft, and names its problems", async () => {
  const kept = await keep(named(""));
  expect(kept).toMatchObject({ status: 200, body: { problems: [{ path: "doctorInfo.name" }] } });
  expect((await read()).body).toEqual({
    siteContent: siteContentSchema.parse(siteContent),
    unfinished: named("").siteContent,
  });
  expect(JSON.stringify((await new Administrator(server).call("/api/site-content")).body)).not.toContain(
    "unfinished",
  );
});

it("neither publishes nor schedules while content is unfinished", async () => {
  expect(await administrator.call("/api/update-sections", { method: "POST" })).toMatchObject({
    status: 422,
    body: { problems: [{ path: "siteContent.doctorInfo.name" }] },
  });
  const due = new Date(Date.now() + 3_600_000).toISOString();
  expect(await administrator.call("/api/schedule", { json: { due } })).toMatchObject({
    status: 422,
    body: { problems: [{ path: "siteContent.doctorInfo.name" }] },
  });
  expect((await administrator.call("/api/checklist")).body).toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({ level: "block", path: "siteContent.doctorInfo.name" }),
    ]),
  });
});

it("refuses a value that no form can show, and a document that does not exist", async () => {
  for (const wrong of [{ ...named("").siteContent, doctorInfo: "Ana" }, { doctorInfo: {} }, [], "Ana"])
    expect((await keep({ siteContent: wrong })).status).toBe(422);
  expect((await administrator.call("/api/unfinished/nada", { json: { nada: {} } })).status).toBe(404);
  expect((await read()).body).toMatchObject({ unfinished: { doctorInfo: { name: "" } } });
});

it.runIf(isLong)("saves the document once it is right, and publishes it", async () => {
  expect(await keep(named("Dra. Otra"))).toMatchObject({ status: 200, body: { problems: [] } });
  expect((await read()).body).not.toHaveProperty("unfinished");
  expect((await administrator.call("/api/update-sections", { method: "POST" })).status).toBe(200);
  expect(await (await fetch(`${server.origin}/`)).text()).toContain("Dra. Otra");
});
