import {
  consultingAddress,
  hoursLines,
  isShown,
  logoRef,
  menuItems,
  menuPath,
  pictureFiles,
  recordName,
  socialLinks,
} from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Fit, many } from "../contract/content-check.ts";
import { defineSection, resolveVariant } from "../contract/define-section.ts";
import { navMenu } from "../nav-menu/nav-menu.contract.ts";
import type { HeaderContent } from "./header.props.ts";
import { entriesInLine } from "./menu-line.ts";

/** Entries beyond one line are in the drawer alone. */
const menuInLine: Fit = (site) => {
  const entries = menuItems(site);
  return many("entradas del menú", entriesInLine(entries).length, entries);
};

const clashesWithHero: Fit = ({ selectedSections: { Hero } }) =>
  Hero?.component === "HeroStatement"
    ? [{ kind: "clash", why: "La portada «Frase grande» no tiene imagen que luzca debajo." }]
    : [];

export const header = defineSection({
  label: "Encabezado",
  select: (site, route): HeaderContent => {
    const { doctorInfo, header: texts } = site.siteContent;
    const logoPath = texts.logoPath || doctorInfo.logoPath;
    const menu = navMenu.select(site, route);
    return {
      name: doctorInfo.name,
      specialty: doctorInfo.specialtyShort,
      logo: logoRef(site.siteContent, logoPath, texts.logoHeight),
      menuLogo: logoRef(site.siteContent, texts.logoMenuPath || logoPath, texts.logoMenuHeight),
      mark: pictureFiles(doctorInfo.favicon)?.src ?? "",
      height: texts.headerHeight,
      stickyHeight: texts.headerStickyHeight,
      sticky: texts.isSticky,
      navigation:
        menu !== null && isShown(site.selectedSections, "NavMenu")
          ? { variant: resolveVariant(navMenu, site.selectedSections.NavMenu?.component), menu }
          : null,
      drawer: menuItems(site),
      currentPath: menuPath(route),
      address: consultingAddress(site.siteContent),
      mapHref: doctorInfo.googleMapsLink,
      hours: hoursLines(site.siteContent),
      contact: contactLinks(site.siteContent, recordName(site, route)),
      social: socialLinks(site.siteContent),
    };
  },
  variants: {
    HeaderTopStrip: {
      label: "Con franja superior",
      description:
        "Una franja oscura con ubicación, horario y botón para llamar sobre el menú; en celular, con la ubicación. Elígelo si la mayoría llega a buscar dónde y cuándo.",
      fit: menuInLine,
    },
    HeaderClassic: {
      label: "Clásico",
      description:
        "Logotipo a la izquierda, menú al centro y botón de cita a la derecha, en una misma línea; en celular, el menú se abre con un botón. Elígelo si quieres lo que todos reconocen.",
      fit: menuInLine,
    },
    HeaderCentered: {
      label: "Centrado",
      description:
        "Logotipo al centro sobre el menú; en celular, entre el botón de menú y el de llamar. Elígelo si tu logotipo es protagonista.",
      fit: menuInLine,
    },
    HeaderOverlay: {
      label: "Sobre la portada",
      description:
        "En computadora, transparente encima de la portada y sólido al bajar; en celular, logotipo y menú van sobre la portada en placas claras. Elígelo si tu portada tiene una imagen grande que luce completa.",
      fit: (site) => [...clashesWithHero(site), ...menuInLine(site)],
    },
    HeaderCompact: {
      label: "Compacto",
      description:
        "Una sola línea delgada: símbolo, menú y teléfono. Elígelo si quieres dejarle toda la pantalla al contenido.",
      fit: menuInLine,
    },
  },
});
