import { sectionTypes } from "@consultorio/content";
import { sample } from "@consultorio/testkit/long-form";
import { tooWide, violations } from "@consultorio/testkit/page/reading-checks";
import { type Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { drawnHomeSections } from "@consultorio/ui/site";
import { publishSite } from "../threats/publish-site.ts";
import { variantsOf, withLayouts } from "./drawn-page.ts";
import { bytesOf, open, phone } from "./page-cost.ts";
import { printed, readable } from "./printed-page.ts";
import { brokenLinks, fetchPages } from "./published-pages.ts";
import { expect } from "./site-fixture.ts";
import { invalidHtml, wrongHeadings } from "./valid-html.ts";
import { test } from "./watched-pages.ts";

test.use({
  site: "every section",
  ...phone,
  contextOptions: { reducedMotion: "reduce" },
});

/** Bytes that a home page with every section may cost a phone before it scrolls. */
const most = 100_000;

/** How many designs the type with the most has. */
const rounds = Math.max(...sectionTypes.map((type) => variantsOf(type).length));

let administrator: Administrator;

test.beforeAll(async ({ server }) => {
  administrator = await setUp(server);
});

for (const round of sample([...Array(rounds).keys()], rounds)) {
  test(`a home page with every section, each in design ${round + 1}, can be read on screens and on paper, and by machines`, async ({
    page,
    server,
    reports,
  }) => {
    const designs = sectionTypes.map((type): [string, string] => {
      const all = variantsOf(type);
      return [type, all[round % all.length] ?? ""];
    });
    const site = withLayouts(Object.fromEntries(designs));
    await publishSite(administrator, site);

    const pages = await fetchPages(server.origin, ["/"]);
    expect(
      drawnHomeSections(site).filter((type) => !pages[0]?.html.includes(`data-section="${type}"`)),
    ).toEqual([]);
    expect.soft(await invalidHtml(pages)).toEqual([]);
    expect.soft(pages.flatMap(wrongHeadings)).toEqual([]);
    expect.soft(await brokenLinks(server.origin, pages)).toEqual([]);

    const loads = await open(page, "/");
    const list = loads.map(({ type, bytes, path }) => `${type} ${bytes} ${path}`).join("\n");
    expect.soft(bytesOf(loads), list).toBeLessThanOrEqual(most);
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await tooWide(page, [320, 360, 768, 1280])).toEqual([]);
    expect.soft((await printed(page)).smallestText).toBeGreaterThan(readable);
    expect.soft(reports).toEqual([]);
  });
}
