import { pictureSources } from "@consultorio/imagery";
import { fill, strings } from "../../strings.ts";

/** What a photo shows; an upload, which has no description, is called by its place in the gallery. */
export const photoName = (path: string, title: string, index: number): string =>
  pictureSources(path)?.alt ?? fill(strings.gallery.photo, { title, index: index + 1 });
