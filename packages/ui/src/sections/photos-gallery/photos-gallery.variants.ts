import { defineVariants } from "../contract/define-variants.ts";

export const photosGalleryVariants = defineVariants({
  label: "Galería de fotos",
  variants: {
    PhotosGalleryCarousel: {
      label: "Carrusel",
      description:
        "Una foto a la vez, de orilla a orilla de la pantalla, con flechas y puntos sobre su borde. Elígela para cualquier cantidad de fotos.",
    },
    PhotosGalleryGrid: {
      label: "Mosaico",
      description:
        "Todas las fotos a la vez; cada una se amplía al tocarla. Elígela si tus fotos se entienden también en chico.",
    },
    PhotosGalleryFilmstrip: {
      label: "Tira de fotos",
      description:
        "Una foto grande sobre fondo oscuro y la tira con todas. Elígela si quieres que el visitante vaya y venga entre ellas.",
    },
  },
});
