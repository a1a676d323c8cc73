/** Something slow and large that a process may never need: made when it is first asked for, once for all who wait. */
export class OnDemand<Made> {
  readonly #make: () => Promise<Made>;
  #making: Promise<Made> | null = null;

  constructor(make: () => Promise<Made>) {
    this.#make = make;
  }

  /** What was made. Of a failure all hear who wait for it; whoever asks after it has it tried anew. */
  get(): Promise<Made> {
    this.#making ??= this.#make().catch((error: unknown) => {
      this.#making = null;
      throw error;
    });
    return this.#making;
  }

  /** What there is to end; null where nobody asked for it, or where it could not be made. */
  async made(): Promise<Made | null> {
    return (await this.#making?.catch(() => null)) ?? null;
  }
}
