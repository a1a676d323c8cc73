import { readFileSync } from "node:fs";
import { addressOf, collectionKinds } from "@consultorio/admin/collection-kinds";

const router = new URL("src/app/router.tsx", import.meta.resolve("@consultorio/admin/package.json"));

/** The value for a part of an address that varies. */
const parts: Record<string, readonly string[]> = {
  $coleccion: [...collectionKinds.map(addressOf), "no-existe"],
  $token: ["no-existe"],
};

/**
 * Every address of the administrator's area, as its router declares them, and one that does not exist: a screen that is
 * added is among them from then on.
 */
export const adminAddresses: readonly string[] = [...declaredPaths().flatMap(filledIn), "/no-existe"].map(
  (path) => `/admin${path}`,
);

/** The paths of `path: "…"`, and of the router's two short forms. Throws where a route is declared in another way. */
function declaredPaths(): string[] {
  const source = readFileSync(router, "utf8");
  const [, ...routes] = source.split("createRoute({");
  for (const route of routes)
    if (!/^\s*getParentRoute: \(\) => \w+,\s*(?:path: "|id: "|path, component)/.test(route))
      throw new Error(`router.tsx: a route without a path or an id:\n${route}`);
  return [...source.matchAll(/(?:\bpath: |\b(?:page|screen)\(\s*)"(\/[^"]*)"/g)].map(([, path = ""]) => path);
}

function filledIn(path: string): string[] {
  const [part] = /\$\w+/.exec(path) ?? [];
  if (part === undefined) return [path];
  const values = parts[part];
  if (!values) throw new Error(`admin-addresses.ts: say in \`parts\` what may stand for ${part}.`);
  return values.flatMap((value) => filledIn(path.replace(part, value)));
}
