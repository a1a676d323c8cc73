import { describe, expect, it, vi } from "vitest";
import { mount, testElements } from "../element/element-testing.ts";
import { fold } from "./fold.element.ts";

testElements({ "c-fold": fold });

/** A screen whose width is `wide` or not, and how it changes. */
function screenThatIs(wide: boolean) {
  const query = Object.assign(new EventTarget(), { matches: wide });
  vi.stubGlobal("matchMedia", () => query);
  return (now: boolean) => {
    query.matches = now;
    query.dispatchEvent(new Event("change"));
  };
}

const folds = () => mount("<c-fold><details open></details><details open></details></c-fold>");
const open = (host: HTMLElement) => Array.from(host.querySelectorAll("details"), (part) => part.open);

describe("c-fold", () => {
  it("closes its parts on a phone", () => {
    screenThatIs(false);
    expect(open(folds())).toEqual([false, false]);
  });

  it("leaves them open on a wide screen", () => {
    screenThatIs(true);
    expect(open(folds())).toEqual([true, true]);
  });

  it("opens them when the screen becomes wide, until it is gone", () => {
    const become = screenThatIs(false);
    const host = folds();
    become(true);
    expect(open(host)).toEqual([true, true]);
    host.remove();
    become(false);
    expect(open(host)).toEqual([true, true]);
  });
});
