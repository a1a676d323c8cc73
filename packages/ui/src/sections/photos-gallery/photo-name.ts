import { sourcesOf } from "../../primitives/picture-sources.ts";
import { fill, strings } from "../../strings.ts";

/** What a photo shows; one that nobody has described is called by its place in the gallery. */
export const photoName = (path: string, title: string, index: number): string =>
  sourcesOf(path)?.alt || fill(strings.gallery.photo, { title, index: index + 1 });
