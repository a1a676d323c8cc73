import { pictureNote } from "../derive/pictures.ts";
import type { Site } from "../documents.ts";
import type { Finding } from "./finding.ts";
import { siteFields } from "./site-fields.ts";

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

/** Where a picture without words leaves nothing: the cover that opens the site, and the logotype, which is a link. */
const essential = /^siteContent\.(?:heroSection|heroSlider|header|multimedia\.videoPoster)\b/;

/**
 * Uploads in use that nobody has described; they block where nothing stands in their place. Pictures of the library
 * bring their own words.
 */
export function missingPictureWords(site: Site): Finding[] {
  return [...pictureUses(site)].flatMap(([picture, uses]): Finding[] => {
    const blocking = uses.find(({ path }) => essential.test(path));
    const use = blocking ?? uses[0];
    if (use === undefined || !/^\/media\/.+\.webp$/.test(picture)) return [];
    const note = pictureNote(site.siteContent, picture);
    if (note !== null && (note.decorative || note.alt !== "")) return [];
    return [
      {
        topic: "imagenes",
        level: blocking ? "block" : "warn",
        ...use,
        message:
          "A esta imagen le falta texto alternativo. Descríbela en Multimedia o márcala como decorativa.",
        excerpt: picture,
      },
    ];
  });
}
