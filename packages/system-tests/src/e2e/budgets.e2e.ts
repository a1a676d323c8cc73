import { bundledSite } from "@consultorio/content/data";
import { contact, expectWithin, home, item, open, phone, search, searchData } from "./page-cost.ts";
import { expect, test } from "./site-fixture.ts";

test.use(phone);

/** A document comes in parts, and the fonts long after the first paint. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

test("the home page costs a phone what was agreed before it scrolls", async ({ page }) => {
  expectWithin(await open(page, "/"), home);
});

test("a page about one thing costs less", async ({ page }) => {
  const items = [
    `/enfermedades/${bundledSite.diseases[0]?.id}`,
    `/sintomas/${bundledSite.symptoms[0]?.id}`,
    `/servicios/${bundledSite.services[0]?.id}`,
    `/guias/${bundledSite.guides[0]?.id}`,
  ];
  for (const path of items) {
    expectWithin(await open(page, path), item);
  }
});

test("the contact page costs less, too", async ({ page }) => {
  expectWithin(await open(page, "/contacto"), contact);
});

test("the search costs less, too, and so does its data", async ({ page, server }) => {
  expectWithin(await open(page, "/buscar"), search);
  const address = await page.locator("c-search").getAttribute("data-index");
  const { headers } = await fetch(`${server.origin}${address}`, {
    method: "HEAD",
    headers: { "accept-encoding": "br" },
  });
  expect(Number(headers.get("content-length"))).toBeLessThanOrEqual(searchData);
});

test("a visitor who goes from the home page to another page fetches nothing twice", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const first = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await page.goto(`/enfermedades/${bundledSite.diseases[0]?.id}`, { waitUntil: "networkidle" });
  const again = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => name),
  );
  expect(again.filter((name) => first.includes(name))).toEqual([]);
});

test("no document is heavier than its kind may be", async ({ server }) => {
  for (const { id, list } of [
    ...bundledSite.diseases.map(({ id }) => ({ id, list: "enfermedades" })),
    ...bundledSite.symptoms.map(({ id }) => ({ id, list: "sintomas" })),
    ...bundledSite.services.map(({ id }) => ({ id, list: "servicios" })),
    ...bundledSite.guides.map(({ id }) => ({ id, list: "guias" })),
  ]) {
    const { headers } = await fetch(`${server.origin}/${list}/${id}`, {
      method: "HEAD",
      headers: { "accept-encoding": "br" },
    });
    expect(Number(headers.get("content-length")), id).toBeLessThanOrEqual(item.document);
  }
});

test("Swiper comes only where a carousel is used", async ({ page }) => {
  const chunks: string[] = [];
  page.on("request", (request) => request.url().includes("carousel-slider") && chunks.push(request.url()));
  await page.goto("/contacto", { waitUntil: "networkidle" });
  expect(chunks).toEqual([]);
});

test("nothing on a page moves while it loads on a slow line, nor while somebody scrolls through it", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput === false)
          shifts.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/", `/enfermedades/${bundledSite.diseases[0]?.id}`, "/contacto"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const shift = await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top);
        await frame();
        await frame();
      }
      const shifts: unknown = Reflect.get(window, "layoutShifts");
      return Array.isArray(shifts) ? shifts.reduce((sum: number, value) => sum + Number(value), 0) : null;
    });
    expect(shift, path).toBeLessThanOrEqual(0.01);
  }
});

test("a title stays in its place while the rest of the page arrives", async ({ page }) => {
  for (const path of ["/", "/servicios", `/servicios/${bundledSite.services[0]?.id}`, "/contacto"]) {
    await page.goto(path);
    const { whole, alone } = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
      const top = () => Math.round(title.getBoundingClientRect().top);
      const whole = top();
      const rest = new Range();
      rest.setStartAfter(title);
      rest.setEndAfter(document.body);
      rest.deleteContents();
      return { whole, alone: top() };
    });
    expect(alone, path).toBe(whole);
  }
});
