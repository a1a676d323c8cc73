import { createHash } from "node:crypto";
import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Elements } from "@consultorio/publishing/assets/elements";
import { z } from "zod";
import { ConfigError } from "../process/config.ts";

const fileLists = {
  /** The files that Next itself reads, by their paths from this package. */
  required: z.object({ files: z.array(z.string()) }),
  /** The code of each page and route, by its path in the build's `server`. */
  routes: z.record(z.string(), z.string()),
};

/**
 * Names what made a page: this build of the site at this origin. A publication of another name is published again at
 * start. Throws `ConfigError` where nothing is built or a part is missing: Next starts much later.
 */
export async function readBuild(origin: string, app: string): Promise<string> {
  const folder = join(app, ".next");
  const id = await readFile(join(folder, "BUILD_ID"), "utf8").catch((cause: unknown) => {
    throw new ConfigError("El sitio no está construido. Ejecuta «npx -y pnpm@12 build».", { cause });
  });
  await checkFiles(folder);
  return createHash("sha256").update(id).update("\0").update(origin).digest("base64url").slice(0, 16);
}

/** Throws `ConfigError` where the modules of the pages are not built: the pages would have no behaviour. */
export function requireElements({ source }: Pick<Elements, "source">): void {
  if (source === "")
    throw new ConfigError(
      "Los módulos de las páginas no están construidos. Ejecuta otra vez «npx -y pnpm@12 build».",
    );
}

async function checkFiles(folder: string): Promise<void> {
  try {
    const read = async (name: string) => JSON.parse(await readFile(join(folder, name), "utf8"));
    const { files } = fileLists.required.parse(await read("required-server-files.json"));
    const routes = fileLists.routes.parse(await read("server/app-paths-manifest.json"));
    const code = Object.values(routes).map((path) => join(folder, "server", path));
    const paths = [...files.map((path) => join(folder, "..", path)), ...code];
    await Promise.all(paths.map((path) => access(path)));
  } catch (cause) {
    throw new ConfigError("Al sitio construido le faltan partes. Ejecuta otra vez «npx -y pnpm@12 build».", {
      cause,
    });
  }
}
