import type { DocumentStore } from "./document-store.ts";

/** Undo and redo over several documents, in the order in which they were changed. */
export class SharedHistory {
  readonly #stores: readonly DocumentStore[];

  constructor(stores: readonly DocumentStore[]) {
    this.#stores = stores;
  }

  subscribe = (listener: () => void): (() => void) => {
    const ends = this.#stores.map((store) => store.subscribe(listener));
    return () => {
      for (const end of ends) end();
    };
  };

  get canUndo(): boolean {
    return this.#stores.some(({ canUndo }) => canUndo);
  }

  /** Undone steps from before the newest change are not done again. */
  get canRedo(): boolean {
    const next = Math.min(...this.#stores.map(({ redoStep }) => redoStep));
    return Number.isFinite(next) && this.#stores.every(({ undoStep }) => undoStep < next);
  }

  undo() {
    const newest = Math.max(...this.#stores.map(({ undoStep }) => undoStep));
    this.#stores.find(({ undoStep }) => undoStep === newest)?.undo();
  }

  redo() {
    if (!this.canRedo) return;
    const next = Math.min(...this.#stores.map(({ redoStep }) => redoStep));
    this.#stores.find(({ redoStep }) => redoStep === next)?.redo();
  }
}
