import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sheetHashes, themeHash, themeIds } from "./theme-hash.ts";

it.each(themeIds)(
  "the contact sheets of %s show the theme as it is; `pnpm theme-sheets` draws them",
  (id) => {
    expect(JSON.parse(readFileSync(sheetHashes, "utf8"))).toHaveProperty(id, themeHash(id));
  },
);
