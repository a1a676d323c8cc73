import { consultingAddress, menuItems, menuPath } from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { fitsAnything } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { MenuContent } from "./nav-menu.props.ts";

export const navMenu = defineSection({
  label: "Menú de navegación",
  select: (site, route): MenuContent => ({
    status: "ready",
    items: menuItems(site),
    currentPath: menuPath(route),
    contact: contactLinks(site.siteContent),
    address: consultingAddress(site.siteContent),
  }),
  variants: {
    NavMenuDropdown: {
      label: "Listas desplegables",
      description:
        "Menú clásico: cada entrada abre una lista corta. Elígelo si quieres algo conocido y ligero.",
      fit: fitsAnything,
    },
    NavMenuPanel: {
      label: "Panel ancho",
      description:
        "Abre un panel con imagen y una frase por tema. Elígelo si tus pacientes llegan sin saber el nombre de lo que tienen.",
      fit: fitsAnything,
    },
    NavMenuUnderline: {
      label: "Enlaces subrayados",
      description:
        "Enlaces discretos con un subrayado que se dibuja; abren una franja baja con los temas en fila. Elígelo para un encabezado muy limpio.",
      fit: fitsAnything,
    },
  },
});
