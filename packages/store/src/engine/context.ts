import type { Engine } from "./engine.ts";

/** The dependencies of every part of the store. */
export interface Context {
  readonly engine: Engine;
  readonly now: () => Date;
  /** Receives failures that no caller waits for. */
  readonly onProblem: (error: unknown) => void;
}
