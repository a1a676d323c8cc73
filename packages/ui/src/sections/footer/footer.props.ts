import type { HoursLine, ImageRef, LogoRef, MenuLink, SocialLink } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import type { Notice } from "#components/notice-bar/legal-notice.ts";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

/** A column of links: its heading links to the list page. Each variant takes the first few items. */
export interface FooterColumn {
  title: string;
  href: string;
  items: MenuLink[];
}

export interface FooterProps extends SectionOptions {
  name: string;
  specialty?: string;
  logo?: LogoRef;
  background?: ImageRef | null;
  /** Picture of the way to the office: a map or its façade. */
  placeImage?: ImageRef | null;
  consultingHeader?: string;
  address?: string;
  mapHref?: string;
  hoursHeader?: string;
  hours?: HoursLine[];
  phonesHeader?: string;
  contact?: ContactLinks;
  social?: SocialLink[];
  menu?: MenuLink[];
  /** In the order Enfermedades, Servicios, Síntomas. */
  columns?: FooterColumn[];
  /** Pages that no column has; they stand before the search and the privacy notice. */
  siteLinks?: MenuLink[];
  /** The call-to-action band: `text` names the price. */
  band?: { title: string; text: string; price: string };
  notice?: Notice;
}

const defaults = {
  anchor: "",
  className: "",
  specialty: "",
  logo: { src: "", height: 70 },
  background: null,
  placeImage: null,
  consultingHeader: "",
  address: "",
  mapHref: "",
  hoursHeader: "",
  hours: [],
  phonesHeader: "",
  contact: {},
  social: [],
  menu: [],
  columns: [],
  siteLinks: [],
  band: { title: "", text: "", price: "" },
  notice: { aviso: "", cedProf: "", cedEsp: "" },
};

/** Adds the default values. */
export const footerContent = (props: FooterProps) => withDefaults(props, defaults);

/** The section's complete content. */
export type FooterContent = Content<typeof footerContent>;
