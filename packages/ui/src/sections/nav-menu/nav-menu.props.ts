import type { MenuItem } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

/** A menu that has loaded. */
export interface ReadyMenu extends SectionOptions {
  status: "ready";
  items: MenuItem[];
  /** Path of the page, whose entry is marked. */
  currentPath?: string;
  contact?: ContactLinks;
  address?: string;
}

/** The menu while it loads, after a failure, and when it is loaded. A failed menu shows its message in red. */
export type NavMenuProps =
  | ({ status: "loading" } & SectionOptions)
  | ({ status: "error"; message: string } & SectionOptions)
  | ReadyMenu;

/** Adds the default values. */
export const menuContent = (menu: ReadyMenu) =>
  withDefaults(menu, { anchor: "", className: "", currentPath: "", contact: {}, address: "" });

/** The menu's complete content. */
export type MenuContent = Content<typeof menuContent>;
