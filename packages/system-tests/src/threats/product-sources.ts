import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The packages of which a running server reads something. */
const productPackages = ["api", "content", "pictures", "publishing", "server", "store", "ui"];

const root = join(import.meta.dirname, "../../../..");
/** Every source file that may end in the server or in what Next builds, by its path in the project: no tests. */
export function productSources(): { name: string; text: string }[] {
  const site = ["app", "next.config.mjs", "server.ts", "start.mjs"].map((name) =>
    join(root, "apps/site", name),
  );
  const packages = productPackages.map((name) => join(root, "packages", name, "src"));
  return [...site, ...packages]
    .flatMap((path) => (isSource(path) ? [path] : filesIn(path)))
    .filter((path) => isSource(path) && !/\.(?:test|stories)\.\w+$/.test(path))
    .map((path) => ({ name: relative(root, path), text: readFileSync(path, "utf8") }));
}

const isSource = (path: string) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(path);

function filesIn(path: string): string[] {
  if (/\.\w+$/.test(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
