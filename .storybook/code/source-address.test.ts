import { expect, it } from "vitest";
import { sourceAddress } from "./source-address.ts";

const path = "packages/ui/src/sections/hero/hero-split.tsx";

it.each([undefined, "", {}, { type: "git" }])(
  "a repository without an address has no link: %j",
  (repository) => {
    expect(sourceAddress(repository, path)).toBeNull();
  },
);

it.each(["https://example.com/clinic/site", { type: "git", url: "git+https://example.com/clinic/site.git" }])(
  "the address leads to the file: %j",
  (repository) => {
    expect(sourceAddress(repository, path)).toBe(`https://example.com/clinic/site/blob/HEAD/${path}`);
  },
);
