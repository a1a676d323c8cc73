import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defineElement } from "../element/define-element.ts";
import { frame } from "./frame.element.ts";

beforeEach(() => {
  vi.useFakeTimers();
  defineElement("c-booking", frame);
  defineElement("c-map", frame);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const markup = (attributes: string) => `
  <c-booking data-title="Agenda en línea" data-loading="Abriendo…" data-late="Tarda en abrir." ${attributes}>
    <a data-load href="https://agenda.example/ana">Ver la agenda</a>
    <p role="status" data-status></p>
    <div data-stage></div>
  </c-booking>`;

function mount(attributes = 'data-frame="https://agenda.example/widget/ana"') {
  document.body.innerHTML = markup(attributes);
  const host = document.querySelector<HTMLElement>("c-booking");
  const opener = document.querySelector<HTMLAnchorElement>("a[data-load]");
  if (host === null || opener === null) throw new Error("The markup has no element.");
  const status = () => host.querySelector("[data-status]")?.textContent;
  return { host, opener, status, frame: () => host.querySelector("iframe") };
}

describe("c-booking and c-map", () => {
  it("load nothing until they are pressed", () => {
    const { host, frame } = mount();
    expect(frame()).toBeNull();
    expect(host.dataset.state).toBeUndefined();
  });

  it("show the other site in a named, sandboxed frame, which may not lead this page elsewhere", () => {
    const { host, opener, frame, status } = mount();
    opener.click();
    expect(frame()?.src).toBe("https://agenda.example/widget/ana");
    expect(frame()?.title).toBe("Agenda en línea");
    expect(frame()?.getAttribute("sandbox")).not.toContain("allow-top-navigation");
    expect(host.dataset.state).toBe("loading");
    expect(status()).toBe("Abriendo…");
  });

  it("are pressed by the space bar too, and only once", () => {
    const { host, opener } = mount();
    opener.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    opener.click();
    expect(host.querySelectorAll("iframe")).toHaveLength(1);
    expect(opener.getAttribute("role")).toBe("button");
  });

  it("offer the other ways when the page is late, and clear the message when it comes", () => {
    const { host, opener, frame, status } = mount();
    opener.click();
    vi.advanceTimersByTime(8000);
    expect(host.dataset.state).toBe("late");
    expect(status()).toBe("Tarda en abrir.");
    frame()?.dispatchEvent(new Event("load"));
    expect(host.dataset.state).toBe("ready");
    expect(status()).toBe("");
  });

  it("are as before when they leave the page", () => {
    const { host, opener, frame } = mount();
    opener.click();
    host.remove();
    vi.advanceTimersByTime(8000);
    expect(frame()).toBeNull();
    expect(host.dataset.state).toBeUndefined();
  });

  it.each([`data-frame="${location.origin}/admin/"`, 'data-frame="agenda"', ""])(
    "refuse a frame of this very site, or none: %s",
    (attributes) => {
      const messages: string[] = [];
      const note = (event: ErrorEvent) => {
        messages.push(event.message);
        event.preventDefault();
      };
      window.addEventListener("error", note);
      mount(attributes);
      window.removeEventListener("error", note);
      expect(messages.join()).toContain("data-frame");
    },
  );
});
