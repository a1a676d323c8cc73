import { expect, test } from "./site-fixture.ts";

const results = { name: "Resultados" };

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a patient finds the page by a lay word, from an address that does not exist", async ({ page }) => {
    await page.goto("/nada");
    await page.getByRole("searchbox", { name: "¿Qué buscas?" }).fill("se me hinchan las piernas");
    await page.getByRole("button", { name: "Buscar" }).click();
    await expect(page.getByRole("status")).toContainText("sobre «se me hinchan las piernas»");
    await expect(page.getByRole("searchbox")).toHaveValue("se me hinchan las piernas");
    const link = page.getByRole("region", results).getByRole("link", { name: "Una pierna hinchada" });
    await link.click();
    await expect(page).toHaveURL("/sintomas/edema-unilateral");
  });

  test("a search without a result offers the office and every topic", async ({ page }) => {
    await page.goto("/buscar?q=%3Cimg%20src%3Dx%3E");
    await expect(page.getByRole("status")).toContainText("No encontramos «<img src=x>»");
    await expect(page.getByText("¿No lo encuentras? Pregúntanos")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Llamar al consultorio" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Várices", exact: true }).first()).toBeVisible();
  });

  test("the family sheet opens from a shared link", async ({ page }) => {
    await page.goto("/enfermedades/varices#para-tu-familiar");
    await expect(page.getByRole("dialog", { name: "Várices" })).toBeVisible();
  });

  test("the sheet for the visit shows what to do about an urgent sign as soon as it is ticked", async ({
    page,
  }) => {
    await page.goto("/mi-hoja");
    const call = page.getByRole("main").getByRole("link", { name: "Llama al 911", exact: true });
    await expect(call).toHaveCount(0);
    await page.getByRole("checkbox", { name: "Una pierna hinchada" }).check();
    await page
      .getByRole("checkbox", { name: "Hinchazón con falta de aire, dolor de pecho o desmayo." })
      .check();
    await expect(call).toBeVisible();
    await expect(page.getByRole("button", { name: "Borrar todo" })).toHaveCount(0);
  });

  test("the map and the contents of an item are links", async ({ page }) => {
    await page.goto("/contacto");
    await expect(page.getByRole("link", { name: "Mostrar el mapa aquí" })).toHaveAttribute("href", /google/);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/servicios/escleroterapia");
    await page.getByText("En esta página").first().click();
    await page.getByRole("link", { name: "Mitos y realidades" }).first().click();
    await expect(page).toHaveURL(/#mitos$/);
  });
});

test("the search answers during typing, and loads its index only then", async ({ page }) => {
  const chunks: string[] = [];
  page.on("request", (request) => request.url().includes("search-index") && chunks.push(request.url()));
  await page.goto("/buscar");
  await page.waitForFunction(() => customElements.get("c-search") !== undefined);
  expect(chunks).toEqual([]);
  await page.getByRole("searchbox", { name: "¿Qué buscas?" }).fill("aranitas");
  await expect(page.getByRole("region", results).getByRole("link").first()).toHaveText(
    "Inyecciones para arañitas y várices",
  );
  expect(chunks).toHaveLength(1);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "on a phone" : "on a phone without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 640 } });

    test("the first page that a search finds is in view", async ({ page }) => {
      await page.goto("/buscar");
      await page.getByRole("searchbox", { name: "¿Qué buscas?" }).fill("pierna hinchada");
      await page.getByRole("button", { name: "Buscar" }).click();
      const first = page.getByRole("region", results).getByRole("link").first();
      await expect(first).toHaveText("Una pierna hinchada");
      await expect(first).toBeInViewport({ ratio: 1 });
    });

    test("a purple leg is an emergency, which one tap calls", async ({ page }) => {
      await page.goto("/buscar?q=mi%20pierna%20est%C3%A1%20morada");
      const call = page.getByRole("link", { name: "Llamar al 911" });
      await expect(call).toBeVisible();
      await expect(call).toHaveAttribute("href", "tel:911");
      for (const path of ["/contacto", "/nada"]) {
        await page.goto(path);
        const callLink = page.getByRole("main").getByRole("link", { name: "llama al 911" }).first();
        await expect(callLink, path).toHaveAttribute("href", "tel:911");
      }
    });
  });

test("the map is loaded by a tap, in a frame that the page's policy allows and a sandbox keeps", async ({
  page,
}) => {
  const problems: string[] = [];
  const foreign: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.route("https://www.google.com/**", (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Mapa</title>" });
  });
  await page.goto("/contacto", { waitUntil: "load" });
  expect(foreign).toEqual([]);
  await page.getByRole("button", { name: "Mostrar el mapa aquí" }).click();
  await expect(page.locator("c-map")).toHaveAttribute("data-state", "ready");
  expect(foreign).toHaveLength(1);
  await expect(page.getByTitle("Mapa del consultorio")).toHaveAttribute("sandbox", /allow-scripts/);
  expect(problems).toEqual([]);
});

