import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { firstLoad } from "./first-load.ts";

test("the first load is its files and all that they import, each once, and nothing that is split off", () => {
  const files = {
    "entry.js": { code: "entry", imports: ["a.js", "b.js"] },
    "a.js": { code: "a", imports: ["b.js"] },
    "b.js": { code: "b", imports: ["a.js"] },
    "screen.js": { code: "a screen of its own", imports: ["a.js"] },
  };
  const bytes = ["entry", "a", "b"].map((code) => gzipSync(code).length);
  expect(firstLoad(["entry.js", "a.js"], files)).toBe(bytes.reduce((sum, size) => sum + size));
});
