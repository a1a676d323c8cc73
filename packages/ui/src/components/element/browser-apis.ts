/** An observer for a page without layout: nothing in it is ever seen or resized. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A query that never matches, as in a browser without preferences. */
const noMatch = (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

/** Opens and closes a dialog as `<dialog>` does, without a layer on top of the page. */
const dialogMethods = {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  },
};

/** Adds missing `methods` to `target`. Vitest's jsdom has names without a value. */
function addMissing(target: object, methods: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

/** Gives jsdom the functions of a browser that the elements use. Existing ones stay. */
export function installBrowserApis(): void {
  addMissing(globalThis, {
    IntersectionObserver: StillObserver,
    ResizeObserver: StillObserver,
    matchMedia: noMatch,
  });
  addMissing(HTMLDialogElement.prototype, dialogMethods);
}
