import { expect, it, onTestFinished, vi } from "vitest";
import { installBrowserApis } from "./browser-apis.ts";

it("adds a function whose name is there without a value, as in Vitest's jsdom", () => {
  vi.stubGlobal("matchMedia", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  installBrowserApis();
  expect(matchMedia("(min-width: 1px)").matches).toBe(false);
});

it("leaves a function that is there", () => {
  const given = () => ({ matches: true });
  vi.stubGlobal("matchMedia", given);
  onTestFinished(() => void vi.unstubAllGlobals());
  installBrowserApis();
  expect(matchMedia).toBe(given);
});
