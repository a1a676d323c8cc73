import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Scanner } from "@tailwindcss/oxide";
import { Features, transform } from "lightningcss";
import { compile } from "tailwindcss";

const tailwindStyles = fileURLToPath(import.meta.resolve("tailwindcss/index.css"));

/** Texts that Tailwind searches for class names, as a file of this kind is searched. */
interface Sources {
  extension: "html" | "js";
  texts: string[];
}

function loadStylesheet(id: string, base: string) {
  const path = id === "tailwindcss" ? tailwindStyles : join(base, id);
  return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, "utf8") });
}

/**
 * Tailwind's output for a stylesheet, whose relative imports begin at `base`, for the class names in these texts and in
 * the sources that the stylesheet names.
 */
export async function compileTailwind(css: string, base: string, sources: Sources): Promise<string> {
  const compiler = await compile(css, { base, loadStylesheet });
  const { extension, texts } = sources;
  const scanner = new Scanner({ sources: compiler.sources });
  const names = scanner.scanFiles(texts.map((content) => ({ content, extension })));
  return compiler.build([...scanner.scan(), ...names]);
}

/** The same stylesheet without nested rules and without white space, for the browsers that Tailwind supports. */
export function flatten(css: string): string {
  const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
  const { code } = transform({
    filename: "styles.css",
    code: Buffer.from(css),
    minify: true,
    include: Features.Nesting | Features.MediaQueries,
    exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
    targets: {
      safari: version(16, 4),
      ios_saf: version(16, 4),
      firefox: version(128),
      chrome: version(111),
    },
    errorRecovery: true,
  });
  return Buffer.from(code).toString();
}
