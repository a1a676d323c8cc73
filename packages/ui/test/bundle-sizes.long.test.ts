// @vitest-environment node
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";
import sizeLimits from "../.size-limit.ts";

// `pnpm build` measures these by esbuild; hosts use other bundlers, too.
const library = join(import.meta.dirname, "..");

/** Imports of one check as modules and names: `{ "dist/index.js": "{ createSections }" }`. */
const importsOf = ({ path = "", import: names = "" }: (typeof sizeLimits)[number]) =>
  typeof names === "string" ? { [path]: names } : names;

/** Bytes with gzip that an app gets from some imports in Vite, without React and what is loaded later. */
async function bundled(imports: Record<string, string>): Promise<number> {
  const entry = "\0entry";
  const code = Object.entries(imports).map(
    ([path, names]) => `export ${names} from "${join(library, path)}";`,
  );
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: library,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? entry : null),
        load: (id) => (id === entry ? code.join("\n") : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: "entry",
        external: [/^react(?:-dom)?(?:\/|$)/],
        preserveEntrySignatures: "strict",
      },
    },
  });
  const outputs = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
  const loaded = outputs.filter((output) => output.type === "chunk" && output.isEntry);
  expect(loaded).toHaveLength(1);
  return loaded.reduce((sum, output) => sum + ("code" in output ? gzipSync(output.code).length : 0), 0);
}

test.each(sizeLimits.filter((check) => check.import !== undefined))("$name in Vite", async (check) => {
  expect(await bundled(importsOf(check))).toBeLessThan(Number.parseFloat(check.limit) * 1000);
});
