import { expect, it } from "vitest";
import { installBrowserApis } from "../components/element/browser-apis.ts";
import { errorsOf, mount } from "../components/element/element-testing.ts";
import { defineElements } from "./elements.ts";

installBrowserApis();

it("can be registered twice", () => {
  expect(() => defineElements()).not.toThrow();
  expect(customElements.get("c-carousel")).toBeDefined();
});

it.each([
  ["<c-drawer></c-drawer>", "c-drawer", "dialog"],
  ["<c-overlay><dialog></dialog></c-overlay>", "dialog", "[data-stage]"],
  ["<c-video><dialog></dialog></c-video>", "dialog", "video"],
  ["<c-carousel></c-carousel>", "c-carousel", "[data-viewport]"],
  ["<c-picture></c-picture>", "c-picture", "img"],
  ["<c-counter></c-counter>", "c-counter", "[data-value]"],
  ["<c-compare></c-compare>", "c-compare", "input"],
  ["<c-copy></c-copy>", "c-copy", "status"],
  ["<c-appointment></c-appointment>", "c-appointment", "[data-spoken]"],
  ["<c-finder></c-finder>", "c-finder", "input"],
  ["<c-finder><input /></c-finder>", "c-finder", "[data-answer]"],
])("%s says which part is missing", (html, element, missing) => {
  const [message = ""] = errorsOf(() => mount(html));
  expect(message).toContain(`<${element}>`);
  expect(message).toContain(missing);
});
