import type { HoursLine, LogoRef, MenuLink, OpeningHours } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import type { ProfileLink } from "#components/social-links/social-links.tsx";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";
import { type MenuEntry, menuItems, type NavMenuProps } from "../nav-menu/nav-menu.props.ts";
import type { NavMenuId } from "../nav-menu/nav-menu.variants.ts";

export interface HeaderProps extends SectionOptions {
  /** Name of the doctor or the practice. @es Nombre de la doctora o del consultorio. */
  name: string;
  /** Medical specialty, below the name. @es Especialidad, debajo del nombre. */
  specialty?: string | undefined;
  /**
   * Logo of the header: file and height in pixels.
   * @es Logotipo del encabezado: archivo y alto en pixeles.
   */
  logo?: LogoRef | undefined;
  /**
   * Logo of the open menu: file and height in pixels. By default that of the header.
   * @es Logotipo del menú abierto: archivo y alto en pixeles.
   */
  menuLogo?: LogoRef | undefined;
  /**
   * Address of the mark alone, without words: the site's icon.
   * @es Archivo del símbolo solo, sin palabras: el icono del sitio.
   */
  mark?: string | undefined;
  /**
   * Height in pixels at the top of the page. With another one `<main>` sets `--header-wide-height` too.
   * @default 160
   * @es Alto en pixeles al inicio de la página.
   */
  height?: number | undefined;
  /** Height in pixels once the page is scrolled. @default 60 @es Alto en pixeles después de bajar por la página. */
  stickyHeight?: number | undefined;
  /**
   * Whether the header stays at the top while the page scrolls. One with more content than fits its `height` does not.
   * @default true
   * @es Si el encabezado se queda arriba al bajar. Uno con más contenido que alto no se queda, para no tapar la página.
   */
  sticky?: boolean | undefined;
  /**
   * The chosen menu with its entries; `null` where the menu is switched off.
   * @es El menú elegido con sus entradas; vacío cuando el menú está apagado.
   */
  navigation?:
    | {
        /** Design of the menu. @default "NavMenuDropdown" @es Diseño del menú. */
        variant?: NavMenuId | undefined;
        /**
         * What the menu shows: its entries, or that it is loading or has failed. Without it, the entries of the header's `menu`.
         * @es Lo que el menú muestra: sus entradas, o que está cargando o falló.
         */
        menu?: NavMenuProps | undefined;
      }
    | null
    | undefined;
  /** Entries of the menu, where it needs no more than these. @es Entradas del menú, cuando no lleva nada más. */
  menu?: MenuEntry[] | undefined;
  /**
   * Entries of the drawer, by default those of the menu. They are always there, whatever becomes of the menu.
   * @es Entradas del menú lateral. Están siempre, también sin menú.
   */
  drawer?: MenuEntry[] | undefined;
  /** Other pages, such as the guides: below the entries of the drawer. @es Otras páginas, como las guías: abajo en el menú lateral. */
  siteLinks?: MenuLink[] | undefined;
  /**
   * Path of the page, whose entry in the menu is marked.
   * @es Dirección de la página que se ve; su entrada del menú queda marcada.
   */
  currentPath?: string | undefined;
  /** Address of the practice. @es Dirección del consultorio. */
  address?: string | undefined;
  /** Link to the map; empty where there is none. @es Enlace al mapa; vacío cuando no hay. */
  mapHref?: string | undefined;
  /** Opening hours in words, a line for each group of days. @es Horario, una línea por cada grupo de días. */
  hours?: HoursLine[] | undefined;
  /**
   * Opening hours in numbers: they tell whether the practice is open now.
   * @es Horas de apertura; con ellas se dice si está abierto en este momento.
   */
  opening?: OpeningHours[] | undefined;
  /** Links to call, to write by WhatsApp and to book. @es Enlaces para llamar, escribir por WhatsApp y agendar una cita. */
  contact?: ContactLinks | undefined;
  /** Social networks, each with its link. @es Redes sociales con su enlace. */
  social?: ProfileLink[] | undefined;
}

const defaults = {
  anchor: "",
  className: "",
  specialty: "",
  logo: { src: "", height: 70 },
  mark: "",
  height: 160,
  stickyHeight: 60,
  sticky: true,
  siteLinks: [],
  currentPath: "",
  address: "",
  mapHref: "",
  hours: [],
  opening: [],
  contact: {},
  social: [],
};

/** Adds the default values. */
export function headerContent({ navigation: given, menu: ownMenu = [], drawer, ...props }: HeaderProps) {
  const { logo = defaults.logo } = props;
  const content = withDefaults(props, { ...defaults, menuLogo: logo });
  const { currentPath, contact, address, siteLinks } = content;
  const ready: NavMenuProps = { status: "ready", items: ownMenu, currentPath, contact, address, siteLinks };
  const chosen = given === undefined && ownMenu.length > 0 ? {} : (given ?? null);
  const variant: NavMenuId = chosen?.variant ?? "NavMenuDropdown";
  const navigation = chosen && { variant, menu: chosen.menu ?? ready };
  const entries = navigation?.menu.status === "ready" ? navigation.menu.items : [];
  return { ...content, navigation, drawer: menuItems(drawer ?? entries) };
}

/** The section's complete content. */
export type HeaderContent = Content<typeof headerContent>;
