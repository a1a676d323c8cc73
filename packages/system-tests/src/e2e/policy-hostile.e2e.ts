import { routePath } from "@consultorio/content";
import { isLong, longOnly } from "@consultorio/testkit/long-form";
import { type Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { breakOut, markup } from "../threats/hostile-site.ts";
import { publishSite } from "../threats/publish-site.ts";
import { adminAddresses } from "./admin-addresses.ts";
import { hostileContent } from "./hostile-content.ts";
import { openAll } from "./opened-page.ts";
import { editedContent, expect } from "./site-fixture.ts";
import { kindsOf, walkedRoutes } from "./walked-pages.ts";
import { test, withoutMissing } from "./watched-pages.ts";

const longTest = longOnly(test);

test.describe.configure({ mode: "serial" });
// A tall window is scrolled through in few steps.
test.use({ site: "hostile", content: editedContent, viewport: { width: 1280, height: 2400 } });

const { site, texts, others } = hostileContent();
const paths = walkedRoutes(site).map(routePath);

/** One page of each kind that a preview draws, the one that it begins with last. */
const drawn = [
  ...kindsOf(site)
    .filter(({ page }) => !["home", "search", "not-found"].includes(page))
    .map(routePath),
  "/",
];

let administrator: Administrator;

test.beforeAll(async ({ server }) => {
  administrator = await setUp(server);
  await publishSite(administrator, site);
});

test("hostile content of an editor runs no script on any published page, with every part opened", async ({
  page,
  reports,
}) => {
  expect(texts.length).toBeGreaterThan(500);
  expect(others.length).toBeGreaterThan(50);
  for (const path of paths) {
    await page.goto(path, { waitUntil: "load" });
    await expect(page.locator("body"), path).toContainText(breakOut);
    const opened = await openAll(page.mainFrame(), markup);
    expect(opened.harmful, path).toEqual([]);
    expect(opened.pressed, path).toBeGreaterThan(1);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(withoutMissing(reports)).toEqual([]);
});

test("a visitor's query runs no script, over hostile entries", async ({ page, reports }) => {
  await page.goto(`/buscar?${new URLSearchParams({ q: `varices ${markup}` })}`);
  const field = page.getByRole("searchbox").first();
  await expect(field).toHaveValue(`varices ${markup}`);
  for (const query of ["varices", "script", markup, breakOut]) {
    await field.fill(query);
    await expect(page.locator("c-search [data-answer]").first()).toContainText(query);
  }
  expect(reports).toEqual([]);
});

/** One in three in the short form, all in `pnpm test:long`. */
const isSampled = (_: string, index: number) => isLong || index % 3 === 1;

// In `pnpm test`: the published pages, above.
longTest(
  "nor in the administrator's area, nor in its preview of any kind of page",
  async ({ page, context, server, reports }) => {
    const [name = "", value = ""] = (administrator.cookie ?? "").split("=");
    await context.addCookies([{ name, value, url: server.origin }]);
    for (const address of adminAddresses.filter(isSampled)) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }).first(), address).toBeVisible();
      await expect(page.getByText("Loading...")).toHaveCount(0);
    }
    await page.goto("/admin/publicar");
    await page.getByRole("button", { name: "Crear enlace" }).click();
    await page.goto(await page.getByRole("textbox", { name: "Enlace nuevo" }).inputValue());
    const main = page.frameLocator("iframe").getByRole("main");
    await expect(main).toContainText(breakOut);
    const preview = page.frames().find((frame) => frame.url().endsWith("/admin/preview.html"));
    if (!preview) throw new Error("The review's page has no preview.");
    for (const path of drawn.filter(isSampled)) {
      const before = await main.textContent();
      await page.getByRole("combobox", { name: "Página" }).selectOption(path);
      await expect.poll(() => main.textContent(), path).not.toBe(before);
      const opened = await openAll(preview, markup);
      expect(opened.harmful, path).toEqual([]);
      expect(opened.pressed, path).toBeGreaterThan(1);
    }
    // No script runs in the picture of the site that Inicio shows, and the browser says so.
    const unexpected = withoutMissing(reports).filter(
      (line) => !line.includes("document's frame is sandboxed"),
    );
    expect(unexpected).toEqual([]);
  },
);

for (const policy of ["kept", "taken away"]) {
  // In `pnpm test`: nothing.
  longTest(
    `a page that escaped nothing would be heard, with its policy ${policy}`,
    async ({ page, reports }) => {
      await page.route("/", async (route) => {
        const response = await route.fetch();
        const { "content-security-policy": kept = "", ...headers } = response.headers();
        expect(kept).not.toBe("");
        const body = (await response.text())
          .replaceAll("&lt;", "<")
          .replaceAll("&gt;", ">")
          .replaceAll("&quot;", '"')
          .replaceAll("\\u003c", "<")
          .replace("</h1>", "<script>alert('x')</script></h1>")
          .replace("src=x ", "src=https://otro.example/x.png ")
          .replace('href="/servicios', 'href="javascript:x()//')
          .replace('href="/contacto', 'href="//otro.example/contacto');
        await route.fulfill({ response, body, headers: policy === "kept" ? response.headers() : headers });
      });
      await page.goto("/", { waitUntil: "load" });
      const heard =
        policy === "kept"
          ? ["script-src-elem inline", "script-src-attr inline", "img-src https://otro.example/x.png"]
          : ["x is not defined", "dialog: x", "foreign request https://otro.example/x.png"];
      for (const line of heard)
        await expect.poll(() => reports.filter((one) => one.includes(line)).length, line).toBeGreaterThan(0);
      const { harmful } = await openAll(page.mainFrame(), markup);
      expect(harmful).toHaveLength(2);
    },
  );
}
