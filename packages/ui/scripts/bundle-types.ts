import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import nodeResolve from "@rollup/plugin-node-resolve";
import { type RollupLog, rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import { isInstalled, libraryEntries } from "../tsup.config.ts";
import { withoutSpanishNotes } from "./spanish-notes.ts";

const root = join(import.meta.dirname, "..");

/** Whether a warning is about props of a part that no entry exports. An app does not name them. */
const isAboutPrivateTypes = ({ message }: RollupLog) => message.includes("private shared type exports");

/**
 * Writes the declarations of each entry, and in `types` the shared ones. The compiler alone would leave names that only
 * this workspace resolves, such as `#components/…` and `@consultorio/content`. Throws where a name cannot be resolved.
 */
export async function bundleTypes(): Promise<void> {
  const bundle = await rollup({
    input: { ...libraryEntries, "elements/elements": join(root, "src/elements/elements.ts") },
    external: isInstalled,
    plugins: [
      nodeResolve({ extensions: [".ts", ".tsx"], exportConditions: ["types"] }),
      dts({ includeExternal: ["@consultorio/content", "@consultorio/pictures"] }),
    ],
    onLog: (_level, log) => {
      if (!isAboutPrivateTypes(log)) throw new Error(log.message);
    },
  });
  await bundle.write({ dir: join(root, "dist"), format: "es", chunkFileNames: "types/[name].d.ts" });
  await bundle.close();
  for (const file of globSync("dist/**/*.d.ts", { cwd: root })) {
    const path = join(root, file);
    writeFileSync(path, withoutSpanishNotes(readFileSync(path, "utf8")));
  }
}
