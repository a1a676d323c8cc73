import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../../../..");
/** Folders of apps/site that a running server never reads. */
const aside = new Set(["node_modules", "test", "e2e", "bench", "faults"]);

/** Every source file that may end in the server or in what Next builds, by its path in the project: no tests. */
export function productSources(): { name: string; text: string }[] {
  const site = join(root, "apps/site");
  const own = readdirSync(site, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith(".") && !aside.has(entry.name))
    .map((entry) => join(site, entry.name));
  const packages = ["content", "imagery", "store", "ui"].map((name) => join(root, "packages", name, "src"));
  return [...own, ...packages]
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
