import type { DecodedPicture, PictureArea } from "./calls.ts";
import { isCutout } from "./is-cutout.ts";
import { sharp } from "./loaders.ts";
import { encodeLargest } from "./read-picture.ts";

/** Makes a picture of a part of a stored one. */
export async function cropPicture(bytes: Uint8Array, area: PictureArea): Promise<DecodedPicture> {
  const picture = await encodeLargest(sharp(bytes).extract(area), area.width);
  return { ...picture, cutout: await isCutout(picture) };
}
