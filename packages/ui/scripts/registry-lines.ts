/** Edits of the registry's source files. Each finds its place by the format of the file, and throws if it is missing. */

const variantsBlock = /\n {2}variants: \{\n([\s\S]*?)\n {2}\},\n\}\);/;

/** Ids in the `variants` of a type's names, the default first. */
export function idsIn(names: string): string[] {
  const [, body = ""] = names.match(variantsBlock) ?? [];
  return [...body.matchAll(/^ {4}([A-Z]\w*): \{/gm)].flatMap(([, id]) => (id === undefined ? [] : [id]));
}

/** A type's names with an entry for `variant`; its texts are left empty, and the meta-test asks for them. */
export function addEntry(names: string, variant: string): string {
  if (!variantsBlock.test(names)) throw new Error("The names have no `variants` block at their end.");
  const entry = `    ${variant}: {\n      label: "",\n      description: "",\n    },`;
  return names.replace(variantsBlock, (_, body: string) => `\n  variants: {\n${body}\n${entry}\n  },\n});`);
}

/** A table of drawings, `Hero: { HeroSlider }` or `const navMenus: … = { … }`, with one more. */
export function addToTable(source: string, table: string, variant: string): string {
  const place = new RegExp(`((?:\\n {2}${table}: |const ${table}: [^=]+ = )\\{)([^}]*?),?(\\s*\\})`);
  if (!place.test(source)) throw new Error(`There is no table of drawings for "${table}".`);
  return source.replace(
    place,
    (_, open: string, ids: string, close: string) => `${open}${ids}, ${variant}${close}`,
  );
}

/** A module with one more import: in the one that it has of the same module, else after all of them. */
export function addImport(source: string, name: string, from: string): string {
  const importStatement = new RegExp(`(\\nimport \\{[^}]*?),?(\\s*\\} from "${from}";)`);
  if (importStatement.test(source))
    return source.replace(importStatement, (_, start: string, end: string) => `${start}, ${name}${end}`);
  const line = `import { ${name} } from "${from}";`;
  const last = source.lastIndexOf("\nimport ");
  const end = source.indexOf("\n", last + 1);
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`;
}

/** An entry with one more export. */
export const addExport = (source: string, from: string): string =>
  `${source.trimEnd()}\nexport * from "${from}";\n`;

/** A module with one more line after the one that `model` finds. */
export function addLine(source: string, model: RegExp, line: string): string {
  const match = model.exec(source);
  if (match === null) throw new Error(`There is no line like ${model} to put "${line.trim()}" after.`);
  const end = match.index + match[0].length;
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`;
}
