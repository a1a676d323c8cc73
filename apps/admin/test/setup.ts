import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Machines that build at the same time are slow; a condition that holds is still seen at once.
configure({ asyncUtilTimeout: 8_000 });

// What Mantine asks of a browser and jsdom does not have.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== "undefined") {
  window.ResizeObserver ??= NoResizeObserver;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  window.matchMedia ??= (media) => ({
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  });
}

afterEach(cleanup);
