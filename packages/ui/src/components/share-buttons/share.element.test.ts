import { afterEach, describe, expect, it, vi } from "vitest";
import { defineElement } from "../element/define-element.ts";
import { share } from "./share.element.ts";

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

function mount() {
  defineElement("c-share", share);
  document.body.innerHTML = `
    <c-share>
      <button hidden data-share>Compartir</button>
      <button hidden data-print>Imprimir</button>
      <p data-printed data-words="Impreso de {url} el {date}."></p>
    </c-share>`;
  const button = (name: string) => document.querySelector<HTMLButtonElement>(`[data-${name}]`);
  return {
    share: button("share"),
    print: button("print"),
    printed: document.querySelector("[data-printed]"),
  };
}

describe("c-share", () => {
  it("offers to print, and to share only where the system can", () => {
    const { share, print } = mount();
    expect(print?.hidden).toBe(false);
    expect(share?.hidden).toBe(true);
  });

  it("gives the page's canonical address to the share sheet", () => {
    const send = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { share: send });
    document.head.innerHTML =
      '<title>Várices</title><link rel="canonical" href="https://www.ejemplo.mx/enfermedades/varices">';
    mount().share?.click();
    expect(send).toHaveBeenCalledWith({
      title: "Várices",
      url: "https://www.ejemplo.mx/enfermedades/varices",
    });
  });

  it("does not complain when the reader closes the sheet", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const closed = Promise.reject(new DOMException("closed", "AbortError"));
    vi.stubGlobal("navigator", { share: () => closed });
    mount().share?.click();
    await closed.catch(() => undefined);
    expect(warn).not.toHaveBeenCalled();
  });

  it("says on paper where the page came from, and on which day", () => {
    const { printed } = mount();
    window.dispatchEvent(new Event("beforeprint"));
    expect(printed?.textContent).toMatch(/^Impreso de http.+ el \d{1,2} de \p{L}+ de \d{4}\.$/u);
  });
});
