import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { styleText } from "node:util";
import { NewVariantError, newVariant, readArguments } from "./new-variant-files.ts";

/** `pnpm new:variant <Type> <Name> [--from <Variant>]`: writes a variant's files and its lines in the registry. */

const library = join(import.meta.dirname, "..");
try {
  const { type, name, from } = readArguments(process.argv.slice(2));
  const { variant, model, paths } = newVariant(library, type, name, from);
  execFileSync("biome", ["check", "--write", ...paths], {
    cwd: library,
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (const path of paths) console.log(`  packages/ui/${path}`);
  console.log(
    `${variant} starts as a copy of ${model}. Redraw it, fill in its label and description in its type's .variants.ts and its guide in the stories, then take its pictures: pnpm previews ${variant}`,
  );
} catch (reason) {
  if (!(reason instanceof NewVariantError)) throw reason;
  console.error(styleText("red", reason.message));
  process.exitCode = 1;
}
