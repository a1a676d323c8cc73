import { bundledSite } from "@consultorio/content/data";
import { readySites, withLook } from "@consultorio/content/ready-sites";
import { Administrator, credentials } from "@consultorio/testkit/server/administrator";
import type { RunningServer } from "@consultorio/testkit/server/running-server";
import { themes } from "@consultorio/ui/theme";
import { publishSite } from "../threats/publish-site.ts";
import { openLighthouse } from "./lighthouse.ts";
import { against, printTable } from "./table.ts";

/** Budgets of a home page in any look: largest paint in milliseconds, and bytes before anybody scrolls. */
const budget = { paint: 1250, bytes: 80_000 };

/** Publishes the site in each theme and as each ready site, visits its home page with Lighthouse, and prints the figures. */
export async function measureLooks(server: RunningServer): Promise<void> {
  const administrator = new Administrator(server);
  await administrator.call("/api/session", { json: credentials });
  const browser = await openLighthouse();
  const rows: string[][] = [];
  try {
    for (const { name, site } of await looks()) {
      await publishSite(administrator, site);
      const [figures] = await browser.measure([`${server.origin}/`]);
      if (figures === undefined) continue;
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
