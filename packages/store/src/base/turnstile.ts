import { StoreError } from "./store-error.ts";

/** Lets a fixed number of tasks run at once; the others wait in order. */
export class Turnstile {
  #free: number;
  readonly #patience: number;
  readonly #waiting = new Set<() => void>();

  /** `patience`: milliseconds a task waits for its turn before it is refused as `busy`. */
  constructor(places: number, patience: number) {
    this.#free = places;
    this.#patience = patience;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(admit);
        reject(
          new StoreError("busy", "Hay demasiadas operaciones a la vez. Intenta de nuevo en un momento."),
        );
      }, this.#patience);
      this.#waiting.add(admit);
    });
  }

  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
