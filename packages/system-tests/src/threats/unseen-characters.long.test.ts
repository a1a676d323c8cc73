import { join } from "node:path";
import { siteContentSchema } from "@consultorio/content";
import { openStore, system } from "@consultorio/store";
import { setUp } from "@consultorio/testkit/server/administrator";
import { copyPublishedDatabase } from "@consultorio/testkit/server/published-database";
import { startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { smallSite } from "@consultorio/testkit/server/small-site";
import { expect, it } from "vitest";

const content = siteContentSchema.parse(smallSite.siteContent);
const titled = (title: string) => ({ ...content, heroSection: { ...content.heroSection, title } });

it("a text with a character that nobody sees is refused with its field; one of an earlier release is published without it", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "site.db");
  const PORT = await copyPublishedDatabase(file);
  const store = await openStore(`sqlite:${file}`);
  const base = (await store.draft())?.version ?? 0;
  await store.save(system, { documents: { siteContent: titled("Salud \u202evascular\ud83d") }, base });
  await store.close();
  await using server = await startServer(file, { PORT });
  const administrator = await setUp(server);

  for (const title of ["Salud \ud83d", "Salud \0", "Salud \u202e", "Salud \u{e0061}"]) {
    const { status, body } = await administrator.call("/api/site-content", {
      json: { siteContent: titled(`${title}vascular`) },
      headers: { "If-Match": `"${base + 1}"` },
    });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { problems: [{ path: "heroSection.title", message: expect.stringContaining("«Salud»") }] },
    });
  }

  const published = await administrator.call("/api/update-sections", { json: {} });
  expect(published).toMatchObject({ status: 200 });
  const page = await (await fetch(server.origin)).text();
  expect(page).toContain("Salud vascular\ufffd");
  expect(page).not.toContain("\u202e");
});
