import type { Engine } from "./engine.ts";

/** What every part of the store works with. */
export interface Context {
  readonly engine: Engine;
  readonly now: () => Date;
  /** Receives failures that no caller waits for. */
  readonly onProblem: (error: unknown) => void;
}
