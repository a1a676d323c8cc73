import { defineVariants } from "../contract/define-variants.ts";

export const headerVariants = defineVariants({
  label: "Encabezado",
  variants: {
    HeaderTopStrip: {
      label: "Con franja superior",
      description:
        "Una franja oscura con ubicación, horario y botón para llamar sobre el menú; en celular, con la ubicación. Elígelo si la mayoría llega a buscar dónde y cuándo.",
    },
    HeaderClassic: {
      label: "Clásico",
      description:
        "Logotipo a la izquierda, menú al centro y botón de cita a la derecha, en una misma línea; en celular, el menú se abre con un botón. Elígelo si quieres lo que todos reconocen.",
    },
    HeaderCentered: {
      label: "Centrado",
      description:
        "Logotipo al centro sobre el menú; en celular, entre el botón de menú y el de llamar. Elígelo si tu logotipo es protagonista.",
    },
    HeaderOverlay: {
      label: "Sobre la portada",
      description:
        "En computadora, transparente encima de la portada y sólido al bajar; en celular, logotipo y menú van sobre la portada en placas claras. Elígelo si tu portada tiene una imagen grande que luce completa.",
    },
    HeaderCompact: {
      label: "Compacto",
      description:
        "Una sola línea delgada: símbolo, menú y teléfono. Elígelo si quieres dejarle toda la pantalla al contenido.",
    },
  },
});
