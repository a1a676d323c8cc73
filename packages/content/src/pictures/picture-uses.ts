import type { Site } from "../site/documents.ts";
import { siteFields } from "../site/site-fields.ts";

/** Where a file of the library stands: the fields that name it. */
export interface PictureUse {
  path: string;
  place: string;
  label: string;
}

/** Every field that names a picture or a video by its path, by that path. What is said about pictures is no use of them. */
export function pictureUses(site: Site): Map<string, PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  for (const { path, place, label, value } of siteFields(site)) {
    if (typeof value !== "string" || !/^\/(?:imagenes|media)\//.test(value)) continue;
    if (path.startsWith("siteContent.pictures.")) continue;
    uses.set(value, [...(uses.get(value) ?? []), { path, place, label }]);
  }
  return uses;
}
