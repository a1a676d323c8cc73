import { test } from "./site-fixture.ts";

const pages = {
  home: "/",
  item: "/servicios/escleroterapia",
  contact: "/contacto",
  search: "/buscar?q=pierna+hinchada",
  guide: "/guias/vivir-con-anticoagulante",
};
for (const width of [390, 1366, 1920])
  test(`shots ${width}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: width === 390 ? 844 : width === 1366 ? 768 : 1080 });
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await page.waitForTimeout(1200);
      await page.screenshot({ path: `/tmp/zz/s-${name}-${width}.png` });
    }
  });
