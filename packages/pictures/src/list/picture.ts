const sizes = {
  card: [1440, 1080],
  page: [1920, 1080],
  hero: [1920, 1080],
  banner: [1920, 720],
  portrait: [1440, 1800],
} as const satisfies Record<string, readonly [width: number, height: number]>;

/** The purpose of a picture; it decides the proportions and the widths of the files. */
export type PictureKind = keyof typeof sizes;

export type Picture = {
  kind: PictureKind;
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** The description of the picture, in Spanish, for people who cannot see it. */
  alt: string;
  /** Widths of the files in pixels, ascending; each exists as AVIF and as WebP. */
  widths: readonly number[];
  /** Whether there is a cut of it for phones, where it fills a box of about 4:3: see {@link phoneCut}. */
  cut: boolean;
  /** The point that matters most, as percentages from the left and from the top. Absent for the middle. */
  focus?: { x: number; y: number };
};

/** The width in pixels that most phones ask for, in AVIF alone: the older browsers without it have the next one. */
export const phoneWidth = 720;

/** The cut of banners for phones, in AVIF: of the whole, a phone would show a third, and that not sharp. */
export const phoneCut = { width: phoneWidth, height: 540 } as const;

const ofKind = (kind: PictureKind) => {
  const [width, height] = sizes[kind];
  const widths = [480, 960, 1440, 1920].filter((size) => size <= width);
  const cut = kind === "banner";
  return (alt: string, rest: Pick<Picture, "focus"> = {}): Picture => ({
    ...{ kind, width, height, alt, widths, cut },
    ...rest,
  });
};

export const card = ofKind("card");
export const page = ofKind("page");
export const hero = ofKind("hero");
export const banner = ofKind("banner");
export const portrait = ofKind("portrait");
