/** What a picture is for; it decides the proportions and the widths that are delivered. */
export type PictureKind = "card" | "page" | "hero" | "banner" | "portrait";

export type Picture = {
  kind: PictureKind;
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** What the picture shows, in Spanish, for those who cannot see it. */
  alt: string;
  /** Widths of the delivered files, ascending; each exists as AVIF and as WebP. */
  widths: readonly number[];
};

const narrow = [480, 960, 1440] as const;
const wide = [480, 960, 1440, 1920] as const;

export const card = (alt: string): Picture => ({
  kind: "card",
  width: 1440,
  height: 1080,
  alt,
  widths: narrow,
});

export const page = (alt: string): Picture => ({
  kind: "page",
  width: 1920,
  height: 1080,
  alt,
  widths: wide,
});

export const hero = (alt: string): Picture => ({
  kind: "hero",
  width: 1920,
  height: 1080,
  alt,
  widths: wide,
});

export const banner = (alt: string): Picture => ({
  kind: "banner",
  width: 1920,
  height: 720,
  alt,
  widths: wide,
});

export const portrait = (alt: string): Picture => ({
  kind: "portrait",
  width: 1440,
  height: 1800,
  alt,
  widths: narrow,
});
