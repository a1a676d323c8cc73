import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import ts from "@typescript/typescript6";
import { sectionTypes } from "../../packages/content/src/index.ts";
import { variantIds } from "../../packages/ui/src/registry/catalog.ts";
import { sourceOf } from "../variants/variant-path.ts";

const root = join(import.meta.dirname, "../..");
const library = join(root, "packages/ui/src");

/** What a design needs, read from its sources. */
export interface DesignFacts {
  /** Whether it shows pictures of the site. */
  pictures: boolean;
  carousel: boolean;
  /** Whether something in it moves, opens or follows the clock by script. Its content is there without script, too. */
  script: boolean;
  /** Its code with that of the library's parts that it imports, with gzip. React is not in it. */
  kilobytes: number;
  /** The day of the last change of its own file, `2026-11-29`; null where git does not know it. */
  changed: string | null;
}

/** The facts of every design, by its id. */
export function designFacts(): Record<string, DesignFacts> {
  const modules = new Map<string, Module>();
  const days = lastChanges();
  return Object.fromEntries(
    sectionTypes.flatMap((type) =>
      variantIds(type).map((variant) => {
        const file = sourceOf({ type, variant });
        return [variant, { ...factsOf(modules, join(root, file)), changed: days.get(file) ?? null }];
      }),
    ),
  );
}

interface Module {
  source: string;
  /** Without types. */
  code: string;
  imports: string[];
}

/** The day of the last commit of each section's file. Empty without git, and where git has only the last commit. */
function lastChanges(): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
  const days = new Map<string, string>();
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") return days;
    let day = "";
    for (const line of git("log", "--format=%cs", "--name-only", "--", "packages/ui/src/sections").split(
      "\n",
    ))
      if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
      else if (line !== "" && !days.has(line)) days.set(line, day);
  } catch {
    // The sources were copied without their history, or git is not installed.
  }
  return days;
}

function factsOf(modules: Map<string, Module>, file: string): Omit<DesignFacts, "changed"> {
  const needed = new Map<string, Module>();
  const waiting = [file];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (needed.has(path)) continue;
    const module = modules.get(path) ?? readModule(path);
    modules.set(path, module);
    needed.set(path, module);
    waiting.push(...module.imports);
  }
  const paths = [...needed.keys()];
  const code = [...needed.values()].map((module) => module.code).join("");
  return {
    pictures: paths.includes(join(library, "components/picture/picture.tsx")),
    carousel: paths.includes(join(library, "components/carousel/carousel.tsx")),
    script: [...needed.values()].some(({ source }) => /<c-(?!picture)/.test(source)),
    kilobytes: Math.ceil(gzipSync(code).byteLength / 1000),
  };
}

function readModule(path: string): Module {
  const source = readFileSync(path, "utf8");
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      removeComments: true,
    },
  });
  const imports = Array.from(outputText.matchAll(/ from "((?:#|\.)[^"]+)"/g), ([, name = ""]) =>
    name.startsWith("#") ? join(library, name.slice(1)) : join(dirname(path), name),
  );
  return { source, code: outputText, imports };
}
