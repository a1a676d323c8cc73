import { cleanup, configure, screen } from "@testing-library/react";
import { afterEach } from "vitest";

configure({
  // Machines that build at the same time are slow; a condition that holds is still seen at once.
  asyncUtilTimeout: 8_000,
  // A query that waits fails many times before it succeeds: the page is printed once, when the test has failed.
  getElementError: (message) => new Error(message ?? "No element was found."),
});

// What Mantine needs of a browser and jsdom does not have.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== "undefined") {
  window.ResizeObserver ??= NoResizeObserver;
  window.scrollTo = () => {};
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    init?.body instanceof FormData ? sendForm(String(input), init.body) : fetch(input, init);
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

/** Sends a form and its files by jsdom, since Node's fetch does not know its classes. */
function sendForm(url: string, form: FormData): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.addEventListener("load", () =>
    resolve(new Response(request.responseText, { status: request.status })),
  );
  request.addEventListener("error", () => reject(new TypeError("fetch failed")));
  request.open("POST", url);
  request.send(form);
  return promise;
}

afterEach(({ task }) => {
  if (task.result?.state === "fail") screen.debug();
  cleanup();
});
