import sharp from "sharp";

/** A picture on a contact sheet, as an encoded image, with its size in pixels. */
export interface Thumbnail {
  image: Buffer;
  width: number;
  height: number;
}

const sheetWidth = 1600;
const gap = 12;
const ground = { r: 128, g: 128, b: 128 };

/** A number of columns whose thumbnails can still be judged, for each width of a screen. */
export const sheetColumns = { 360: 12, 768: 8, 1280: 6 } as const;

/** The width of one column in pixels. */
export const columnWidth = (columns: number): number =>
  Math.floor((sheetWidth - gap * (columns + 1)) / columns);

/** The place of each thumbnail: always in the shortest column, so that the sheet has few holes. */
function placesOf(
  thumbnails: readonly Pick<Thumbnail, "height">[],
  columns: number,
): { places: { left: number; top: number }[]; height: number } {
  const ends = Array.from({ length: columns }, () => gap);
  const places = thumbnails.map(({ height }) => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    ends[column] = top + height + gap;
    return { left: gap + column * (columnWidth(columns) + gap), top };
  });
  return { places, height: Math.max(...ends) };
}

/** One small WebP with all thumbnails on grey, in their order. */
export async function contactSheet(thumbnails: readonly Thumbnail[], columns: number): Promise<Buffer> {
  const { places, height } = placesOf(thumbnails, columns);
  const layers = thumbnails.flatMap(({ image: input }, index) => {
    const place = places[index];
    return place === undefined ? [] : [{ input, ...place }];
  });
  return sharp({ create: { width: sheetWidth, height, channels: 3, background: ground } })
    .composite(layers)
    .webp({ quality: 22, effort: 6 })
    .toBuffer();
}
