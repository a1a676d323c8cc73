import { pictureNote } from "#pictures/image-ref.ts";
import { pictureUses } from "#pictures/picture-uses.ts";
import type { Site } from "#site/documents.ts";
import type { Finding } from "../finding.ts";

/** Pictures that need a description: the cover at the top of the site, and the logo, which is a link. */
const essential =
  /^siteContent\.(?:heroSection|heroSlider|header|doctorInfo\.portraitPath|multimedia\.videoPoster)\b/;

/**
 * Uploads in use without a description. The findings block where the page has no other text for them; those are in the site
 * content. Pictures of the library have their own descriptions.
 */
export function missingPictureWords(site: Partial<Site> & Pick<Site, "siteContent">): Finding[] {
  return [...pictureUses(site)].flatMap(([picture, uses]): Finding[] => {
    const blocking = uses.find(({ path }) => essential.test(path));
    const use = blocking ?? uses[0];
    if (use === undefined || !/^\/media\/.+\.webp$/.test(picture)) return [];
    const note = pictureNote(site.siteContent, picture);
    if (note !== null && (note.decorative || note.alt !== "")) return [];
    return [
      {
        topic: "pictures",
        level: blocking ? "block" : "warn",
        ...use,
        message:
          "A esta imagen le falta texto alternativo. Descríbela en Multimedia o márcala como decorativa.",
        excerpt: picture,
      },
    ];
  });
}
