import { imageRef } from "@consultorio/content";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { PhotosGalleryContent } from "./photos-gallery.props.ts";
import { photosGalleryVariants } from "./photos-gallery.variants.ts";

export const photosGallery = defineSection(photosGalleryVariants, {
  select: ({ siteContent }): PhotosGalleryContent | null => {
    const { sectionTitle, images } = siteContent.photosGallery;
    const photos = images.map((path) => imageRef(siteContent, path)).filter((image) => image !== null);
    return photos.length === 0 ? null : { sectionTitle, images: photos };
  },
  fit: {
    PhotosGalleryGrid: ({ siteContent }) => few("fotos", 4, siteContent.photosGallery.images),
    PhotosGalleryFilmstrip: ({ siteContent }) => few("fotos", 4, siteContent.photosGallery.images),
  },
});
