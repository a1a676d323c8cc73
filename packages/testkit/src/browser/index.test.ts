import sharp from "sharp";
import { afterEach, describe, expect, it, vi } from "vitest";
import { browserKind, launchBrowser, launchOptions, launchWithLargeText } from "./index.ts";

afterEach(() => vi.unstubAllEnvs());

describe("the browser", () => {
  it("launches and draws a page", async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 40, height: 40 } });
      await page.goto('data:text/html,<title>Consultorio</title><body style="background:rgb(180,20,40)">');
      expect(await page.title()).toBe("Consultorio");
      const { data } = await sharp(await page.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([data[0], data[1], data[2]]).toEqual([180, 20, 40]);
    } finally {
      await browser.close();
    }
  });

  it("of a person with large text has twice the usual size, in media queries too", async () => {
    const browser = await launchWithLargeText();
    try {
      const page = await browser.newPage({ viewport: { width: 768, height: 40 } });
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe("32px");
      expect(await page.evaluate(() => matchMedia("(width: 24rem)").matches)).toBe(true);
    } finally {
      await browser.close();
    }
  });

  it("draws text in its own font when the page has none", async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.setContent('<span style="font: 40px serif">Angiología</span>');
      const { width } = await page.getByText("Angiología").evaluate((word) => word.getBoundingClientRect());
      expect(width).toBeGreaterThan(100);
    } finally {
      await browser.close();
    }
  });

  it("is the one in CHROMIUM_PATH when that is set", async () => {
    vi.stubEnv("CHROMIUM_PATH", process.execPath);
    expect(browserKind()).toBe("given");
    expect((await launchOptions()).executablePath).toBe(process.execPath);
  });

  it("refuses a CHROMIUM_PATH that is no file", async () => {
    vi.stubEnv("CHROMIUM_PATH", "/no/such/chromium");
    await expect(launchOptions()).rejects.toThrow('CHROMIUM_PATH: there is no file "/no/such/chromium"');
  });
});
