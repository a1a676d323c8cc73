/**
 * The behaviour of an element while it is in the page. Everything it starts ends with `signal`: listeners are added with
 * it, other effects are undone in `onEnd`.
 */
export type Behaviour = (host: HTMLElement, signal: AbortSignal) => void;

/** Marks the library's classes, also those of a second copy of this module. */
const mark = Symbol.for("@consultorio/ui");

/**
 * Registers a custom element once; a second call, or a second copy of the module, changes nothing. Warns where another
 * library has the name.
 */
export function defineElement(name: string, behaviour: Behaviour): void {
  const registered = customElements.get(name);
  if (registered !== undefined) {
    if (!(mark in registered))
      console.warn(
        `<${name}> is defined by another library. That of @consultorio/ui does not work on this page.`,
      );
    return;
  }
  customElements.define(
    name,
    class extends HTMLElement {
      static readonly [mark] = true;
      #life: AbortController | undefined;

      connectedCallback() {
        this.#life?.abort();
        // A page without layout, as in jsdom: the markup stays as it is without script.
        if (typeof IntersectionObserver === "undefined") return;
        this.#life = new AbortController();
        behaviour(this, this.#life.signal);
      }

      disconnectedCallback() {
        this.#life?.abort();
      }
    },
  );
}

/** Runs `undo` when the element leaves the page. */
export function onEnd(signal: AbortSignal, undo: () => void): void {
  signal.addEventListener("abort", undo, { once: true });
}

/** The part of an element that matches `selector`; an error that names both where there is none. */
export function part<T extends Element>(host: Element, selector: string, kind: new () => T): T {
  const element = host.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`<${host.localName}>: needs a ${kind.name} that matches "${selector}" inside it.`);
}

/** The text in a part of an element; an error that names both where there is none. */
export function textIn(host: Element, selector: string): Text {
  const { firstChild } = part(host, selector, HTMLElement);
  if (firstChild instanceof Text) return firstChild;
  throw new Error(`<${host.localName}>: its ${selector} has to hold text.`);
}

/** The nearest ancestor of an event's target, within `host`, that matches `selector`. */
export function hit(host: Element, event: Event, selector: string): HTMLElement | null {
  const { target } = event;
  const element = target instanceof Element ? target.closest(selector) : null;
  return element instanceof HTMLElement && host.contains(element) ? element : null;
}

/** Whether the reader asked for less motion. */
export const reducedMotion = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A number from a data attribute; an error that names the element and the attribute where it is not one. */
export function numberFrom(host: HTMLElement, name: string, fallback: number): number {
  const text = host.dataset[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (Number.isFinite(value)) return value;
  throw new Error(`<${host.localName}>: its ${name} attribute has to be a number, not "${text}".`);
}
