// `pnpm build`: writes `dist` anew.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "tsup";
import { elementsBuild, libraryBuild, libraryEntries, pageElementsBuild } from "../tsup.config.ts";
import { bundleTypes } from "./bundle-types.ts";
import { writeFonts } from "./cut-fonts.ts";
import { writeRegistry } from "./shadcn/registry.ts";
import { writeStyles } from "./styles/write-styles.ts";

const dist = join(import.meta.dirname, "../dist");
rmSync(dist, { recursive: true, force: true });
await writeFonts(join(dist, "fonts"));
for (const options of [await libraryBuild(), elementsBuild, pageElementsBuild])
  await build({ ...options, config: false });
await writeStyles(
  dist,
  Object.keys(libraryEntries).filter((name) => name.startsWith("sections/")),
);
await bundleTypes();
writeRegistry(join(import.meta.dirname, ".."), join(dist, "shadcn"));
