import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { styleText } from "node:util";
import { NewKindError, newKind } from "./new-kind-files.ts";

/** `pnpm new:kind <name> <Spanish>`: writes a kind of record and adds it to the list of kinds. */

const content = join(import.meta.dirname, "..");
const [name = "", title = ""] = process.argv.slice(2);
try {
  const { names, paths } = newKind(content, name, title);
  execFileSync("biome", ["check", "--write", ...paths], {
    cwd: content,
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (const path of paths) console.log(`  ${join("packages/content", path)}`);
  console.log(
    `${names.title} has a list at /${names.slug} once there is a record. Write its fields and texts in src/kinds/${names.many}.ts; \`pnpm typecheck\` says what else has to know them.`,
  );
} catch (reason) {
  if (!(reason instanceof NewKindError)) throw reason;
  console.error(styleText("red", reason.message));
  process.exitCode = 1;
}
