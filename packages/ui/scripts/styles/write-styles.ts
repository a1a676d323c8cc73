import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import postcss, { type Container, type Root } from "postcss";
import { compileFor } from "./compile.ts";
import { sharedParts, toGuard, toOwnLayer } from "./own-layer.ts";
import { everyRoot } from "./scope.ts";
import { additiveTheme, noOrnament, siteTheme } from "./tailwind-theme.ts";

const theme = join(import.meta.dirname, "../../src/theme/theme.css");

/** A stylesheet without the white space that only a reader needs. */
function compact(root: Root): string {
  const tighten = (container: Container) => {
    container.raws = { before: "", between: "", after: "", semicolon: false, params: undefined };
    container.each((node) => {
      if (node.type === "decl") node.raws = { before: "", between: ":" };
      else if (node.type === "comment") node.remove();
      else tighten(node);
    });
  };
  tighten(root);
  root.walkAtRules((rule) => {
    rule.raws.afterName = " ";
  });
  return root.toString();
}

/** A module of `dist` and those of `dist` that it imports, as text. */
function modulesOf(path: string, seen = new Map<string, string>()): string[] {
  if (!seen.has(path)) {
    const text = readFileSync(path, "utf8");
    seen.set(path, text);
    for (const [, imported = ""] of text.matchAll(/(?:from|import) ?"(\.[^"]+\.js)"/g))
      modulesOf(join(dirname(path), imported), seen);
  }
  return [...seen.values()];
}

/** The folder name of a section type: `call-to-action` for `CallToAction`. */
const typeOf = (folder: string): string =>
  folder.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());

/**
 * Writes the stylesheets of the package from the finished modules in `dist`: `styles.css` for every section,
 * `styles/hero.css` and so on for one type, with `styles/base.css` for what they share, `styles.isolated.css`, `theme.css` and `site.css` for Tailwind, `fonts.css`.
 */
export async function writeStyles(dist: string, sections: string[]): Promise<void> {
  mkdirSync(join(dist, "styles"));
  const write = (name: string, text: string) => writeFileSync(join(dist, name), text);
  const drawn = new Map<string, string>();
  for (const entry of [...sections, "components/index"]) modulesOf(join(dist, `${entry}.js`), drawn);
  const all = await compileFor(theme, [...drawn.values()]);
  all.append(postcss.rule({ selector: ":root", nodes: noOrnament() }));
  write("styles.css", compact(toOwnLayer(all, everyRoot)));
  write("styles.isolated.css", `@import "./styles.css";${compact(toGuard(all, everyRoot))}`);
  write("styles/base.css", compact(toOwnLayer(all, everyRoot, sharedParts)));
  for (const entry of sections) {
    const folder = basename(dirname(entry));
    const compiled = await compileFor(theme, modulesOf(join(dist, `${entry}.js`)));
    const utilities = compact(toOwnLayer(compiled, `[data-section="${typeOf(folder)}"]`, ["utilities"]));
    write(`styles/${folder}.css`, `@import "./base.css";${utilities}`);
  }
  write("theme.css", additiveTheme(theme));
  write("site.css", siteTheme(theme));
  const fonts = readFileSync(join(dirname(theme), "fonts.css"), "utf8");
  // Vite would write the smaller files into the stylesheet, those of every theme.
  write("fonts.css", fonts.replace(/"\.\.\/\.\.\/dist\/([^"]+)"/g, '"./$1?no-inline"'));
}
