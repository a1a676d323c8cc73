import { defineSection } from "../../registry/define-section.ts";
import { type CollectionProps, selectCollection } from "../collection-items.ts";

export const services = defineSection({
  label: "Servicios",
  select: (site): CollectionProps | null => selectCollection(site, "services"),
  variants: {
    ServicesCarousel: {
      label: "Carrusel",
      description:
        "Los primeros ocho servicios en un carrusel de tarjetas. Elígela si quieres mostrar mucho en poco espacio.",
    },
    ServicesList: {
      label: "Lista",
      description:
        "Los primeros seis servicios en renglones con su imagen. Elígela si prefieres que se lean de corrido.",
    },
    ServicesGrid: {
      label: "Cuadrícula",
      description: "Los primeros seis servicios en tarjetas con imagen. Elígela si tus imágenes son buenas.",
    },
  },
});
