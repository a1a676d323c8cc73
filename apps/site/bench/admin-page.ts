import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** How many times slower than this machine the browser's processor is made. */
export const slowdown = 4;

/** A screen of the administrator's area in a browser of its own, slowed down, whose work can be counted. */
export class AdminPage {
  readonly page: Page;
  readonly #protocol: CDPSession;

  private constructor(page: Page, protocol: CDPSession) {
    this.page = page;
    this.#protocol = protocol;
  }

  /** Opens a screen, and slows the browser down once it has nothing left to do. */
  static async open(browser: Browser, session: BrowserContextOptions, path: string): Promise<AdminPage> {
    const context = await browser.newContext(session);
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await page.goto(path, { waitUntil: "networkidle" });
    // The thread's own time: what else the machine does meanwhile is not counted.
    await protocol.send("Performance.enable", { timeDomain: "threadTicks" });
    await protocol.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return new AdminPage(page, protocol);
  }

  /**
   * What `act` cost the main thread, in milliseconds of its work (events, scripts, styles, layout and painting, in the
   * screen and in its preview): until the frame after it was on the screen, and until there was nothing left to do.
   */
  async cost(act: () => Promise<void>): Promise<{ shown: number; all: number }> {
    await this.#rest();
    const before = await this.#worked();
    await act();
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    const shown = (await this.#worked()) - before;
    await this.#rest();
    return { shown, all: (await this.#worked()) - before };
  }

  /** Waits for a form that was not there before: a look at each frame, which costs the page next to nothing. */
  async newForm(): Promise<void> {
    await this.page.waitForFunction(
      () => {
        const panel = document.querySelector("[role=tabpanel]:not([data-seen])");
        if (!panel?.querySelector("[data-path]")) return false;
        panel.setAttribute("data-seen", "");
        return true;
      },
      undefined,
      { polling: "raf" },
    );
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /** Waits until the browser calls itself idle after two frames. */
  #rest(): Promise<void> {
    return this.page.evaluate(async () => {
      for (let turn = 0; turn < 2; turn += 1) {
        await new Promise((done) => requestAnimationFrame(done));
        await new Promise((done) => requestIdleCallback(done));
      }
    });
  }

  async #worked(): Promise<number> {
    const { metrics } = await this.#protocol.send("Performance.getMetrics");
    const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value;
    if (seconds === undefined) throw new Error("The browser does not tell how long its main thread worked.");
    return seconds * 1000;
  }
}
