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

const middle = 50;

/**
 * The site as it is drawn: each picture's path carries after `#` what the clinic says of it (`alt`, and `foco` in
 * percent). So every layout has it without asking for it. `pictures` itself stays as it is.
 */
export function describePictures(site: Site): Site {
  const { pictures = [] } = site.siteContent;
  // A drawing is a mask as well as a picture: there what follows `#` would name a part of it. A note of no picture says
  // nothing: every empty text would take its words.
  const photographs = pictures.filter(({ path }) => path !== "" && !path.endsWith(".svg"));
  const described = new Map(photographs.map((note) => [note.path, `${note.path}${fragment(note)}`]));
  if (described.size === 0) return site;
  const { pictures: _kept, ...content } = site.siteContent;
  return {
    selectedSections: site.selectedSections,
    siteContent: { ...replaceTexts(content, described), pictures },
    diseases: replaceTexts(site.diseases, described),
    symptoms: replaceTexts(site.symptoms, described),
    services: replaceTexts(site.services, described),
    testimonials: replaceTexts(site.testimonials, described),
  };
}

function fragment({ alt, decorative, focusX, focusY }: PictureNote): string {
  const said = new URLSearchParams();
  if (decorative || alt !== "") said.set("alt", decorative ? "" : alt);
  if (focusX !== middle || focusY !== middle) said.set("foco", `${focusX},${focusY}`);
  return said.size === 0 ? "" : `#${said}`;
}

/** What a drawn picture's path says after `#`. */
export interface PictureWords {
  path: string;
  /** Undefined where nobody has described the picture; empty for decoration. */
  alt: string | undefined;
  /** For `object-position`; undefined for the middle. */
  position: string | undefined;
}

/** Reads a path as {@link describePictures} writes it; any other path says nothing. */
export function readPicturePath(drawn: string): PictureWords {
  const at = drawn.indexOf("#");
  if (at < 0) return { path: drawn, alt: undefined, position: undefined };
  const said = new URLSearchParams(drawn.slice(at + 1));
  const focus = said.get("foco")?.match(/^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/);
  return {
    path: drawn.slice(0, at),
    alt: said.get("alt") ?? undefined,
    position: focus ? `${focus[1]}% ${focus[2]}%` : undefined,
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
