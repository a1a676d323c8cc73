import { dirname } from "node:path";
import postcss, { type Root } from "postcss";
import { readStylesheet } from "./stylesheet-source.ts";
import { compileTailwind, flatten } from "./tailwind.ts";

/** Rules for a whole page: fonts are a file of their own, and a host has its own print styles. */
const apart = ["./fonts.css", "./print.css"];

/** Tailwind's output for the class names in these finished modules, without nesting. */
export async function compileFor(theme: string, modules: string[]): Promise<Root> {
  const source = readStylesheet(theme, apart);
  source.walkAtRules(/^(import|source)$/, (rule) => {
    if (rule.params !== '"tailwindcss"') rule.remove();
  });
  const compiled = await compileTailwind(source.toString(), dirname(theme), {
    extension: "js",
    texts: modules,
  });
  return postcss.parse(flatten(compiled));
}
