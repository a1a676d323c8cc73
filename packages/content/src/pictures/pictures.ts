import type { PictureNote } from "../schema/pictures.ts";
import type { SiteContent } from "../schema/site-content.ts";
import type { Site } from "../site/documents.ts";

/** What the clinic says of a picture, or null where it says nothing. */
export const pictureNote = ({ pictures = [] }: SiteContent, path: string): PictureNote | null =>
  pictures.find((note) => note.path === path) ?? null;

/** The site content with what is said of one picture, in place of what was said before. */
export function withPictureNote(content: SiteContent, note: PictureNote): SiteContent {
  const others = (content.pictures ?? []).filter(({ path }) => path !== note.path);
  return { ...content, pictures: [...others, note] };
}

/** A picture as a page shows it: its file, and what the clinic says of it. */
export interface ImageRef {
  /** `/imagenes/<id>` of the library, or `/media/…` of an upload. */
  path: string;
  /** Empty for decoration; null where the clinic has not described it: a picture of the library has its own words. */
  alt: string | null;
  /** The point that stays in view, in percent of the width and of the height; null for the middle. */
  focus: { x: number; y: number } | null;
}

const middle = 50;

/** The picture that a field of the content names, or null where it names none. */
export function imageRef(content: SiteContent, path: string): ImageRef | null {
  if (path === "") return null;
  // A drawing is never cropped, and the text beside it says what it shows.
  const note = path.endsWith(".svg") ? null : pictureNote(content, path);
  if (note === null) return { path, alt: null, focus: null };
  const { alt, decorative, focusX: x, focusY: y } = note;
  return {
    path,
    alt: decorative ? "" : alt || null,
    focus: x === middle && y === middle ? null : { x, y },
  };
}

/** The documents that change when a picture takes another's place everywhere; what was said of the old one is dropped. */
export function replacePicture(site: Site, from: string, to: string): Partial<Site> {
  const changed = new Map([[from, to]]);
  const { pictures = [], ...content } = site.siteContent;
  const siteContent: SiteContent = {
    ...replaceTexts(content, changed),
    ...(site.siteContent.pictures && { pictures: pictures.filter(({ path }) => path !== from) }),
  };
  const next: Site = {
    siteContent,
    selectedSections: site.selectedSections,
    diseases: replaceTexts(site.diseases, changed),
    symptoms: replaceTexts(site.symptoms, changed),
    services: replaceTexts(site.services, changed),
    testimonials: replaceTexts(site.testimonials, changed),
  };
  return onlyChanged(site, next);
}

function onlyChanged(before: Site, after: Site): Partial<Site> {
  const differs = (name: keyof Site) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return {
    ...(differs("siteContent") && { siteContent: after.siteContent }),
    ...(differs("diseases") && { diseases: after.diseases }),
    ...(differs("symptoms") && { symptoms: after.symptoms }),
    ...(differs("services") && { services: after.services }),
    ...(differs("testimonials") && { testimonials: after.testimonials }),
  };
}

/** A copy in which each whole text that is a key has become its value. */
function replaceTexts<T>(value: T, changed: ReadonlyMap<string, string>): T {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === "string" ? (changed.get(inner) ?? inner) : inner,
  );
}
