import { globSync } from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import type { SizeLimitConfig } from "size-limit";

/** What one section type adds to a page that has the library's shared parts: its own folder, and nothing else. */
const sections = globSync("src/sections/*/index.ts", { cwd: import.meta.dirname }).sort();

interface Resolution {
  path: string;
  resolveDir: string;
  kind: string;
}

interface EsbuildSetup {
  onResolve: (
    filter: { filter: RegExp },
    answer: (from: Resolution) => { path: string; external: true } | undefined,
  ) => void;
}

/** Leaves out of a bundle whatever lies outside `folder`. */
const only = (folder: string) => ({
  name: "own-folder-only",
  setup: (build: EsbuildSetup) =>
    build.onResolve({ filter: /./ }, ({ path, resolveDir, kind }) => {
      if (kind === "entry-point") return undefined;
      const place = relative(folder, join(resolveDir, path));
      const outside = !path.startsWith(".") || place.startsWith("..") || isAbsolute(place);
      return outside ? { path, external: true } : undefined;
    }),
});

const config: SizeLimitConfig = [
  {
    name: "elements.js",
    path: "dist/elements/elements.js",
    limit: "12 KB",
    gzip: true,
    // Swiper and the search's index are in chunks that it asks for later.
    modifyEsbuildConfig: (esbuild: object) => ({
      ...esbuild,
      external: ["./carousel-slider-*", "./search-index-*"],
    }),
  },
  {
    name: "shared components",
    // What no section can be drawn without, and what every page has around its sections.
    path: [
      "section/section",
      "heading/heading",
      "button/button",
      "picture/picture",
      "picture/logo",
      "icon/icon",
      "contact-buttons/contact-buttons",
      "carousel/carousel",
    ].map((name) => `src/components/${name}.tsx`),
    limit: "28 KB",
    gzip: true,
    modifyEsbuildConfig: (esbuild: object) => ({
      ...esbuild,
      jsx: "automatic",
      format: "esm",
      splitting: true,
      external: ["react", "react/*", "@consultorio/*"],
    }),
  },
  ...sections.map((path) => ({
    name: path.slice("src/".length, -"/index.ts".length),
    path,
    limit: "6 KB",
    gzip: true,
    modifyEsbuildConfig: (esbuild: { plugins?: object[] }) => ({
      ...esbuild,
      jsx: "automatic",
      plugins: [...(esbuild.plugins ?? []), only(join(import.meta.dirname, dirname(path)))],
    }),
  })),
];

export default config;
