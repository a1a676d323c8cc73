import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { forever } from "../http/cache-control.ts";
import { fileNames } from "../http/static-folder.ts";
import { makeStaticResponse, type StaticResponse } from "../http/static-response.ts";
import { Lazy } from "../lazy.ts";

/** The custom elements' modules, at addresses that change with their content. */
export interface Elements {
  /** Address of the module that a page loads. */
  url: string;
  /** The addresses of all modules. */
  addresses: readonly string[];
  /**
   * Every module by its address, as small as brotli makes it; compressed when first needed, since a publication of this
   * build has them already.
   */
  resources: Lazy<ReadonlyMap<string, StaticResponse>>;
  /** The source of all modules: class and tag names in it may be in a page. */
  source: string;
}

/** Reads the browser modules that `@consultorio/ui` was built with for published pages. */
export async function readElements(): Promise<Elements> {
  const all = fileURLToPath(import.meta.resolve("@consultorio/ui/elements.js"));
  const entry = join(dirname(all), "../page-elements/elements.js");
  const root = dirname(entry);
  const names = fileNames(root).filter((name) => name.endsWith(".js"));
  const files = await Promise.all(
    names.map(async (name) => ({ name, body: await readFile(join(root, name)) })),
  );
  const hash = createHash("sha256");
  for (const { name, body } of files) hash.update(name).update("\0").update(body);
  const base = `/elements/${hash.digest("base64url").slice(0, 12)}`;
  const headers = {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": forever,
  };
  const compress = async () => {
    const resources = new Map<string, StaticResponse>();
    for (const { name, body } of files)
      resources.set(`${base}/${name}`, await makeStaticResponse(body, headers, { effort: 11 }));
    return resources;
  };
  return {
    url: `${base}/${basename(entry)}`,
    addresses: names.map((name) => `${base}/${name}`),
    resources: new Lazy(compress),
    source: files.map(({ body }) => body.toString("utf8")).join("\n"),
  };
}
