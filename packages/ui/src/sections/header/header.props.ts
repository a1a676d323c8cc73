import type { HoursLine, LogoRef, MenuItem } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import type { ProfileLink } from "#components/social-links/social-links.tsx";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";
import type { NavMenuProps } from "../nav-menu/nav-menu.props.ts";
import type { NavMenuId } from "../nav-menu/nav-menu.variants.ts";

export interface HeaderProps extends SectionOptions {
  /** Name of the doctor or the practice. @es Nombre de la doctora o del consultorio. */
  name: string;
  /** Medical specialty, below the name. @es Especialidad, debajo del nombre. */
  specialty?: string;
  /**
   * Logo of the header: file and height in pixels.
   * @es Logotipo del encabezado: archivo y alto en pixeles.
   */
  logo?: LogoRef;
  /**
   * Logo of the open menu: file and height in pixels. By default that of the header.
   * @es Logotipo del menú abierto: archivo y alto en pixeles.
   */
  menuLogo?: LogoRef;
  /**
   * Address of the mark alone, without words: the site's icon.
   * @es Archivo del símbolo solo, sin palabras: el icono del sitio.
   */
  mark?: string;
  /**
   * Height in pixels at the top of the page.
   * @default 160
   * @es Alto en pixeles al inicio de la página.
   */
  height?: number;
  /** Height in pixels once the page is scrolled. @default 60 @es Alto en pixeles después de bajar por la página. */
  stickyHeight?: number;
  /** Whether the header stays at the top while the page scrolls. @default true @es Si el encabezado se queda arriba al bajar. */
  sticky?: boolean;
  /**
   * The chosen menu with its entries; `null` where the menu is switched off.
   * @es El menú elegido con sus entradas; vacío cuando el menú está apagado.
   */
  navigation?: {
    /** Design of the menu. @es Diseño del menú. */
    variant: NavMenuId;
    /**
     * What the menu shows: its entries, or that it is loading or has failed.
     * @es Lo que el menú muestra: sus entradas, o que está cargando o falló.
     */
    menu: NavMenuProps;
  } | null;
  /**
   * Entries of the drawer, by default those of the menu. They are always there, whatever becomes of the menu.
   * @es Entradas del menú lateral. Están siempre, también sin menú.
   */
  drawer?: MenuItem[];
  /**
   * Path of the page, whose entry in the menu is marked.
   * @es Dirección de la página que se ve; su entrada del menú queda marcada.
   */
  currentPath?: string;
  /** Address of the practice. @es Dirección del consultorio. */
  address?: string;
  /** Link to the map; empty where there is none. @es Enlace al mapa; vacío cuando no hay. */
  mapHref?: string;
  /** Opening hours in words, a line for each group of days. @es Horario, una línea por cada grupo de días. */
  hours?: HoursLine[];
  /** Links to call, to write by WhatsApp and to book. @es Enlaces para llamar, escribir por WhatsApp y agendar una cita. */
  contact?: ContactLinks;
  /** Social networks, each with its link. @es Redes sociales con su enlace. */
  social?: ProfileLink[];
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
  navigation: null,
  currentPath: "",
  address: "",
  mapHref: "",
  hours: [],
  contact: {},
  social: [],
};

/** Adds the default values. */
export function headerContent(props: HeaderProps) {
  const { logo = defaults.logo, navigation } = props;
  const drawer = navigation?.menu.status === "ready" ? navigation.menu.items : [];
  return withDefaults(props, { ...defaults, menuLogo: logo, drawer });
}

/** The section's complete content. */
export type HeaderContent = Content<typeof headerContent>;
