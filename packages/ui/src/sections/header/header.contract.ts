import {
  consultingAddress,
  hoursLines,
  isShown,
  linksBesideMenu,
  logoRef,
  menuItems,
  menuPath,
  openingHours,
  pictureFiles,
  recordName,
  socialLinks,
} from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Fit, many } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import { resolveVariant } from "../contract/define-variants.ts";
import { navMenu } from "../nav-menu/nav-menu.contract.ts";
import type { HeaderContent } from "./header.props.ts";
import { headerVariants } from "./header.variants.ts";
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

export const header = defineSection(headerVariants, {
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
      siteLinks: menu?.siteLinks ?? linksBesideMenu(site),
      currentPath: menuPath(route),
      address: consultingAddress(site.siteContent),
      mapHref: doctorInfo.googleMapsLink,
      hours: hoursLines(site.siteContent),
      opening: openingHours(site.siteContent),
      contact: contactLinks(site.siteContent, recordName(site, route)),
      social: socialLinks(site.siteContent),
    };
  },
  fit: {
    HeaderTopStrip: menuInLine,
    HeaderClassic: menuInLine,
    HeaderCentered: menuInLine,
    HeaderOverlay: (site) => [...clashesWithHero(site), ...menuInLine(site)],
    HeaderCompact: menuInLine,
  },
});
