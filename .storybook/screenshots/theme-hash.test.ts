import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { themes } from "../../packages/ui/src/theme/presets.ts";
import { sheetHashes, themeHash } from "./theme-hash.ts";

it.each(Object.values(themes))(
  "the contact sheets of $id show the theme as it is; `pnpm theme-sheets` draws them",
  ({ id }) => {
    expect(JSON.parse(readFileSync(sheetHashes, "utf8"))).toHaveProperty(id, themeHash(id));
  },
);
