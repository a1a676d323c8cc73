const addresses = import.meta.glob<string>("../../packages/ui/previews/*/*.webp", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** Those at 1280 pixels in small, for cards: the pictures that are compared are lossless, and ten times larger. */
const thumbnails = import.meta.glob<string>(
  ["../../packages/ui/previews/*/*.webp", "!**/*.768.webp", "!**/*.360.webp"],
  {
    query: { w: "640", h: "160", fit: "outside", withoutEnlargement: "", format: "webp", quality: "70" },
    import: "default",
    eager: true,
  },
);

const path = (file: string) => `../../packages/ui/previews/${file}.webp`;
const fileOf = (type: string, variant: string, width: number) =>
  path(`${type}/${width === 1280 ? variant : `${variant}.${width}`}`);

/** Address of a variant's screenshot in git, at 1280, 768 or 360 pixels; null where there is none. */
export const previewScreenshot = (type: string, variant: string, width = 1280): string | null =>
  addresses[fileOf(type, variant, width)] ?? null;

/** As {@link previewScreenshot}, where a card shows it. */
export const previewThumbnail = (type: string, variant: string, width = 1280): string | null =>
  thumbnails[fileOf(type, variant, width)] ?? previewScreenshot(type, variant, width);

/** Address of a small picture of a page at 1280 pixels, by the name of its story in code; null where there is none. */
export const pageThumbnail = (page: string): string | null => thumbnails[path(`pages/${page}.1280`)] ?? null;
