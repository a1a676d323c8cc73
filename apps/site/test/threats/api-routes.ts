import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface ApiRoute {
  method: string;
  /** With `x` for each part that is chosen by the caller; the collection is one that exists. */
  path: string;
}

const folder = join(import.meta.dirname, "../../app/api");

/** Every call of the API, as its files declare it: one that is added is tested from then on. */
export const apiRoutes: readonly ApiRoute[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("route.ts") && !name.startsWith("[...path]"))
  .flatMap((name) => {
    const known = name.replace("collections/[name]", "collections/services");
    const path = `/api/${known.replace(/\/route\.ts$/, "").replaceAll(/\[\w+\]/g, "x")}`;
    const source = readFileSync(join(folder, name), "utf8");
    return [...source.matchAll(/^export const (GET|POST|DELETE)\b/gm)].map(([, method = ""]) => ({
      method,
      path,
    }));
  });

/** Those that change something. */
export const writingRoutes = apiRoutes.filter(({ method }) => method !== "GET");
