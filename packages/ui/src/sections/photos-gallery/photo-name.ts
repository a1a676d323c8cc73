import type { ImageRef } from "@consultorio/content";
import { fill, strings } from "#strings/strings.ts";

/** What a photo shows; without a description, its place in the gallery. */
export function photoName({ src, alt }: ImageRef, title: string, index: number): string {
  return (src && alt) || fill(strings.gallery.photo, { title, index: index + 1 });
}
