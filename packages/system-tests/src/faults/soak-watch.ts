import { readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { memoryOf } from "../machine/machine.ts";

/** How long the soak takes. */
export const soakMinutes = Number(process.env.SOAK_MINUTES || 30);

/** Milliseconds between two looks at the process. */
const samplePause = 10_000;

/** The measurements of a soak. */
export class Watch {
  readonly started = performance.now();
  readonly ends = this.started + soakMinutes * 60_000;
  readonly errors: string[] = [];
  readonly latencies: number[] = [];
  saves = 0;
  publishes = 0;

  get over(): boolean {
    return performance.now() >= this.ends;
  }

  /** Records a failure, with the action that failed. */
  failed(action: string, why: unknown): void {
    this.errors.push(
      `${action}: ${why instanceof Error ? `${why.message} ${String(why.cause ?? "")}` : why}`,
    );
  }
}

/** The process at one moment: minutes from the start, resident memory in megabytes, open files and sockets. */
export interface Sample {
  minute: number;
  memory: number;
  descriptors: number;
}

/** Looks at a process until the watch is over. */
export async function sampleEvery(
  pid: number,
  watch: Watch,
  tell: (line: string) => void,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (!watch.over) {
    const minute = (performance.now() - watch.started) / 60_000;
    const memory = memoryOf(pid)?.resident ?? Number.NaN;
    samples.push({ minute, memory, descriptors: readdirSync(`/proc/${pid}/fd`).length });
    if (samples.length % 12 === 0)
      tell(
        `minuto ${Math.round(minute)}: ${memory} MB, ${watch.latencies.length} visitas, ${watch.errors.length} errores`,
      );
    await wait(Math.min(samplePause, Math.max(0, watch.ends - performance.now())));
  }
  return samples;
}
