import { HttpError } from "./http-error.ts";

/** An upload whose body is in memory, or on its way there. */
export interface UploadTurn {
  /** When its last bytes arrived; null once all are there. */
  lastDataAt: number | null;
  /** Ends its reception. */
  ending: AbortController;
}

/** After so many milliseconds without data another upload may replace one that is being received. */
const idleTimeout = 10_000;
/** How long an upload waits for its turn, in milliseconds, and how many wait at once. */
const longestWait = 20_000;
const mostWaiting = 100;
/** How often a waiting upload checks for one that sends nothing, in milliseconds. */
const interval = 1_000;

/** Limits how many bodies of uploads are in memory at once: each of them stays there until it is stored. */
export class UploadTurns {
  readonly #most: number;
  readonly #turns = new Set<UploadTurn>();
  readonly #waiting = new Set<(turn: UploadTurn) => void>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Begins a turn, also in the place of an upload that sends nothing, which ends with 408; null where none is free. */
  begin(): UploadTurn | null {
    if (this.#turns.size >= this.#most) {
      const idle = [...this.#turns].find(isIdle);
      if (idle === undefined) return null;
      this.#turns.delete(idle);
      const message = "El envío se detuvo y otro archivo tomó su turno. Inténtalo de nuevo.";
      idle.ending.abort(new HttpError(408, message));
    }
    const turn = { lastDataAt: performance.now(), ending: new AbortController() };
    this.#turns.add(turn);
    return turn;
  }

  /** Begins a turn as soon as one is free. Rejects with 503 where that takes too long, or where too many wait. */
  async wait(): Promise<UploadTurn> {
    const turn = this.#waiting.size === 0 ? this.begin() : null;
    if (turn !== null) return turn;
    if (this.#waiting.size >= mostWaiting) throw busy();
    const { promise, resolve, reject } = Promise.withResolvers<UploadTurn>();
    this.#waiting.add(resolve);
    const checks = setInterval(() => this.#serve(), interval);
    const timeout = setTimeout(() => reject(busy()), longestWait);
    try {
      return await promise;
    } finally {
      clearInterval(checks);
      clearTimeout(timeout);
      this.#waiting.delete(resolve);
    }
  }

  end(turn: UploadTurn): void {
    this.#turns.delete(turn);
    this.#serve();
  }

  /** Gives free turns to waiting uploads, the first one first. */
  #serve(): void {
    for (const resolve of this.#waiting) {
      const turn = this.begin();
      if (turn === null) return;
      this.#waiting.delete(resolve);
      resolve(turn);
    }
  }
}

const isIdle = ({ lastDataAt }: UploadTurn) =>
  lastDataAt !== null && performance.now() - lastDataAt >= idleTimeout;

const busy = () =>
  new HttpError(
    503,
    "Se están recibiendo muchas imágenes a la vez. Espera unos segundos y vuelve a subirla.",
    {
      headers: { "Retry-After": "10" },
    },
  );
