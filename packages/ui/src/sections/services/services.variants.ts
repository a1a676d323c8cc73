import { defineVariants } from "../contract/define-variants.ts";

export const servicesVariants = defineVariants({
  label: "Servicios",
  variants: {
    ServicesCarousel: {
      label: "Carrusel",
      description:
        "Los primeros ocho servicios en un carrusel de tarjetas. Elígela si quieres mostrar mucho en poco espacio.",
    },
    ServicesList: {
      label: "Lista",
      description:
        "Los primeros seis servicios en renglones con su imagen; en el celular las imágenes forman una banda al borde de la pantalla. Elígela si prefieres que se lean de corrido.",
    },
    ServicesGrid: {
      label: "Tablero",
      description:
        "Los primeros seis servicios en un tablero donde imagen y texto cambian de lado en cada fila. Elígela si tus imágenes son buenas.",
    },
    ServicesIndex: {
      label: "Índice",
      description:
        "Todos los servicios en dos columnas de texto, con duración, anestesia y lugar. Elígela si tus pacientes comparan procedimientos.",
    },
  },
});
