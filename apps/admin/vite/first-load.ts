import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** The input of the size of a load. */
export interface BuiltFile {
  code: string;
  /** Files that it cannot run without. */
  imports: readonly string[];
}

/** Bytes of gzip JavaScript that these files are with all that they import. */
export function firstLoad(starts: readonly string[], files: Readonly<Record<string, BuiltFile>>): number {
  const wanted = new Set(starts);
  for (const name of wanted) for (const next of files[name]?.imports ?? []) wanted.add(next);
  return [...wanted].reduce((sum, name) => sum + gzipSync(files[name]?.code ?? "").length, 0);
}

/** Fails a build where the chunks of these names, which the first visit loads, are more than `budget` bytes of gzip. */
export function firstLoadBudget(names: readonly string[], budget: number): Plugin {
  return {
    name: "first-load-budget",
    generateBundle: {
      // The names of the chunks that are fetched later are written last.
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const starts = names.map((name) => {
          const chunk = chunks.find((candidate) => candidate.name === name);
          if (!chunk) throw new Error(`first-load-budget: the build has no chunk "${name}".`);
          return chunk.fileName;
        });
        const size = firstLoad(starts, Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk])));
        if (size > budget) {
          throw new Error(
            `The first load is ${size} bytes of gzip JavaScript; at most ${budget} are allowed.`,
          );
        }
        this.info(`first load: ${size} of ${budget} bytes of gzip JavaScript`);
      },
    },
  };
}
