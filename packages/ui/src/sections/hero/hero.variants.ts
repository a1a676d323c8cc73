import { defineVariants } from "../contract/define-variants.ts";

export const heroVariants = defineVariants({
  label: "Portada",
  variants: {
    HeroSlider: {
      label: "Carrusel",
      description:
        "Imágenes grandes que cambian solas, con flechas, puntos y pausa. Elígela si tienes varios mensajes que mostrar.",
    },
    HeroPortrait: {
      label: "Retrato",
      description:
        "Tu retrato al centro, recortado o en un marco, delante de una imagen de fondo, entre la frase y los botones; en celular, delante de un arco. Elígela si quieres que te conozcan antes de llamar.",
    },
    HeroSplit: {
      label: "Dividida",
      description:
        "Texto a la izquierda, imagen a la derecha, y en su pie el precio y si está abierto. Elígela si quieres que te llamen en segundos.",
    },
    HeroStatement: {
      label: "Frase grande",
      description:
        "Una frase en letra grande con tres datos a su lado, sin imagen. Elígela si todavía no tienes buenas fotos.",
    },
    HeroVideo: {
      label: "Video",
      description:
        "El texto en blanco sobre la imagen fija de tu video, de lado a lado, con su botón para verlo. Elígela si un video tuyo explica mejor que una foto.",
    },
  },
});
