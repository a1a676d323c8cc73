import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sectionTypes } from "@consultorio/content";
import { dataPolicy } from "@consultorio/publishing/http/content-security-policy";
import { StaticFolder } from "@consultorio/publishing/http/static-folder";
import type { StaticResponse } from "@consultorio/publishing/http/static-response";
import { Lazy } from "@consultorio/publishing/lazy";
import { variantIds } from "@consultorio/ui/catalog";

const names = new Set(
  sectionTypes.flatMap((type) => variantIds(type).map((variant) => `${type}/${variant}.webp`)),
);

const folder = new Lazy(async () => {
  const root = dirname(fileURLToPath(import.meta.resolve("@consultorio/ui/package.json")));
  const headers = { "Cache-Control": "no-cache", "Content-Security-Policy": dataPolicy };
  return new StaticFolder(join(root, "previews"), () => headers);
});

/** The preview picture of a variant. Null for a name that the registry does not have, and for a missing file. */
export async function previewPicture(type: string, variant: string): Promise<StaticResponse | null> {
  const name = `${type}/${variant}.webp`;
  return names.has(name) ? (await folder.get()).get(name) : null;
}
