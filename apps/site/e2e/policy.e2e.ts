import { bundledSite } from "@consultorio/content/data";
import type { Page } from "@playwright/test";
import { type Administrator, setUp } from "../test/administrator.ts";
import { allPaths } from "./published-pages.ts";
import { test as base, expect } from "./site-fixture.ts";

interface Fixtures {
  /** What pages broke of their policy, what they complained of, and dialogs that they opened, as it happens. */
  reports: string[];
}

const test = base.extend<Fixtures>({
  reports: async ({ context }, use) => {
    const reports: string[] = [];
    await context.exposeFunction("reportViolation", (line: string) => reports.push(line));
    await context.addInitScript(() => {
      document.addEventListener(
        "securitypolicyviolation",
        ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
          const report: unknown = Reflect.get(window, "reportViolation");
          if (typeof report === "function")
            report(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`);
        },
      );
    });
    context.on("page", (page) => watch(page, reports));
    await use(reports);
  },
});

function watch(page: Page, reports: string[]): void {
  page.on("pageerror", (error) => reports.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") reports.push(`${page.url()}: ${message.text()}`);
  });
  page.on("dialog", (dialog) => {
    reports.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}

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

test("no published page breaks its policy, runs a foreign script or opens a dialog", async ({
  page,
  server,
  reports,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  for (const path of allPaths) {
    scripts.clear();
    await page.goto(path, { waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    expect(scripts.size, path).toBeGreaterThan(0);
    for (const url of scripts) expect(url, path).toContain(`${server.origin}/elements/`);
  }
  // An address that does not exist says so to the console too.
  expect(reports.filter((line) => !line.includes("status of 404"))).toEqual([]);
});

test("somebody else's page comes on request only, from another origin, and in a sandbox", async ({
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
  expect(reports).toEqual([]);
});

const screens = [
  "/admin/informacion",
  "/admin/secciones",
  "/admin/colecciones",
  "/admin/colecciones/services",
  "/admin/multimedia",
  "/admin/horarios",
  "/admin/publicar",
  "/admin/lista",
  "/admin/historial",
  "/admin/cuenta",
  "/admin/no-existe",
];

test("no screen of the administrator's area breaks its policy, nor does its preview", async ({
  page,
  context,
  server,
  reports,
}) => {
  await page.goto("/admin/entrar");
  await expect(page.getByRole("heading", { name: "Entra para editar tu sitio" })).toBeVisible();
  // Whoever is not signed in is told so by the answer, and by the browser's console.
  reports.splice(0, reports.length, ...reports.filter((line) => !line.includes("status of 401")));
  const [name = "", value = ""] = (administrator.cookie ?? "").split("=");
  await context.addCookies([{ name, value, url: server.origin }]);
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByRole("heading", { level: 1 }).first(), screen).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
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
  expect(reports).toEqual([]);
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
