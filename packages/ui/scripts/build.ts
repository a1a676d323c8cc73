// `pnpm build`: writes `dist` anew.
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { elementsBuild, libraryBuild, libraryEntries } from "../rolldown.config.ts";
import { bundleTypes } from "./bundle-types.ts";
import { writeFonts } from "./cut-fonts.ts";
import { writeStyles } from "./styles/write-styles.ts";

const dist = join(import.meta.dirname, "../dist");
rmSync(dist, { recursive: true, force: true });
await writeFonts(join(dist, "fonts"));
await build([libraryBuild, elementsBuild]);
keepOwnSources();
await writeStyles(
  dist,
  Object.keys(libraryEntries).filter((name) => name.startsWith("sections/")),
);
await bundleTypes();

/** Leaves only this workspace's sources in the source maps: one list of icons alone has six megabytes. */
function keepOwnSources(): void {
  for (const path of globSync("**/*.js.map", { cwd: dist })) {
    const map: { sources: string[]; sourcesContent: (string | null)[] } = JSON.parse(
      readFileSync(join(dist, path), "utf8"),
    );
    const sourcesContent = map.sourcesContent.map((text, index) =>
      map.sources[index]?.includes("/node_modules/") ? null : text,
    );
    writeFileSync(join(dist, path), JSON.stringify({ ...map, sourcesContent }));
  }
}
