import { pictureSources } from "@consultorio/imagery";

/** Address of a small file of a picture that content names by its path, or null where the path names none. */
export function thumbnailUrl(path: string): string | null {
  const [smallest] = pictureSources(path)?.srcset.webp.split(" ") ?? [];
  if (smallest) return smallest;
  return /^\/(?:imagenes|media)\/.+\.\w+$/.test(path) ? path : null;
}
