/** A value that is slow or large to make, and perhaps never needed: made once, when it is first asked for. */
export class Lazy<Value> {
  readonly #make: () => Promise<Value>;
  #making: Promise<Value> | null = null;

  constructor(make: () => Promise<Value>) {
    this.#make = make;
  }

  /** The value. A failure rejects the calls that wait for it; the next call tries again. */
  get(): Promise<Value> {
    this.#making ??= this.#make().catch((error: unknown) => {
      this.#making = null;
      throw error;
    });
    return this.#making;
  }

  /** The value if it was made or is being made; null where no call asked for it, or where making it failed. */
  async peek(): Promise<Value | null> {
    return (await this.#making?.catch(() => null)) ?? null;
  }
}
