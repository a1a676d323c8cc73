import { bundledSite } from "@consultorio/content/data";
import { type Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { expect } from "./site-fixture.ts";
import { test, withoutMissing } from "./watched-pages.ts";

test.describe.configure({ mode: "serial" });
test.use({ site: "watched" });

let administrator: Administrator;

test.beforeAll(async ({ server }) => {
  administrator = await setUp(server);
  const { siteContent } = bundledSite;
  const doctoralia = { ...siteContent.doctoralia, profile: "ana-ejemplo" };
  await administrator.call("/api/site-content", { json: { siteContent: { ...siteContent, doctoralia } } });
  expect((await administrator.call("/api/update-sections", { method: "POST" })).status).toBe(200);
});

test("another site's page loads on request only, from another origin, and in a sandbox", async ({
  page,
  reports,
}) => {
  await page.route(/doctoralia|google/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>Ajena</p>" }),
  );
  await page.goto("/contacto");
  await expect(page.locator("iframe")).toHaveCount(0);
  for (const kind of ["c-booking", "c-map"]) {
    await page.locator(`${kind} [data-load]`).first().click();
    const frame = page.locator(`${kind} iframe`).first();
    await expect(frame).toHaveAttribute("src", /^https:\/\/www\.(?:doctoralia\.com\.mx|google\.com)\//);
    const allowed = (await frame.getAttribute("sandbox"))?.split(" ") ?? [];
    expect(allowed).toContain("allow-scripts");
    expect(allowed.filter((word) => word.startsWith("allow-top-navigation"))).toEqual([]);
    await expect(page.locator(kind).first()).toHaveAttribute("data-state", "ready");
  }
  const foreignRequests = reports.filter((line) => line.includes("foreign request"));
  expect(foreignRequests).toHaveLength(2);
  expect(reports).toEqual(foreignRequests);
});
test("no preview in the administrator's area and no page of sign-in breaks its policy", async ({
  page,
  context,
  server,
  reports,
}) => {
  await page.goto("/admin/entrar");
  await expect(page.getByRole("heading", { name: "Entra para editar tu sitio" })).toBeVisible();
  // Without a session the answer says so, and so does the browser's console.
  reports.splice(0, reports.length, ...reports.filter((line) => !line.includes("status of 401")));
  const [name = "", value = ""] = (administrator.cookie ?? "").split("=");
  await context.addCookies([{ name, value, url: server.origin }]);
  await page.goto("/admin/secciones");
  const card = page.getByRole("article", { name: "Portada" });
  await card.getByRole("combobox", { name: "Diseño de Portada" }).selectOption({ label: "Dividida" });
  await expect(page.frameLocator("iframe").locator("[data-section=Hero]")).toBeVisible();
  await page.goto("/admin/publicar");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Crear enlace" }).click();
  await page.goto(await page.getByRole("textbox", { name: "Enlace nuevo" }).inputValue());
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  expect(withoutMissing(reports)).toEqual([]);
});

for (const path of ["/", "/admin/entrar", "/admin/preview.html"]) {
  test(`a script that somebody brings into ${path} is not run, and is reported`, async ({
    page,
    reports,
  }) => {
    await page.goto(path);
    await page.evaluate(() => {
      const inline = document.createElement("script");
      inline.textContent = "document.title = 'Tomada'";
      const foreign = document.createElement("script");
      foreign.src = "https://otro.example/x.js";
      const picture = document.createElement("div");
      picture.innerHTML = "<img src='data:,' onerror=\"document.title = 'Tomada'\">";
      document.body.append(inline, foreign, picture);
    });
    for (const kind of [
      "script-src-elem inline",
      "script-src-elem https://otro.example/x.js",
      "script-src-attr inline",
    ])
      await expect.poll(() => reports.filter((line) => line.includes(kind)).length, kind).toBeGreaterThan(0);
    await expect(page).not.toHaveTitle("Tomada");
  });
}
