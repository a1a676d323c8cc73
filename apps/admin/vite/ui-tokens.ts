import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const id = "virtual:ui-tokens.css";

/**
 * Gives the administrator's area the section library's tokens as plain custom properties, without its reset
 * and utilities: both have the same colours, and the first load has no Tailwind.
 */
export function uiTokens(): Plugin {
  const themeFile = fileURLToPath(import.meta.resolve("@consultorio/ui/site.css"));
  return {
    name: "ui-tokens",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(resolved) {
      if (resolved !== `\0${id}`) return null;
      this.addWatchFile(themeFile);
      return tokensAsRoot(readFileSync(themeFile, "utf8"));
    },
  };
}

/** Turns the `@theme` block of a Tailwind theme into a `:root` rule. Resets (`--color-*: initial`) are dropped. */
export function tokensAsRoot(theme: string): string {
  const block = theme.match(/@theme\s*\{([^}]*)\}/)?.[1];
  if (block === undefined) throw new Error("theme.css: no @theme block to take the tokens from.");
  const declarations = block.match(/--[\w-]+:[^;]+;/g) ?? [];
  return `:root {\n${declarations.map((declaration) => `  ${declaration}`).join("\n")}\n}\n`;
}
