import type { ImageRef } from "@consultorio/content";
import type { Messages } from "#messages/english.ts";
import { fill } from "#messages/fill.ts";

/** The description of a photo; without one, its place in the gallery. */
export function photoName(
  { src, alt }: ImageRef,
  title: string,
  index: number,
  { gallery }: Pick<Messages, "gallery">,
): string {
  return (src && alt) || fill(gallery.photo, { title, index: index + 1 });
}
