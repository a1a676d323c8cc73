import { dirname } from "node:path";
import postcss, { type Root } from "postcss";
import { readStylesheet } from "./stylesheet-source.ts";
import { compileTailwind, flatten } from "./tailwind.ts";

/** What belongs to a page: fonts are a file of their own, and a host prints as it likes. */
const apart = ["./fonts.css", "./print.css"];

/** What Tailwind makes of the library's stylesheet for the class names in these finished modules, without nesting. */
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
