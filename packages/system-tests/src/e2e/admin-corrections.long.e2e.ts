import { isLong } from "@consultorio/testkit/long-form";
import type { Page } from "@playwright/test";
import { signIn } from "./admin-session.ts";
import { editedContent, expect, test } from "./site-fixture.ts";

test.use({
  site: "admin corrections",
  content: editedContent,
  actionTimeout: 10_000,
  contextOptions: { reducedMotion: "reduce" },
});

/** Whether the focused field is on the screen, with nothing over its middle. */
const isFocusSeen = () => {
  const field = document.activeElement;
  if (field === null || !field.closest("form")) return false;
  const { left, top, width, height } = field.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && (field.contains(seen) || seen.contains(field));
};

/** Resolves once the browser has drawn what it put off. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => requestIdleCallback(() => resolve()));
  });

/** Addresses of the links to the fields to correct; of one kind of field in a list of records, the first. */
async function corrections(page: Page): Promise<string[]> {
  await page.goto("/admin/lista");
  const links = page.getByRole("link", { name: "Ir a corregirlo" });
  await links.first().waitFor();
  const more = page.getByRole("main").getByRole("button", { name: /^Ver / });
  while ((await more.count()) > 0) await more.first().click();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return [...new Map(addresses.map((address) => [address.replaceAll(/\d+/g, "*"), address])).values()];
}

const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

test("«Ir a corregirlo» brings a field into view, on a phone and on a desk in turn", async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server);
  const all = await corrections(page);
  const addresses = all.filter((_, index) => isLong || index % 3 === 0);
  expect(addresses.length).toBeGreaterThan(5);
  for (const [index, address] of addresses.entries()) {
    await page.setViewportSize(viewports[index % 2 === 0 ? 0 : 1]);
    await page.goto(address);
    expect(address).toContain("campo=");
    await expect(page.locator("form [data-lit]"), address).toBeFocused();
    await page.evaluate(untilIdle);
    expect(await page.evaluate(isFocusSeen), address).toBe(true);
  }
});
