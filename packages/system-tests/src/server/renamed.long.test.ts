import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { setUp } from "@consultorio/testkit/server/administrator";
import { commandsFolder } from "@consultorio/testkit/server/running-server";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { smallSite } from "@consultorio/testkit/server/small-site";
import { expect, it } from "vitest";

const server = await serverForFile();

const get = (path: string) => fetch(`${server.origin}${path}`, { redirect: "manual" });
const text = async (path: string) => (await get(path)).text();
const sharedPicture = async (path: string) =>
  /property="og:image" content="(.*?)"/.exec(await text(path))?.[1];

/** The date of the last change of each page, by its path. */
async function dates(): Promise<Map<string, string>> {
  const sitemap = await text("/sitemap.xml");
  const entries = sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g);
  return new Map([...entries].map(([, address = "", date = ""]) => [new URL(address).pathname, date]));
}

it("a renamed page is found under its old address, and no other page has a new date", async () => {
  const before = await dates();
  const picture = await sharedPicture("/servicios/escleroterapia");
  const administrator = await setUp(server);
  const renamed = (records: unknown) =>
    JSON.parse(JSON.stringify(records).replaceAll('"varices"', '"venas-varicosas"'));
  const diseases = smallSite.diseases.map((disease) =>
    disease.id === "varices" ? { ...disease, formerIds: ["nombre-de-antes"] } : disease,
  );
  const changed = {
    diseases: renamed(diseases).map((disease: { formerIds?: string[] }) =>
      disease.formerIds ? { ...disease, formerIds: [...disease.formerIds, "varices"] } : disease,
    ),
    symptoms: renamed(smallSite.symptoms),
    services: renamed(smallSite.services),
    guides: renamed(smallSite.guides),
  };
  for (const [name, records] of Object.entries(changed)) {
    const saved = await administrator.call(`/api/collections/${name}`, { json: { [name]: records } });
    expect([saved.status, saved.body]).toMatchObject([200, {}]);
  }
  const published = await administrator.call("/api/update-sections", { method: "POST" });
  expect([published.status, published.body]).toMatchObject([200, {}]);

  for (const former of ["varices", "nombre-de-antes"]) {
    const moved = await get(`/enfermedades/${former}`);
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "/enfermedades/venas-varicosas"]);
  }
  const page = await text("/enfermedades/venas-varicosas");
  expect(page).toContain(`<link rel="canonical" href="${server.origin}/enfermedades/venas-varicosas">`);
  const after = await dates();
  expect(after.has("/enfermedades/varices")).toBe(false);
  expect(after.has("/enfermedades/venas-varicosas")).toBe(true);
  for (const path of ["/", "/contacto", "/servicios/escleroterapia"])
    expect(after.get(path)).toBe(before.get(path));
  expect(await sharedPicture("/servicios/escleroterapia")).toBe(picture);
});

it("a site with former addresses can be backed up", async () => {
  const env = {
    ...process.env,
    DATABASE_URL: `sqlite:${join(server.folder, "site.db")}`,
    BACKUP_DIR: join(server.folder, "respaldos"),
  };
  const { stdout } = await promisify(execFile)(process.execPath, [join(commandsFolder, "db-backup.ts")], {
    env,
  });
  expect(stdout).toContain(join(server.folder, "respaldos"));
});
