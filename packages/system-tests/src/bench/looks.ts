import { bundledSite } from "@consultorio/content/data";
import { readySites, withLook } from "@consultorio/content/ready-sites";
import { setUp } from "@consultorio/testkit/server/administrator";
import { startServer } from "@consultorio/testkit/server/running-server";
import { themes } from "@consultorio/ui/theme";
import { publishSite } from "../threats/publish-site.ts";
import { openLighthouse } from "./lighthouse.ts";
import { against, printTable } from "./table.ts";

/** Budgets of a home page in any look: largest paint in milliseconds, and bytes before anybody scrolls. */
const budget = { paint: 1250, bytes: 80_000 };

/** Publishes a new site in each theme and as each ready site, visits its home page with Lighthouse, and prints the figures. */
export async function measureLooks(database: string): Promise<void> {
  await using server = await startServer(database);
  const administrator = await setUp(server);
  const browser = await openLighthouse();
  const rows: string[][] = [];
  try {
    for (const { name, site } of await looks()) {
      await publishSite(administrator, site);
      const [figures] = await browser.measure([`${server.origin}/`]);
      if (figures === undefined) throw new Error(`Lighthouse measured no home page of ${name}.`);
      const { largestPaint, bytes, shift } = figures;
      rows.push([
        name,
        against(largestPaint, { most: budget.paint }, `${(largestPaint / 1000).toFixed(2)} s`),
        against(bytes, { most: budget.bytes }, (bytes / 1000).toFixed(1)),
        shift.toFixed(3),
      ]);
    }
  } finally {
    await browser.close();
  }
  printTable("Home page of each look", ["largest paint", "KB", "shift"], rows);
}

async function looks() {
  const themed = Object.values(themes).map(({ id, name }) => ({
    name: `theme ${name}`,
    site: { ...bundledSite, siteContent: { ...bundledSite.siteContent, theme: { preset: id } } },
  }));
  const ready = await Promise.all(
    readySites.map(async (look) => ({
      name: `ready site ${look.name}`,
      site: withLook({ ...bundledSite, ...(await look.content?.()) }, look),
    })),
  );
  return [...themed, ...ready];
}
