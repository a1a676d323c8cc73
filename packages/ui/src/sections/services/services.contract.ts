import { visible } from "@consultorio/content";
import type { CollectionContent } from "../collection/collection.props.ts";
import { selectCollection } from "../collection/collection-items.ts";
import { few, fitsAnything } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";

export const services = defineSection({
  label: "Servicios",
  select: (site): CollectionContent | null => selectCollection(site, "services"),
  variants: {
    ServicesCarousel: {
      label: "Carrusel",
      description:
        "Los primeros ocho servicios en un carrusel de tarjetas. Elígela si quieres mostrar mucho en poco espacio.",
      fit: ({ services: all }) => few("servicios", 3, visible(all)),
    },
    ServicesList: {
      label: "Lista",
      description:
        "Los primeros seis servicios en renglones con su imagen; en el celular las imágenes forman una banda al borde de la pantalla. Elígela si prefieres que se lean de corrido.",
      fit: ({ services: all }) => few("servicios", 3, visible(all)),
    },
    ServicesGrid: {
      label: "Tablero",
      description:
        "Los primeros seis servicios en un tablero donde imagen y texto cambian de lado en cada fila. Elígela si tus imágenes son buenas.",
      fit: ({ services: all }) => few("servicios", 3, visible(all)),
    },
    ServicesIndex: {
      label: "Índice",
      description:
        "Todos los servicios en dos columnas de texto, con duración, anestesia y lugar. Elígela si tus pacientes comparan procedimientos.",
      fit: fitsAnything,
    },
  },
});
