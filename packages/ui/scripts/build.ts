// `pnpm build`: writes `dist` anew.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "tsup";
import { elementsBuild, libraryBuild, libraryEntries, pageElementsBuild } from "../tsup.config.ts";
import { bundleTypes } from "./bundle-types.ts";
import { writeFonts } from "./cut-fonts.ts";
import { designsOf } from "./designs.ts";
import { designsPage, llmsText } from "./lists.ts";
import { writeRegistry } from "./shadcn/registry.ts";
import { writeStyles } from "./styles/write-styles.ts";

const library = join(import.meta.dirname, "..");
const dist = join(library, "dist");
rmSync(dist, { recursive: true, force: true });
await writeFonts(join(dist, "fonts"));
for (const options of [await libraryBuild(), elementsBuild, pageElementsBuild])
  await build({ ...options, config: false });
await writeStyles(
  dist,
  Object.keys(libraryEntries).filter((name) => name.startsWith("sections/")),
);
await bundleTypes();
writeRegistry(library, join(dist, "shadcn"));
const designs = designsOf(library);
writeFileSync(join(dist, "llms.txt"), llmsText(designs));
writeFileSync(join(library, "DESIGNS.md"), designsPage(designs));
