const addresses = import.meta.glob<string>("../../packages/ui/previews/*/*.webp", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** Address of a variant's screenshot in git, at 1280 pixels or at 360; null where there is none. */
export function previewScreenshot(type: string, variant: string, width: 360 | 1280 = 1280): string | null {
  const file = width === 1280 ? variant : `${variant}.${width}`;
  return addresses[`../../packages/ui/previews/${type}/${file}.webp`] ?? null;
}
