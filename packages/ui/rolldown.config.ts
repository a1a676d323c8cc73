import { globSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin, type RolldownOptions } from "rolldown";
import packageJson from "./package.json" with { type: "json" };

const root = import.meta.dirname;
const target = "es2022";

/** Source of each module that the package exports, by its name in `dist`; one for each section type. */
export const libraryEntries: Record<string, string> = {
  index: join(root, "src/index.ts"),
  "registry/catalog": join(root, "src/registry/catalog.ts"),
  "theme/index": join(root, "src/theme/index.ts"),
  "messages/messages": join(root, "src/messages/messages.tsx"),
  "messages/messages.server": join(root, "src/messages/messages.server.tsx"),
  ...Object.fromEntries(
    globSync("src/sections/*/index.ts", { cwd: root }).map((path) => [path.slice(4, -3), join(root, path)]),
  ),
};

const { dependencies, peerDependencies } = packageJson;
const installed = Object.keys({ ...dependencies, ...peerDependencies });

/** Whether a module comes from a package that is installed beside this one; all other code becomes part of `dist`. */
export const isInstalled = (id: string): boolean =>
  installed.some((name) => id === name || id.startsWith(`${name}/`));

/** Leaves it to the host which form of the messages it loads: `imports` of `package.json` has one for server components. */
const hostsMessages: Plugin = {
  name: "hosts-messages",
  resolveId: (source, importer) =>
    importer !== undefined && source.endsWith("messages/messages.tsx")
      ? { id: "#messages", external: true }
      : null,
};

/** Components and catalog, for bundlers and for plain Node; what several entries share is in chunks. */
export const libraryBuild = {
  input: libraryEntries,
  external: isInstalled,
  platform: "neutral",
  plugins: [hostsMessages],
  // Packages that are bundled name their modules by these.
  resolve: { mainFields: ["module", "main"] },
  transform: { target },
  output: {
    dir: join(root, "dist"),
    chunkFileNames: "chunks/[name].js",
    sourcemap: true,
  },
} satisfies RolldownOptions;

/** The custom elements as a browser loads them, Swiper and the search's index in chunks of their own. */
export const elementsBuild = {
  input: { elements: join(root, "src/elements/elements.ts") },
  platform: "browser",
  transform: { target },
  output: {
    dir: join(root, "dist/elements"),
    chunkFileNames: "[name]-[hash].js",
    minify: true,
  },
} satisfies RolldownOptions;

export default defineConfig([libraryBuild, elementsBuild]);
