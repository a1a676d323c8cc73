import { defineSection } from "../../registry/define-section.ts";

export interface PhotosGalleryProps {
  sectionTitle: string;
  /** Paths of the pictures, at most six. */
  images: string[];
}

export const photosGallery = defineSection({
  label: "Galería de fotos",
  select: ({ siteContent }): PhotosGalleryProps | null => {
    const { sectionTitle, images } = siteContent.photosGallery;
    const known = images.filter((path) => path !== "");
    return known.length === 0 ? null : { sectionTitle, images: known };
  },
  variants: {
    PhotosGalleryCarousel: {
      label: "Carrusel",
      description:
        "Una foto grande a la vez, con flechas y puntos. Elígela para cualquier cantidad de fotos.",
    },
  },
});
