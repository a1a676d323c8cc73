import { imageRef } from "@consultorio/content";
import { few, fitsAnything } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { PhotosGalleryContent } from "./photos-gallery.props.ts";

export const photosGallery = defineSection({
  label: "Galería de fotos",
  select: ({ siteContent }): PhotosGalleryContent | null => {
    const { sectionTitle, images } = siteContent.photosGallery;
    const photos = images.map((path) => imageRef(siteContent, path)).filter((image) => image !== null);
    return photos.length === 0 ? null : { sectionTitle, images: photos };
  },
  variants: {
    PhotosGalleryCarousel: {
      label: "Carrusel",
      description:
        "Una foto a la vez, de orilla a orilla de la pantalla, con flechas y puntos sobre su borde. Elígela para cualquier cantidad de fotos.",
      fit: fitsAnything,
    },
    PhotosGalleryGrid: {
      label: "Mosaico",
      description:
        "Todas las fotos a la vez; cada una se amplía al tocarla. Elígela si tus fotos se entienden también en chico.",
      fit: ({ siteContent }) => few("fotos", 4, siteContent.photosGallery.images),
    },
    PhotosGalleryFilmstrip: {
      label: "Tira de fotos",
      description:
        "Una foto grande sobre fondo oscuro y la tira con todas. Elígela si quieres que el visitante vaya y venga entre ellas.",
      fit: ({ siteContent }) => few("fotos", 4, siteContent.photosGallery.images),
    },
  },
});
