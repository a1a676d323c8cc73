import { consultingAddress, linksBesideMenu, menuItems, menuPath } from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { defineSection } from "../contract/define-section.ts";
import type { MenuContent } from "./nav-menu.props.ts";
import { navMenuVariants } from "./nav-menu.variants.ts";

export const navMenu = defineSection(navMenuVariants, {
  select: (site, route): MenuContent => ({
    status: "ready",
    items: menuItems(site),
    currentPath: menuPath(route),
    contact: contactLinks(site.siteContent),
    address: consultingAddress(site.siteContent),
    siteLinks: linksBesideMenu(site),
  }),
});
