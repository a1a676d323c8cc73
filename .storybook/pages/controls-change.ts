import type { FrameLocator, Page } from "playwright";
import { type Catalogue, storyTimeout } from "../browser/catalogue.ts";

/** A change in the panel of controls, and what it makes of the drawing. */
export interface ControlCheck {
  what: string;
  story: string;
  change(panel: Page): Promise<unknown>;
  /** Resolves when the drawing shows the change; rejects where it never does. */
  seen(drawing: FrameLocator): Promise<unknown>;
}

export const controlChecks: ControlCheck[] = [
  {
    what: "a text in the controls is drawn",
    story: "secciones-hero-split--default",
    change: (panel) => panel.locator("#control-title").fill("Caminar sin dolor"),
    seen: (drawing) => drawing.getByRole("heading", { level: 1, name: "Caminar sin dolor" }).waitFor(),
  },
  {
    what: "a picture in the controls is drawn",
    story: "secciones-hero-split--default",
    change: (panel) => panel.locator("#control-mainImage_picture").selectOption("Várices · tarjeta"),
    seen: (drawing) => drawing.locator("img[src*='varices-home']").waitFor(),
  },
  {
    what: "a list in the controls is cut",
    story: "secciones-diseases-grid--default",
    change: (panel) => panel.locator("#control-items_count").fill("2"),
    seen: async (drawing) => {
      await drawing.getByRole("heading", { level: 3 }).nth(2).waitFor({ state: "detached" });
      await drawing.getByRole("heading", { level: 3 }).nth(1).waitFor();
    },
  },
];

/** Changes a control as a designer does, and tells where the drawing does not follow. */
export async function checkControl({ browser, origin }: Catalogue, check: ControlCheck): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(storyTimeout);
  try {
    await page.goto(`${origin}/?path=/story/${check.story}`);
    const drawing = page.frameLocator("#storybook-preview-iframe");
    await drawing.locator("[data-section]").first().waitFor();
    await check.change(page);
    await check.seen(drawing);
    return [];
  } catch (reason) {
    return [reason instanceof Error ? reason.message : String(reason)];
  } finally {
    await page.close();
  }
}
