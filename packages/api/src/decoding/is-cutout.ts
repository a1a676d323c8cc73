import type { MediaFile } from "@consultorio/store";
import { sharp } from "./loaders.ts";

/** How much of a picture is clear at least, from 0 to 1, where a figure is cut out of it: round corners are less. */
const leastClear = 0.1;

/** Whether a stored picture shows a figure without a background: a good part of it is clear. */
export async function isCutout({ body }: Pick<MediaFile, "body">): Promise<boolean> {
  const { hasAlpha } = await sharp(body).metadata();
  if (!hasAlpha) return false;
  const alpha = await sharp(body).extractChannel("alpha").resize(64, 64, { fit: "fill" }).raw().toBuffer();
  return alpha.reduce((sum, value) => sum + value, 0) <= alpha.length * 255 * (1 - leastClear);
}
