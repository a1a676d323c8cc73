import { cleanup, configure, screen } from "@testing-library/react";
import { afterEach } from "vitest";

configure({
  // Machines that build at the same time are slow; a condition that holds is still seen at once.
  asyncUtilTimeout: 30_000,
  // A query that waits fails many times before it succeeds: the page is printed once, when the test has failed.
  getElementError: (message) => new Error(message ?? "No element was found."),
});

// Functions of a browser that Mantine needs and jsdom does not have.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== "undefined") {
  window.ResizeObserver ??= NoResizeObserver;
  window.scrollTo = () => {};
  URL.createObjectURL = (file) => (file instanceof File ? `blob:${file.name}` : "blob:");
  URL.revokeObjectURL = () => {};
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

afterEach(({ task }) => {
  if (task.result?.state === "fail") screen.debug();
  cleanup();
});
