import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { sectionTypes } from "@consultorio/content";
import { fileName } from "../src/registry/file-name.ts";
import { NewVariantError, variantId } from "./new-variant-files.ts";
import { addImport, addLine } from "./registry-lines.ts";
import { type TypeNames, typeSources } from "./type-sources.ts";

const usage = "Usage: pnpm new:type <Type> <Variant>, for example pnpm new:type Timeline List.";
const pascalCase = /^[A-Z][A-Za-z0-9]*$/;

/**
 * Writes a section type with its first variant: props with defaults, names, contract, drawing, stories, test, and its lines
 * in the registry, the home page and the content's list of types. The site's content has no texts for it yet: the compiler
 * asks for them. `library` is the folder of the package, beside `content`; the paths that are returned are relative to
 * it. Throws `NewVariantError` before anything is written.
 */
export function newType(library: string, type: string, name: string): { names: TypeNames; paths: string[] } {
  const names = namesOf(library, type, name);
  const files = { ...typeSources(names), ...changedFiles(library, names) };
  for (const [path, source] of Object.entries(files)) {
    const file = join(library, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  return { names, paths: Object.keys(files).map((path) => relative(library, join(library, path))) };
}

function namesOf(library: string, type: string, name: string): TypeNames {
  if (type === "" || name === "") throw new NewVariantError(usage);
  for (const word of [type, name])
    if (!pascalCase.test(word))
      throw new NewVariantError(`"${word}" is no name here: it has to be in PascalCase. ${usage}`);
  const folder = fileName(type);
  if (sectionTypes.some((sectionType) => sectionType === type))
    throw new NewVariantError(
      `There is a section type "${type}" already. A further design of it: pnpm new:variant ${type} ${name}.`,
    );
  if (existsSync(join(library, "src/sections", folder)))
    throw new NewVariantError(`There is a folder "src/sections/${folder}" already: choose another name.`);
  const variant = variantId(type, name);
  const value = `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
  return { type, value, folder, variant, file: fileName(variant) };
}

/** Files that get a line for the type. The line follows the one of `Insurance`, which all of them have. */
function changedFiles(library: string, names: TypeNames): Record<string, string> {
  const { type, value, folder, variant } = names;
  const read = (path: string) => readFileSync(join(library, path), "utf8");
  const content = "../content/src";
  const after = (path: string, model: RegExp, line: string) => addLine(read(path), model, line);
  const section = `../sections/${folder}`;
  const catalog = addLine(
    addLine(
      read("src/registry/catalog.ts"),
      /^ {2}Insurance: insuranceVariants,$/m,
      `  ${type}: ${value}Variants,`,
    ),
    /^ {2}Insurance: InsuranceProps;$/m,
    `  ${type}: ${type}Props;`,
  );
  return {
    [`${content}/schema/selected-sections.ts`]: after(
      `${content}/schema/selected-sections.ts`,
      /^ {2}"Insurance",$/m,
      `  "${type}",`,
    ),
    [`${content}/data/selected-sections.ts`]: after(
      `${content}/data/selected-sections.ts`,
      /^ {2}Insurance: \{.*\},$/m,
      `  ${type}: { component: "${variant}", display: false, order: 145 },`,
    ),
    [`${content}/schema/home-sections.ts`]: after(
      `${content}/schema/home-sections.ts`,
      /^ {2}"Insurance",$/m,
      `  "${type}",`,
    ),
    "src/registry/catalog.ts": addImport(
      addImport(catalog, `${value}Variants`, `${section}/${folder}.variants.ts`),
      `type ${type}Props`,
      `${section}/${folder}.props.ts`,
    ),
    "src/registry/contracts.ts": addImport(
      after("src/registry/contracts.ts", /^ {2}Insurance: insurance,$/m, `  ${type}: ${value},`),
      value,
      `${section}/${folder}.contract.ts`,
    ),
    "src/registry/site-anchors.ts": after(
      "src/registry/site-anchors.ts",
      /^ {2}Insurance: ".*",$/m,
      `  ${type}: "${folder}",`,
    ),
    "src/registry/components.ts": addImport(
      after("src/registry/components.ts", /^ {2}Insurance: \{.*\},$/m, `  ${type}: { ${variant} },`),
      variant,
      `${section}/index.ts`,
    ),
    "src/registry/least-props.ts": after(
      "src/registry/least-props.ts",
      /^ {2}Insurance: \{.*\},$/m,
      `  ${type}: { sectionTitle: "${type}", items: [{ title: "One" }] },`,
    ),
  };
}
