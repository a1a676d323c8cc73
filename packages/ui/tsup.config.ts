import { globSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { build, type Plugin } from "esbuild";
import { defineConfig, type Options } from "tsup";
import packageJson from "./package.json" with { type: "json" };

const root = import.meta.dirname;
const source = join(root, "src");
const workspace = join(root, "..");
const target = "es2022";

/** Source of each module that the package exports, by its name in `dist`; one for each section type. */
export const libraryEntries: Record<string, string> = Object.fromEntries(
  [
    "index.ts",
    "site.ts",
    "registry/catalog.ts",
    "registry/fixtures.ts",
    "components/index.ts",
    "react/elements.tsx",
    "testing/index.ts",
    "messages/index.ts",
    "messages/messages.tsx",
    "messages/messages.server.tsx",
    "search/index.ts",
    "theme/index.ts",
    ...globSync("sections/*/index.ts", { cwd: source }),
  ].map((path) => [path.replace(/\.tsx?$/, ""), join(source, path)]),
);

const installed = Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies });

/** Whether a module comes from a package that is installed beside this one; all other code becomes part of `dist`. */
export const isInstalled = (id: string): boolean =>
  installed.some((name) => id === name || id.startsWith(`${name}/`));

/** Whether a file is a source of this workspace, and no package that it uses. */
const isOurs = (path: string): boolean => path.startsWith(workspace) && !path.includes("node_modules");

/** Name in `dist` of a source of this workspace: `button/button`, or `content/links/map-link` of another package. */
function moduleName(path: string): string {
  const inside = path.startsWith(source)
    ? relative(source, path)
    : relative(workspace, path).replace(/^([^/]+)\/src\//, "$1/");
  return inside.replace(/\.tsx?$/, "");
}

/** Files that are not loaded by their path in `dist`. */
const elsewhere: Record<string, string> = {
  // The host chooses which form of the messages it loads: `imports` of `package.json` has one for server components.
  [join(source, "messages/messages.tsx")]: "#messages",
  // The elements are built for a browser, apart from the components.
  [join(source, "elements/elements.ts")]: "@consultorio/ui/elements.js",
};

/**
 * Leaves imports of other modules of this workspace as imports, by their names in `dist`, so that each source becomes one
 * file and a bundler of an app takes only those that a section needs.
 */
const oneFilePerModule: Plugin = {
  name: "one-file-per-module",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (kind === "entry-point" || pluginData === oneFilePerModule || !isOurs(importer)) return;
      if (isInstalled(path)) return { path, external: true };
      const resolved = await resolve(path, { importer, kind, resolveDir, pluginData: oneFilePerModule });
      if (!isOurs(resolved.path)) return resolved;
      const from = dirname(moduleName(importer));
      const name = relative(from, `${moduleName(resolved.path)}.js`);
      return {
        path: elsewhere[resolved.path] ?? (name.startsWith(".") ? name : `./${name}`),
        external: true,
        sideEffects: resolved.sideEffects,
      };
    });
  },
};

/** Sources that the entries reach, by their names in `dist`. */
async function reachedModules(): Promise<Record<string, string>> {
  const { metafile } = await build({
    entryPoints: Object.values(libraryEntries),
    external: [...installed, join(source, "elements/elements.ts")],
    bundle: true,
    metafile: true,
    write: false,
    outdir: root,
    absWorkingDir: root,
  });
  const paths = Object.keys(metafile.inputs).map((path) => join(root, path));
  return Object.fromEntries(paths.filter(isOurs).map((path) => [moduleName(path), path]));
}

const common: Options = { format: "esm", target, clean: false, silent: true, treeshake: false };

/** Components and catalog, for bundlers and for plain Node. */
export const libraryBuild = async (): Promise<Options> => ({
  ...common,
  entry: await reachedModules(),
  outDir: join(root, "dist"),
  platform: "neutral",
  splitting: false,
  esbuildPlugins: [oneFilePerModule],
  // Tailwind reads class names from the text of a module, where `·` must not be written as an escape.
  esbuildOptions: (options) => {
    options.charset = "utf8";
  },
});

/** Makes a module that is loaded on demand a file of its own with all that it needs: a phone asks for one file. */
const loadedOnDemand: Plugin = {
  name: "loaded-on-demand",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind }) =>
      kind === "dynamic-import" ? { path: `./${basename(path, ".ts")}.js`, external: true } : null,
    );
  },
};

const onDemand = {
  "carousel-slider": join(source, "components/carousel/carousel-slider.ts"),
  "search-index": join(source, "components/search/search-index.ts"),
};

/** The custom elements as a browser loads them. */
export const elementsBuild: Options = {
  ...common,
  entry: { elements: join(source, "elements/elements.ts"), ...onDemand },
  outDir: join(root, "dist/elements"),
  platform: "browser",
  splitting: false,
  minify: true,
  noExternal: [/.*/],
  esbuildPlugins: [loadedOnDemand],
};

/** The same for the pages that a site publishes: rare parts are loaded on demand, too. */
export const pageElementsBuild: Options = {
  ...elementsBuild,
  entry: {
    elements: join(source, "elements/page-elements.ts"),
    "other-elements": join(source, "elements/other-elements.ts"),
    "saved-element": join(source, "elements/saved-element.ts"),
    "sheet-element": join(source, "elements/sheet-element.ts"),
    ...onDemand,
  },
  outDir: join(root, "dist/page-elements"),
};

/** The service worker of a published site: a file of its own, with all that it needs. */
export const workerBuild: Options = {
  ...elementsBuild,
  entry: { "guides-worker": join(source, "guides-worker/guides-worker.ts") },
  outDir: join(root, "dist/guides-worker"),
  format: "iife",
  outExtension: () => ({ js: ".js" }),
  env: { NODE_ENV: "production" },
};

export default defineConfig(async () => [
  await libraryBuild(),
  elementsBuild,
  pageElementsBuild,
  workerBuild,
]);
