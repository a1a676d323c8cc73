import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sectionTypes } from "@consultorio/content";
import { dataPolicy } from "@consultorio/publishing/http/content-security-policy";
import { StaticFolder } from "@consultorio/publishing/http/static-folder";
import type { StaticResponse } from "@consultorio/publishing/http/static-response";
import { Lazy } from "@consultorio/publishing/lazy";
import { variantIds } from "@consultorio/ui/catalog";

const fileName = (type: string, variant: string, width: string) =>
  `${type}/${variant}${width === "" ? "" : `.${width}`}.webp`;

const names = new Set(
  sectionTypes.flatMap((type) =>
    variantIds(type).flatMap((variant) => ["", "360"].map((width) => fileName(type, variant, width))),
  ),
);

const folder = new Lazy(async () => {
  const root = dirname(fileURLToPath(import.meta.resolve("@consultorio/ui/package.json")));
  const headers = { "Cache-Control": "no-cache", "Content-Security-Policy": dataPolicy };
  return new StaticFolder(join(root, "previews"), () => headers);
});

/**
 * The preview picture of a variant: at a computer's width, or at the `360` pixels of a phone. Null for a name that the
 * registry does not have, for another width, and for a missing file.
 */
export async function previewPicture(
  type: string,
  variant: string,
  width = "",
): Promise<StaticResponse | null> {
  const name = fileName(type, variant, width);
  return names.has(name) ? (await folder.get()).get(name) : null;
}
