import { expect, it, vi } from "vitest";
import { installBrowserApis } from "./browser-apis.ts";
import { defineElement } from "./define-element.ts";
import { mount } from "./element-testing.ts";

installBrowserApis();

it("connects once for each time in the page, and ends each", () => {
  const log: string[] = [];
  defineElement("c-probe", (_host, signal) => {
    log.push("start");
    signal.addEventListener("abort", () => log.push("end"));
  });
  const probe = mount("<c-probe></c-probe>");
  probe.remove();
  document.body.append(probe);
  expect(log).toEqual(["start", "end", "start"]);
});

it("warns where another library has defined an element of the same name", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  customElements.define("c-foreign", class extends HTMLElement {});
  defineElement("c-foreign", () => {});
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("<c-foreign> is defined by another library"));
  defineElement("c-probe", () => {});
  expect(warn).toHaveBeenCalledOnce();
});

it("leaves the markup as it is where there is no layout, as in jsdom", () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  const begin = vi.fn();
  defineElement("c-still", begin);
  mount("<c-still></c-still>");
  expect(begin).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
