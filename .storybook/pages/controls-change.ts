import type { FrameLocator, Page } from "playwright";
import { type Catalogue, storyTimeout } from "../browser/catalogue.ts";

/** A change in the panel of controls, and its effect on the drawing. */
interface ControlChange {
  name: string;
  change(panel: Page): Promise<unknown>;
  /** Resolves when the drawing shows the change; rejects where it never does. */
  seen(drawing: FrameLocator): Promise<unknown>;
}

/** A variant with a text, a picture and a list, so that Storybook is loaded once for the three. */
const story = "secciones-aboutme-story--default";

const changes: ControlChange[] = [
  {
    name: "a text",
    change: (panel) => panel.locator("#control-title").fill("Caminar sin dolor"),
    seen: (drawing) => drawing.getByRole("heading", { name: "Caminar sin dolor" }).waitFor(),
  },
  {
    name: "a picture",
    change: (panel) => panel.locator("#control-image_picture").selectOption("Várices · tarjeta"),
    seen: (drawing) => drawing.locator("img[src*='varices-home']").waitFor(),
  },
  {
    name: "a list",
    change: (panel) => panel.locator("#control-credentials_count").fill("1"),
    seen: async (drawing) => {
      await drawing.getByRole("listitem").nth(1).waitFor({ state: "detached" });
      await drawing.getByRole("listitem").first().waitFor();
    },
  },
];

/** Changes controls as a designer does, and reports drawings that do not follow. */
export async function checkControls({ browser, origin }: Catalogue): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(storyTimeout);
  const drawing = page.frameLocator("#storybook-preview-iframe");
  try {
    await page.goto(`${origin}/?path=/story/${story}`);
    await drawing.locator("[data-section]").first().waitFor();
    const problems: string[] = [];
    for (const { name, change, seen } of changes) {
      try {
        await change(page);
        await seen(drawing);
      } catch (reason) {
        problems.push(`${name}: ${reason instanceof Error ? reason.message : String(reason)}`);
      }
    }
    return problems;
  } finally {
    await page.close();
  }
}
