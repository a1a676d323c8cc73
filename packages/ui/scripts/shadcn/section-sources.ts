import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { withoutSpanishNotes } from "../spanish-notes.ts";

/** The source of a file as a host's project takes it. */
export interface HostSource {
  /** Below `components/consultorio`: `hero/hero-split.tsx`. */
  path: string;
  content: string;
  /** Packages that it imports, the library among them. */
  packages: string[];
}

const shared = "@consultorio/ui/components";
const imports = /^import (type )?\{([^}]*)\} from "([^"]+)";\n/gm;

/**
 * A section's drawing and the files beside it that it needs, with imports that work outside of this package: what all
 * sections share comes from the library, the rest is copied. `file` is below `sections`: `hero/hero-split.tsx`.
 */
export function sectionSources(sections: string, file: string): HostSource[] {
  const sources = new Map<string, HostSource>();
  const waiting = [file];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sources.has(path)) continue;
    const { source, needs } = hostSource(path, readFileSync(join(sections, path), "utf8"));
    sources.set(path, source);
    waiting.push(...needs);
  }
  return [...sources.values()].sort((one, other) => one.path.localeCompare(other.path, "en"));
}

function hostSource(path: string, text: string): { source: HostSource; needs: string[] } {
  const names = new Map<string, string[]>();
  const needs: string[] = [];
  const body = withoutSpanishNotes(text).replace(
    imports,
    (_, typed: string | undefined, list: string, from: string) => {
      const module = hostModule(path, from);
      const local = neighbour(path, from);
      if (local !== undefined && module.startsWith(".")) needs.push(local);
      const importedNames = list.split(",").flatMap((name) => {
        const trimmed = name.trim();
        if (trimmed === "") return [];
        return typed !== undefined && !trimmed.startsWith("type ") ? `type ${trimmed}` : trimmed;
      });
      names.set(module, [...(names.get(module) ?? []), ...importedNames]);
      return "";
    },
  );
  const lines = [...names].map(
    ([from, importedNames]) => `import { ${[...new Set(importedNames)].sort().join(", ")} } from "${from}";`,
  );
  return {
    source: {
      path,
      content: `${lines.sort().join("\n")}\n\n${body.trimStart()}`,
      packages: [...names.keys()].filter((from) => !from.startsWith(".")).map(packageOf),
    },
    needs,
  };
}

/** The module from which a host imports names of the library's own module `from`. */
function hostModule(path: string, from: string): string {
  if (from.startsWith("#") || from.startsWith("@consultorio/") || from.includes("/contract/")) return shared;
  const local = neighbour(path, from);
  if (local === undefined) return from;
  const type = /^([^/]+)\/[^/]+\.variants\.ts$/.exec(local)?.[1];
  return type === undefined ? from.replace(/\.tsx?$/, "") : `@consultorio/ui/sections/${type}`;
}

/** The file that a relative import names, below `sections`. */
const neighbour = (path: string, from: string): string | undefined =>
  from.startsWith(".") ? normalize(join(dirname(path), from)) : undefined;

/** `@consultorio/ui` of `@consultorio/ui/components`. */
const packageOf = (module: string): string =>
  module
    .split("/")
    .slice(0, module.startsWith("@") ? 2 : 1)
    .join("/");
