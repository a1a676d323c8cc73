import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Options } from "tsup";
import { writeFonts } from "./scripts/cut-fonts.ts";

const shared = {
  format: "esm",
  splitting: true,
  treeshake: true,
  target: "es2022",
  silent: true,
} satisfies Options;

/** One entry for each section type, `sections/hero/index`; what several share is in chunks. */
const sectionEntries = Object.fromEntries(
  globSync("src/sections/*/index.ts", { cwd: import.meta.dirname }).map((path) => [path.slice(4, -3), path]),
);

/** Components and catalog, for bundlers and for plain Node. */
const libraryBuild: Options = {
  ...shared,
  entry: { index: "src/index.ts", "registry/catalog": "src/registry/catalog.ts", ...sectionEntries },
  platform: "neutral",
  // Written in TypeScript, which Node and every bundler of ours read as it is.
  external: ["@consultorio/content", "@consultorio/pictures"],
};

/** The custom elements as a browser loads them, Swiper in a chunk of its own. */
export const elementsBuild: Options = {
  ...shared,
  entry: { elements: "src/elements/elements.ts" },
  outDir: "dist/elements",
  platform: "browser",
  noExternal: [/.*/],
  minify: true,
};

export default defineConfig(async (): Promise<Options[]> => {
  // Here and not by `clean`: the two builds share a folder, and each would clear what the other wrote.
  rmSync("dist", { recursive: true, force: true });
  await writeFonts(join(import.meta.dirname, "dist/fonts"));
  return [libraryBuild, elementsBuild];
});
