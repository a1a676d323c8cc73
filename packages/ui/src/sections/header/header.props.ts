import type { HoursLine, LogoRef, MenuItem, SocialLink } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";
import type { navMenu } from "../nav-menu/nav-menu.contract.ts";
import type { NavMenuProps } from "../nav-menu/nav-menu.props.ts";

export interface HeaderProps extends SectionOptions {
  name: string;
  specialty?: string;
  /** Logo of the header and of the open menu. */
  logo?: LogoRef;
  menuLogo?: LogoRef;
  /** Address of the mark alone, without words: the site's icon. */
  mark?: string;
  /** Heights in pixels: at the top of the page and once scrolled past 0. */
  height?: number;
  stickyHeight?: number;
  sticky?: boolean;
  /** The chosen menu, or null where the menu is switched off. */
  navigation?: { variant: keyof (typeof navMenu)["variants"]; menu: NavMenuProps } | null;
  /** Entries of the drawer, by default those of the menu. They are always there, whatever becomes of the menu. */
  drawer?: MenuItem[];
  currentPath?: string;
  /** The office's place, with a link to the map where there is one. */
  address?: string;
  mapHref?: string;
  hours?: HoursLine[];
  contact?: ContactLinks;
  social?: SocialLink[];
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
