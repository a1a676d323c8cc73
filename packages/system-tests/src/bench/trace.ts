import type { CDPSession } from "@playwright/test";
import { z } from "zod";

/** Events of the browser about its tasks and the page's marks; times in microseconds. */
const traceEvents = z.array(
  z.object({
    name: z.string(),
    pid: z.number(),
    tid: z.number(),
    /** When it began, and how long it took; `tdur` is the thread's own time of that. */
    ts: z.number(),
    dur: z.number().default(0),
    tdur: z.number().default(0),
  }),
);

type TraceEvents = z.infer<typeof traceEvents>;

/** A recording of what a page's threads do. */
export class Trace {
  readonly #protocol: CDPSession;
  #events: TraceEvents = [];
  readonly #collect = ({ value }: { value: unknown[] }) => {
    this.#events.push(...traceEvents.parse(value));
  };

  constructor(protocol: CDPSession) {
    this.#protocol = protocol;
  }

  async start(): Promise<void> {
    this.#protocol.on("Tracing.dataCollected", this.#collect);
    const includedCategories = ["disabled-by-default-devtools.timeline", "blink.user_timing"];
    await this.#protocol.send("Tracing.start", {
      transferMode: "ReportEvents",
      traceConfig: { recordMode: "recordAsMuchAsPossible", includedCategories },
    });
  }

  /**
   * Ends the recording. Milliseconds of its own time that the page's main thread worked from one mark of the page to the
   * other. The tasks in which they were set count whole, and the painting of a frame is part of its task.
   */
  async workBetween(first: string, second: string): Promise<number> {
    const complete = new Promise((done) => this.#protocol.once("Tracing.tracingComplete", done));
    await this.#protocol.send("Tracing.end");
    await complete;
    this.#protocol.off("Tracing.dataCollected", this.#collect);
    const mark = (name: string) => this.#events.find((event) => event.name === name);
    const [from, to] = [mark(first), mark(second)];
    if (!from || !to) throw new Error(`The page did not set the marks «${first}» and «${second}».`);
    const sum = this.#events
      .filter(({ name, pid, tid }) => name === "RunTask" && pid === to.pid && tid === to.tid)
      .filter(({ ts, dur }) => ts + dur >= from.ts && ts <= to.ts)
      .reduce((total, { tdur }) => total + tdur, 0);
    return sum / 1000;
  }
}
