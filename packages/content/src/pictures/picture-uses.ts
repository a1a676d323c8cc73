import { type DocumentName, documentNames, type Site } from "../site/documents.ts";
import { siteFields } from "../site/site-fields.ts";

/** A field that names a file of the library. */
export interface PictureUse {
  path: string;
  place: string;
  label: string;
}

/** The fields of a site, or of some of its documents, that name a picture or a video, by its path. A note about a picture is no use of it. */
export function pictureUses(site: Partial<Site>): Map<string, PictureUse[]> {
  const uses = siteFields(site).flatMap(({ path, place, label, value }) =>
    typeof value === "string" &&
    /^\/(?:imagenes|media)\//.test(value) &&
    !path.startsWith("siteContent.pictures.")
      ? [{ picture: value, use: { path, place, label } }]
      : [],
  );
  const grouped = Map.groupBy(uses, ({ picture }) => picture);
  return new Map([...grouped].map(([picture, group]) => [picture, group.map(({ use }) => use)]));
}

/** The documents that change when one picture replaces another everywhere; the note about the old one goes. */
export function replacePicture(site: Site, from: string, to: string): Partial<Site> {
  const { pictures, ...content } = site.siteContent;
  const notes = pictures && { pictures: pictures.filter(({ path }) => path !== from) };
  const next = withText({ ...site, siteContent: { ...content, ...notes } }, from, to);
  const changed: Partial<Site> = {};
  const keepChanged = <Name extends DocumentName>(name: Name) => {
    if (JSON.stringify(site[name]) !== JSON.stringify(next[name])) changed[name] = next[name];
  };
  documentNames.forEach(keepChanged);
  return changed;
}

/** A copy in which every text that equals `from` is `to`. */
function withText<T>(value: T, from: string, to: string): T {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) => (inner === from ? to : inner));
}
