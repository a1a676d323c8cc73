import { iconRef, type SiteContent, visible } from "@consultorio/content";

/** The clinic's ways to pay that are shown. */
export const selectMethods = (site: SiteContent) =>
  visible(site.payments.methods).map(({ name, iconPath, note }) => ({ name, icon: iconRef(iconPath), note }));
