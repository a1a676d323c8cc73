import { expect, it, vi } from "vitest";
import { installBrowserApis } from "../components/element/browser-apis.ts";
import { commonElements } from "./common-elements.ts";
import { otherElements } from "./other-elements.ts";
import { otherNames } from "./other-names.ts";

installBrowserApis();

it("a page gets the common elements at once, and the other ones if it has any of them", async () => {
  await import("./page-elements.ts");
  expect(otherNames.split(",")).toEqual(Object.keys(otherElements));
  expect(Object.keys(commonElements).every((name) => customElements.get(name))).toBe(true);
  expect(Object.keys(otherElements).some((name) => customElements.get(name))).toBe(false);
  document.body.innerHTML = "<c-notice></c-notice>";
  vi.resetModules();
  await import("./page-elements.ts");
  await vi.waitFor(() => expect(customElements.get("c-finder")).toBeDefined());
});