test("an item begins in the first screen, and a phone reads what a service is before it scrolls twice", async ({
  page,
}) => {
  const top = (name: string) =>
    page.getByRole("heading", { name }).evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/enfermedades/varices");
  expect(await top("¿Cuándo pedir ayuda?")).toBeLessThan(800);
  await page.goto("/servicios/escleroterapia");
  expect(await top("¿En qué consiste?")).toBeLessThan(840);
  await expect(page.getByRole("main").getByText("$1,000 MXN").first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await top("¿En qué consiste?")).toBeLessThan(1400);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])
  test(`the first screen of the contact page, ${viewport.width} px wide, says whether the office is open, where it is and how to reach it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.setFixedTime(new Date("2026-01-14T17:00:00-06:00"));
    await page.goto("/contacto", { waitUntil: "load" });
    const first = page.getByRole("region", { name: "Contacto", exact: true });
    await expect(first.getByText(/^(Abierto ahora|Cerrado)/)).toBeInViewport({ ratio: 1 });
    for (const name of ["Llamar al consultorio", "Escribir por WhatsApp", "Urgencias"])
      await expect(first.getByRole("link", { name }).first(), name).toBeInViewport({ ratio: 1 });
    await expect(first.getByText("Calle Ejemplo 123")).toBeInViewport({ ratio: 1 });
    if (viewport.width > 1000)
      for (const name of ["000 000 0000", "Google Maps", "Waze"])
        await expect(first.getByRole("link", { name }).first(), name).toBeInViewport({ ratio: 1 });
  });

test("a patient fills in the sheet, finds it again, prints what was answered alone, and erases it", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await page.goto("/sintomas/edema-unilateral");
  await page.getByRole("link", { name: "Prepara tu hoja para la consulta" }).click();
  const symptom = page.getByRole("checkbox", { name: "Una pierna hinchada" });
  await expect(symptom).toBeChecked();
  await page.getByRole("textbox", { name: "¿Qué medicinas tomas" }).fill("Losartán 50 mg,\nuna al día");
  await page.reload();
  await expect(symptom).toBeChecked();
  const medicines = page.getByRole("textbox", { name: "¿Qué medicinas tomas" });
  await expect(medicines).toHaveValue("Losartán 50 mg,\nuna al día");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#hoja").getByText("Una pierna hinchada", { exact: true })).toBeVisible();
  await expect(medicines).toBeVisible();
  await expect(page.locator("#hoja").getByText("Dolor al caminar")).toBeHidden();
  await expect(page.getByText("¿Qué alergias tienes?")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Borrar todo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Tu hoja quedó en blanco." })).toBeVisible();
  await page.goto("/mi-hoja");
  await expect(symptom).not.toBeChecked();
  expect(sent).toEqual([]);
});

test("the family sheet opens from a record and from a shared link", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/sintomas/edema-unilateral");
  await page.getByRole("button", { name: "Para tu familiar" }).click();
  const sheet = page.getByRole("dialog", { name: "Una pierna hinchada" });
  await expect(sheet.getByRole("link", { name: "Llama al 911" })).toBeInViewport({ ratio: 1 });
  const send = sheet.getByRole("link", { name: "Enviar por WhatsApp" });
  await expect(send).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=.*%2Fsintomas%2Fedema-unilateral%23para-tu-familiar$/,
  );
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.goto("/enfermedades/varices#para-tu-familiar");
  await expect(page.getByRole("dialog", { name: "Várices" })).toBeVisible();
});

test("the contact page writes the message for an appointment from what is tapped", async ({ page }) => {
  await page.goto("/contacto", { waitUntil: "load" });
  const request = page.getByRole("region", { name: "Pide tu cita en un mensaje" });
  await request.getByRole("radio", { name: "Piernas hinchadas" }).check();
  await request.getByRole("radio", { name: "Jueves" }).check();
  const link = request.getByRole("link", { name: "Escribir por WhatsApp" });
  await expect(link).toHaveAttribute("href", /piernas%20hinchadas.*el%20jueves/i);
});

test("the pages of two treatments compare them, and a phone opens the comparison by its heading", async ({
  page,
}) => {
  const comparison = page.getByRole("table", { name: "Láser, escleroterapia o medias" });
  for (const path of ["/servicios/escleroterapia", "/servicios/cirugia-varices-minima-invasion"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(comparison, path).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(comparison, path).toBeHidden();
    await page.locator("summary", { hasText: "Compara tus opciones" }).click();
    await expect(comparison, path).toBeVisible();
  }
  await page.goto("/servicios/angioplastia-arterial");
  await expect(comparison).toHaveCount(0);
});

test("the home page ends within eleven screens of a laptop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/", { waitUntil: "load" });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9000);
  // The slides beside the first are out of view.
  const calls = await page
    .locator("a[href^='tel:']:not([data-floating] *)")
    .evaluateAll(
      (links) =>
        links.filter((link) => link.checkVisibility() && link.getBoundingClientRect().left < innerWidth)
          .length,
    );
  expect(calls).toBeLessThanOrEqual(8);
});

test("an item prints as a hand-out: letterhead and text, without controls", async ({ page }) => {
  await page.goto("/servicios/escleroterapia");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Citas: 000 000 0000")).toBeVisible();
  await expect(page.locator("#inicio").getByText("¿Duele?")).toBeVisible();
  for (const part of ["c-header", "footer", "[data-floating]", "aside", "c-share button"])
    await expect(
      page.locator(part).filter({ visible: true }).and(page.locator(":not([data-notice-bar])")),
      part,
    ).toHaveCount(0);
});
