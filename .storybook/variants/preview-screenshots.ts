const addresses = import.meta.glob<string>("../../packages/ui/previews/*/*.webp", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

const address = (file: string): string | null => addresses[`../../packages/ui/previews/${file}.webp`] ?? null;

/** Address of a variant's screenshot in git, at 1280, 768 or 360 pixels; null where there is none. */
export const previewScreenshot = (type: string, variant: string, width = 1280): string | null =>
  address(`${type}/${width === 1280 ? variant : `${variant}.${width}`}`);

/** Address of a page's screenshot at 1280 pixels, by the name of its story in code; null where there is none. */
export const pageScreenshot = (page: string): string | null => address(`pages/${page}.1280`);
