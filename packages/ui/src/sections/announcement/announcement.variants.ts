import { defineVariants } from "../contract/define-variants.ts";

export const announcementVariants = defineVariants({
  label: "Aviso",
  variants: {
    AnnouncementBand: {
      label: "Franja delgada",
      description:
        "Una franja de color de lado a lado, baja, con un altavoz, el aviso en un renglón y su enlace al final. Elígela para algo corto, como un cambio de horario.",
    },
    AnnouncementCard: {
      label: "Tarjeta con fecha",
      description:
        "Una tarjeta con la fecha en grande sobre un cuadro de color con un calendario, y a su lado el aviso y un botón. Elígela si lo importante es el día.",
    },
    AnnouncementBanner: {
      label: "Cartel con imagen",
      description:
        "La imagen ocupa media pantalla y al lado, sobre fondo oscuro, el aviso en letra muy grande. Elígela para algo que merece detenerse, como una jornada o una nueva dirección.",
    },
  },
});
