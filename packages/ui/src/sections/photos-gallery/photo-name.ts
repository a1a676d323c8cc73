import type { ImageRef } from "@consultorio/content";
import { sourcesOf } from "#components/picture/picture-sources.ts";
import { fill, strings } from "#strings/strings.ts";

/** What a photo shows; without a description, its place in the gallery. */
export function photoName({ path, alt }: ImageRef, title: string, index: number): string {
  const known = sourcesOf(path);
  return (known && (alt ?? known.alt)) || fill(strings.gallery.photo, { title, index: index + 1 });
}
