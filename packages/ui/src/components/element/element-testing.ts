import { afterEach, beforeEach, vi } from "vitest";
import { type Behaviour, defineElement } from "./define-element.ts";
import type { ElementName } from "./element-names.ts";

/** jsdom has no layout: no element is ever seen, so elements that wait to be seen do not start. */
export class NeverSeen {
  observe() {}
  disconnect() {}
}

/** Registers elements for the tests of a file, and empties the page after each test. */
export function testElements(behaviours: Partial<Record<ElementName, Behaviour>>): void {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    for (const [name, behaviour] of Object.entries(behaviours)) defineElement(name, behaviour);
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
}

/** Puts markup into the page; its first element. */
export function mount(html: string): HTMLElement {
  document.body.innerHTML = html;
  const { firstElementChild } = document.body;
  if (!(firstElementChild instanceof HTMLElement)) throw new Error("The markup has no element.");
  return firstElementChild;
}

/** Messages of errors thrown while `work` runs, as a browser reports those of custom elements. */
export function errorsOf(work: () => void): string[] {
  const messages: string[] = [];
  const note = (event: ErrorEvent) => {
    messages.push(event.message);
    event.preventDefault();
  };
  window.addEventListener("error", note);
  work();
  window.removeEventListener("error", note);
  return messages;
}
