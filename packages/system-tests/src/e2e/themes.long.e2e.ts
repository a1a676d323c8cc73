import { themeNames } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { type Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { themes } from "@consultorio/ui/theme";
import { expectWithin, open, phone, themedHome } from "./page-cost.ts";
import { editedContent, expect, test } from "./site-fixture.ts";

test.describe.configure({ mode: "serial" });
test.use({
  site: "themed",
  content: editedContent,
  ...phone,
});

let administrator: Administrator;

test.beforeAll(async ({ server }) => {
  administrator = await setUp(server);
});

const save = (theme: unknown) =>
  administrator.call("/api/site-content", {
    json: { siteContent: { ...bundledSite.siteContent, theme } },
  });

/** A colour as a browser writes it. */
const written = (colour: string) =>
  `rgb(${colour
    .match(/[\da-f]{2}/gi)
    ?.map((part) => Number.parseInt(part, 16))
    .join(", ")})`;

/** Families of the fonts that the page's headings and text have. */
const families = () =>
  ["h1", "body"].map((name) => {
    const element = document.querySelector(name);
    return element === null ? "" : getComputedStyle(element).fontFamily.split(",")[0];
  });

for (const { id, name, palette } of Object.values(themes).filter(({ id }) => id !== "flow")) {
  test(`a home page in the theme ${name} has its colours and its fonts alone, within the budget`, async ({
    page,
  }) => {
    expect((await save({ preset: id })).status).toBe(200);
    expect((await administrator.call("/api/update-sections", { method: "POST" })).status).toBe(200);
    const reports: string[] = [];
    page.on("console", (message) => message.type() === "error" && reports.push(message.text()));
    const loads = await open(page, "/");
    expectWithin(loads, themedHome);
    expect(reports).toEqual([]);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", palette.surface);
    await expect(page.locator("body")).toHaveCSS("background-color", written(palette.surface));
    const fonts = await page.evaluate(() =>
      [...document.fonts].map(({ family }) => family.replaceAll('"', "")),
    );
    for (const family of await page.evaluate(families)) expect(fonts).toContain(family?.replaceAll('"', ""));
  });
}

test("a brand colour that cannot be read is refused, and the site stays unchanged", async () => {
  const { status, body } = await save({ preset: "flow", brand: "#ffd400" });
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toMatch(/theme\.brand.+El color más cercano que se lee bien es #[0-9a-f]{6}/);
  const { body: kept } = await administrator.call("/api/site-content");
  expect(JSON.stringify(kept)).not.toContain("#ffd400");
});

test("an unknown preset is refused with the names of those that exist", async () => {
  const { status, body } = await save({ preset: "neon" });
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain(Object.values(themeNames).join(", "));
});
