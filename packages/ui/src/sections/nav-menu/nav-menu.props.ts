import type { MenuItem } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

/** A menu that has loaded. */
export interface ReadyMenu extends SectionOptions {
  /** Whether the menu is loading, has failed or is ready. @es Si el menú está cargando, falló o está listo. */
  status: "ready";
  /** Entries of the menu, with those of their submenus. @es Entradas del menú, con las de sus submenús. */
  items: MenuItem[];
  /** Path of the page, whose entry is marked. @es Dirección de la página que se ve; su entrada queda marcada. */
  currentPath?: string;
  /**
   * Links to call, to write by WhatsApp and to book.
   * @drawnBy NavMenuPanel
   * @es Enlaces para llamar, escribir por WhatsApp y agendar una cita.
   */
  contact?: ContactLinks;
  /** Address of the practice. @drawnBy NavMenuPanel @es Dirección del consultorio. */
  address?: string;
}

/** The menu while it loads, after a failure, and when it is loaded. A failed menu shows its message in red. */
export type NavMenuProps =
  | ({ status: "loading" } & SectionOptions)
  | ({
      status: "error";
      /** What to say when the menu has failed. @es Qué decir cuando el menú falló. */
      message: string;
    } & SectionOptions)
  | ReadyMenu;

/** Adds the default values. */
export const menuContent = (menu: ReadyMenu) =>
  withDefaults(menu, { anchor: "", className: "", currentPath: "", contact: {}, address: "" });

/** The menu's complete content. */
export type MenuContent = Content<typeof menuContent>;
