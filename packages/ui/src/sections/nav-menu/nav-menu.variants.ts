import { defineVariants } from "../contract/define-variants.ts";

export const navMenuVariants = defineVariants({
  label: "Menú de navegación",
  variants: {
    NavMenuDropdown: {
      label: "Listas desplegables",
      description:
        "Menú clásico: cada entrada abre una lista corta. Elígelo si quieres algo conocido y ligero.",
    },
    NavMenuPanel: {
      label: "Panel ancho",
      description:
        "Abre un panel con imagen y una frase por tema. Elígelo si tus pacientes llegan sin saber el nombre de lo que tienen.",
    },
    NavMenuUnderline: {
      label: "Enlaces subrayados",
      description:
        "Enlaces discretos con un subrayado que se dibuja; abren una franja baja con los temas en fila. Elígelo para un encabezado muy limpio.",
    },
  },
});

export type NavMenuId = keyof typeof navMenuVariants.variants;
