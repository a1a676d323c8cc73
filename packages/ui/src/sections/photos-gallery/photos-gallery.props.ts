import type { ImageRef } from "@consultorio/content";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export interface PhotosGalleryProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** Photos, at most six. @es Fotos, seis a lo más. */
  images: ImageRef[];
}

const defaults = {
  anchor: "photos-gallery",
  className: "",
};

/** Adds the default values. */
export const photosGalleryContent = (props: PhotosGalleryProps) => withDefaults(props, defaults);

/** The section's complete content. */
export type PhotosGalleryContent = Content<typeof photosGalleryContent>;
