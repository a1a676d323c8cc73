import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "./config.ts";

/**
 * Names what made a page: this build of the site at this origin. A publication of another name is drawn anew at start.
 * Throws `ConfigError` where nothing is built.
 */
export async function readBuild(origin: string): Promise<string> {
  const id = await readFile(join(import.meta.dirname, "../.next/BUILD_ID"), "utf8").catch(
    (cause: unknown) => {
      throw new ConfigError("El sitio no está construido. Ejecuta «npx -y pnpm@12 build».", { cause });
    },
  );
  return createHash("sha256").update(id).update("\0").update(origin).digest("base64url").slice(0, 16);
}
