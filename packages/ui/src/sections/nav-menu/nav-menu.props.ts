import type { ImageRef, MenuItem, MenuLink } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

/** A topic of a submenu. */
interface MenuTopic extends MenuLink {
  /** One line about it. @drawnBy NavMenuPanel @es Un renglón que la explica. */
  description?: string | undefined;
  /** Small picture. @drawnBy NavMenuPanel @es Imagen pequeña. */
  image?: ImageRef | null | undefined;
}

/** An entry of the menu. */
export interface MenuEntry extends MenuLink {
  /** Topics of its submenu, if it has one. @es Temas de su submenú, si lo tiene. */
  items?: MenuTopic[] | undefined;
}

/** A menu that has loaded. */
export interface ReadyMenu extends SectionOptions {
  /** Whether the menu is loading, has failed or is ready. @es Si el menú está cargando, falló o está listo. */
  status: "ready";
  /** Entries of the menu, with those of their submenus. @es Entradas del menú, con las de sus submenús. */
  items: MenuEntry[];
  /** Path of the page, whose entry is marked. @es Dirección de la página que se ve; su entrada queda marcada. */
  currentPath?: string | undefined;
  /**
   * Links to call, to write by WhatsApp and to book.
   * @drawnBy NavMenuPanel
   * @es Enlaces para llamar, escribir por WhatsApp y agendar una cita.
   */
  contact?: ContactLinks | undefined;
  /** Address of the practice. @drawnBy NavMenuPanel @es Dirección del consultorio. */
  address?: string | undefined;
  /** Other pages, such as the guides: the last links of each submenu. @es Otras páginas, como las guías: los últimos enlaces de cada submenú. */
  siteLinks?: MenuLink[] | undefined;
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
export const menuContent = (menu: ReadyMenu) => ({
  ...withDefaults(menu, {
    anchor: "",
    className: "",
    currentPath: "",
    contact: {},
    address: "",
    siteLinks: [],
  }),
  items: menuItems(menu.items),
});

/** Entries with a value for what a host may leave out. */
export const menuItems = (entries: readonly MenuEntry[]): MenuItem[] =>
  entries.map(({ items = [], ...entry }) => ({
    ...entry,
    items: items.map((topic) => ({ description: "", image: null, ...topic })),
  }));

/** The menu's complete content. */
export type MenuContent = Content<typeof menuContent>;
