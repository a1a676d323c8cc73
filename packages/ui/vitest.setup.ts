import { beforeEach, vi } from "vitest";
import { NeverSeen } from "./src/components/element/element-testing.ts";

// The library's elements do nothing in a page without layout, as in jsdom. Their tests have one in which nothing is seen.
beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", NeverSeen);
});
