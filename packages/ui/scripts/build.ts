// `pnpm build`: writes `dist` anew.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { build } from "tsup";
import { themeCss, themes } from "../src/theme/index.ts";
import {
  elementsBuild,
  libraryBuild,
  libraryEntries,
  pageElementsBuild,
  workerBuild,
} from "../tsup.config.ts";
import { bundleTypes } from "./bundle-types.ts";
import { writeFonts } from "./cut-fonts.ts";
import { designsOf } from "./designs.ts";
import { designsPage, llmsText, pictureOf } from "./lists.ts";
import { writeRegistry } from "./shadcn/registry.ts";
import { writeStyles } from "./styles/write-styles.ts";

const library = join(import.meta.dirname, "..");
const dist = join(library, "dist");
rmSync(dist, { recursive: true, force: true });
await writeFonts(join(dist, "fonts"));
for (const options of [await libraryBuild(), elementsBuild, pageElementsBuild, workerBuild])
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
// The archive has its own copy, with pictures as small as the page shows them.
writeFileSync(
  join(dist, "DESIGNS.md"),
  designsPage(designs, ({ id }) => `designs/${id}.webp`),
);
mkdirSync(join(dist, "designs"));
// A new design has no picture yet.
for (const design of designs.filter((one) => existsSync(join(library, pictureOf(one)))))
  await sharp(join(library, pictureOf(design)))
    .resize({ width: 720 })
    .webp({ quality: 60 })
    .toFile(join(dist, "designs", `${design.id}.webp`));
mkdirSync(join(dist, "themes"));
for (const { id } of Object.values(themes))
  writeFileSync(join(dist, "themes", `${id}.css`), themeCss({ preset: id }, "[data-section]"));
