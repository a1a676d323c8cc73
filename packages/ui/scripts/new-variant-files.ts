import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sectionTypes } from "@consultorio/content";
import { fileName } from "../src/registry/file-name.ts";
import { suggestion } from "./closest.ts";
import { addEntry, addExport, addImport, addToTable, idsIn } from "./registry-lines.ts";
import { storiesSource } from "./stories-source.ts";

/** A request that cannot be carried out; the message is one line that says what to do instead. */
export class NewVariantError extends Error {}

const usage =
  "Usage: pnpm new:variant <Type> <Name> [--from <Variant>], for example pnpm new:variant Hero Mosaic --from HeroSplit.";

/** The options of a command line. Throws `NewVariantError` for a missing or unknown option. */
export function readArguments(args: readonly string[]): {
  type: string;
  name: string;
  from: string | undefined;
} {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: { type: "string" } },
    });
    const [type = "", name = "", ...more] = positionals;
    if (more.length === 0) return { type, name, from: values.from };
  } catch (cause) {
    throw new NewVariantError(usage, { cause });
  }
  throw new NewVariantError(usage);
}

/** A variant's id begins with its type: `HeroSplit` has it, `Split` and `Heroic` get it. */
export const variantId = (type: string, name: string): string =>
  new RegExp(`^${type}[A-Z0-9]`).test(name) ? name : `${type}${name}`;

interface Plan {
  type: string;
  variant: string;
  /** The type's folder and file name: `hero`. */
  folder: string;
  /** Source of the type's names. */
  names: string;
  /** The variant whose drawing is copied. */
  model: string;
}

/**
 * Writes the component, which starts as a copy of `from` or of the type's default drawing, its stories with the five
 * fixtures and an empty guide, and its lines in the type's names, the registry and the type's entry. Paths are relative to
 * `library`, the folder of the package. Throws `NewVariantError` before anything is written.
 */
export function newVariant(
  library: string,
  type: string,
  name: string,
  from?: string,
): { variant: string; model: string; paths: string[] } {
  const { variant, folder, names, model } = plan(library, type, name, from);
  const section = `src/sections/${folder}`;
  const read = (path: string) => readFileSync(join(library, path), "utf8");
  const component = `${section}/${fileName(variant)}.tsx`;
  const stories = `${section}/${fileName(variant)}.stories.tsx`;
  const table = type === "NavMenu" ? `${section}/nav-menu.tsx` : "src/registry/components.ts";
  const place = type === "NavMenu" ? `./${fileName(variant)}.tsx` : `../sections/${folder}/index.ts`;
  const files: Record<string, string> = {
    [component]: renamed(read(`${section}/${fileName(model)}.tsx`), model, variant),
    [stories]: storiesSource(type, variant, fileName(variant)),
    [`${section}/${folder}.variants.ts`]: addEntry(names, variant),
    [`${section}/index.ts`]: addExport(read(`${section}/index.ts`), `./${fileName(variant)}.tsx`),
    [table]: addImport(
      addToTable(read(table), type === "NavMenu" ? "navMenus" : type, variant),
      variant,
      place,
    ),
  };
  for (const [path, source] of Object.entries(files)) writeFileSync(join(library, path), source);
  return { variant, model, paths: Object.keys(files) };
}

function plan(library: string, type: string, name: string, from?: string): Plan {
  if (type === "" || name === "") throw new NewVariantError(usage);
  if (!sectionTypes.some((sectionType) => sectionType === type))
    throw new NewVariantError(
      `There is no section type "${type}". ${suggestion(type, sectionTypes)} A new type: pnpm new:type ${type} ${name}.`,
    );
  const pascalCase = name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    throw new NewVariantError(
      `"${name}" is no name for a variant: it has to be in PascalCase.${/^[A-Z]/.test(pascalCase) ? ` Did you mean "${pascalCase}"?` : ""}`,
    );
  const variant = variantId(type, name);
  const folder = fileName(type);
  const names = readFileSync(join(library, `src/sections/${folder}/${folder}.variants.ts`), "utf8");
  const component = `src/sections/${folder}/${fileName(variant)}.tsx`;
  const model = modelOf(type, idsIn(names), from);
  if (idsIn(names).includes(variant) || existsSync(join(library, component)))
    throw new NewVariantError(
      `${type} already has "${variant}": change ${component}, or choose another name.`,
    );
  return { type, variant, folder, names, model };
}

/** The variant that is named with or without its type, or the type's default where none is. */
function modelOf(type: string, ids: readonly string[], from?: string): string {
  const model = from === undefined ? ids[0] : ids.find((id) => id === from || id === `${type}${from}`);
  if (model === undefined)
    throw new NewVariantError(
      `${type} has no variant "${from}" to start from. ${suggestion(from ?? "", ids)}`,
    );
  return model;
}

/** The model under its new name. Parts that are not exported keep their names. */
const renamed = (source: string, model: string, variant: string): string =>
  source.replace(new RegExp(`\\b${model}\\b`, "g"), variant);
