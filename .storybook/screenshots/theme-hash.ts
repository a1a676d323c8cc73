import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ThemePreset } from "../../packages/ui/src/theme/presets.ts";
import { themeCss } from "../../packages/ui/src/theme/theme-css.ts";

const declarations = readFileSync(
  join(import.meta.dirname, "../../packages/ui/src/theme/theme.css"),
  "utf8",
).match(/--(?:color|radius|font)-[\w-]+:[^;]+;/g);

/** File with the {@link themeHash} of each theme when its contact sheets were drawn. `pnpm theme-sheets` writes it. */
export const sheetHashes = join(import.meta.dirname, "../docs/identidad/theme-sheets/themes.json");

/** A hash of the colours, corners and typefaces of a theme. */
export const themeHash = (preset: ThemePreset["id"]): string =>
  hash("sha256", [themeCss({ preset }), ...(declarations ?? [])].join("\n"), "base64url");
