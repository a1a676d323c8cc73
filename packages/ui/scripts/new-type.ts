import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { styleText } from "node:util";
import { newType } from "./new-type-files.ts";
import { NewVariantError } from "./new-variant-files.ts";

/** `pnpm new:type <Type> <Variant>`: writes a section type's files and its lines in the registry. */

const library = join(import.meta.dirname, "..");
const [type = "", name = ""] = process.argv.slice(2);
try {
  const { names, paths } = newType(library, type, name);
  execFileSync("biome", ["check", "--write", ...paths], {
    cwd: library,
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (const path of paths) console.log(`  ${join("packages/ui", path)}`);
  console.log(
    `${names.type} is a titled list for now. Its texts come from the part "${names.value}" of the site's content, which does not exist yet: \`pnpm typecheck\` says where to add it. Manual/Agregar un diseño has the steps.`,
  );
} catch (reason) {
  if (!(reason instanceof NewVariantError)) throw reason;
  console.error(styleText("red", reason.message));
  process.exitCode = 1;
}
