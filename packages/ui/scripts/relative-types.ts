import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * Rewrites `#components/…` in the built declarations to relative paths: in `package.json` the name leads to `src`, and
 * an app would check the sources in place of the declarations.
 */
const dist = join(import.meta.dirname, "../dist");
for (const path of globSync("**/*.d.ts", { cwd: dist })) {
  const declarations = readFileSync(join(dist, path), "utf8");
  const toRoot = relative(dirname(path), "") || ".";
  writeFileSync(join(dist, path), declarations.replaceAll(/((?:from |import\(|module )")#/g, `$1${toRoot}/`));
}
