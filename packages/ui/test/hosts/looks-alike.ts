import sharp from "sharp";

/** Steps of 256 by which a channel may differ: a browser rounds a place on half a pixel either way. */
const tolerance = 2;

/** Whether two pictures have one size and, to the eye, the same pixels. */
export async function looksAlike(one: Buffer, other: Buffer | undefined): Promise<boolean> {
  if (other === undefined) return false;
  if (one.equals(other)) return true;
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).raw().toBuffer({ resolveWithObject: true })),
  );
  if (a === undefined || b === undefined) return false;
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  return a.data.every((value, index) => Math.abs(value - (b.data[index] ?? 0)) <= tolerance);
}
