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
  "components/index": join(root, "src/components/index.ts"),
  "react/elements": join(root, "src/react/elements.tsx"),
  "testing/index": join(root, "src/testing/index.ts"),
  "registry/fixtures": join(root, "src/registry/fixtures.ts"),
  "messages/index": join(root, "src/messages/index.ts"),
  "messages/messages": join(root, "src/messages/messages.tsx"),
  // React's server components read it, so it may not become part of the provider, which is a client component.
  "messages/configuration": join(root, "src/messages/configuration.ts"),
  "messages/provider": join(root, "src/messages/provider.tsx"),
  "messages/messages.server": join(root, "src/messages/messages.server.tsx"),
  "theme/index": join(root, "src/theme/index.ts"),
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
    importer !== undefined && source.endsWith("/messages.tsx") ? { id: "#messages", external: true } : null,
};

/** The elements are built for a browser, apart from the components. */
const builtElements: Plugin = {
  name: "built-elements",
  resolveId: (source) =>
    source === "../elements/elements.ts" ? { id: "@consultorio/ui/elements.js", external: true } : null,
};

/** Components and catalog, for bundlers and for plain Node; what several entries share is in chunks. */
export const libraryBuild = {
  input: libraryEntries,
  external: isInstalled,
  platform: "neutral",
  preserveEntrySignatures: "allow-extension",
  plugins: [hostsMessages, builtElements],
  // Packages that are bundled name their modules by these.
  resolve: { mainFields: ["module", "main"] },
  transform: { target },
  // The build keeps "use client" only in a module that is an entry.
  onLog: (level, log, report) => {
    if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
  },
  output: {
    dir: join(root, "dist"),
    chunkFileNames: "chunks/[name].js",
    // An editor shows those of the declarations.
    comments: { jsdoc: false },
    // Alone, so that an app which draws a section drops what selects its content from a site.
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { debugName: "contract", name: (id: string) => id.match(/([\w-]+\.contract)\.ts$/)?.[1] ?? null },
      ],
    },
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

/** The same for the pages that a site publishes: what few pages have is in a chunk, too. */
export const pageElementsBuild = {
  ...elementsBuild,
  input: { elements: join(root, "src/elements/page-elements.ts") },
  // What the chunk needs too stays in the first file: a phone asks for one.
  preserveEntrySignatures: "allow-extension",
  output: { ...elementsBuild.output, dir: join(root, "dist/page-elements") },
} satisfies RolldownOptions;

export default defineConfig([libraryBuild, elementsBuild, pageElementsBuild]);
