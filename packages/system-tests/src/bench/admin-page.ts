import type { Browser, BrowserContextOptions, CDPSession, Frame, Page } from "@playwright/test";
import { Trace } from "./trace.ts";

/** By which factor the browser's processor is slowed down. */
export const slowdown = 4;

/** Milliseconds between two keys of a quick typist. */
export const keyEvery = 100;

/** The shortest time from a key to its frame that a browser tells, in milliseconds. */
const leastTime = 16;

const marks = { pressed: "form-asked", shown: "form-shown" };

/** Milliseconds of main thread until a form could be used, and until what lies below was drawn as well. */
export interface Opening {
  shown: number;
  all: number;
}

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
   * The cost of `act` and all its effects for the main thread, in milliseconds of its work: events, scripts, styles,
   * layout and painting, in the screen and in its preview.
   */
  async cost(act: () => Promise<void>): Promise<number> {
    await this.#rest();
    const before = await this.#worked();
    await act();
    await this.#rest();
    return (await this.#worked()) - before;
  }

  /** The cost of a form that `act` opens: until the frame that showed its first fields, and until the browser was idle. */
  async opening(act: () => Promise<void>): Promise<Opening> {
    const trace = new Trace(this.#protocol);
    let shown = 0;
    const all = await this.cost(async () => {
      await this.#watchForForm();
      await trace.start();
      const drawn = this.page.waitForEvent("console", (message) => message.text() === marks.shown);
      await act();
      await drawn;
      shown = await trace.workBetween(marks.pressed, marks.shown);
    });
    return { shown, all };
  }

  /**
   * Milliseconds from each key of a text to the frame that shows it, in a document: the screen or its preview. The browser
   * tells them in steps of 8, and none below 16.
   */
  async keyTimes(document: Page | Frame, text: string): Promise<number[]> {
    await this.#rest();
    const longest = await document.evaluateHandle((least) => {
      const times = new Map<number, number>();
      const wanted: PerformanceObserverInit & { durationThreshold: number } = {
        type: "event",
        durationThreshold: least,
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!(entry instanceof PerformanceEventTiming) || !entry.name.startsWith("key")) continue;
          times.set(entry.interactionId, Math.max(entry.duration, times.get(entry.interactionId) ?? 0));
        }
      }).observe(wanted);
      return times;
    }, leastTime);
    await this.page.keyboard.type(text, { delay: keyEvery });
    await this.#rest();
    const measured = await document.evaluate((times) => [...times.values()], longest);
    return [...measured, ...Array<number>(Math.max(0, text.length - measured.length)).fill(leastTime)];
  }

  /** Marks the next press, and the frame after it in which a form is drawn that was not there before; tells of that one. */
  #watchForForm(): Promise<void> {
    return this.page.evaluate(({ pressed: asked, shown }) => {
      document.querySelector("[role=tabpanel]")?.setAttribute("data-seen", "");
      const begin = () => performance.mark(asked);
      for (const press of ["keydown", "pointerdown"])
        window.addEventListener(press, begin, { capture: true, once: true });
      const look = () => {
        if (!document.querySelector("[role=tabpanel]:not([data-seen]) [data-path]"))
          return requestAnimationFrame(look);
        performance.mark(shown);
        console.log(shown);
      };
      requestAnimationFrame(look);
    }, marks);
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
