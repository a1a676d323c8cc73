import type { HoursLine, ImageRef, LogoRef, MenuLink, OpeningHours } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import type { Notice } from "#components/notice-bar/notice.contract.ts";
import type { ProfileLink } from "#components/social-links/social-links.tsx";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

/** A column of links: its heading links to the list page. Each variant takes the first few items. */
export interface FooterColumn {
  /** Heading of the column. @es Título de la columna. */
  title: string;
  /** Address of the page with the whole list. @es Dirección de la página con la lista completa. */
  href: string;
  /** Links. Each design draws its first few. @es Enlaces; cada diseño muestra los primeros. */
  items: MenuLink[];
}

export interface FooterProps extends SectionOptions {
  /** Name of the doctor or the practice. @es Nombre de la doctora o del consultorio. */
  name: string;
  /** Medical specialty. @es Especialidad. */
  specialty?: string | undefined;
  /** Logo: file and height in pixels. @es Logotipo: archivo y alto en pixeles. */
  logo?: LogoRef | undefined;
  /**
   * Picture behind the section, which has its own colour without one.
   * @es Imagen de fondo; sin ella queda el color de la sección.
   */
  background?: ImageRef | null | undefined;
  /** Heading of the address. @es Título de la dirección. */
  consultingHeader?: string | undefined;
  /** Address of the practice. @es Dirección del consultorio. */
  address?: string | undefined;
  /** Link to the map; empty where there is none. @es Enlace al mapa; vacío cuando no hay. */
  mapHref?: string | undefined;
  /** Heading of the opening hours. @es Título del horario. */
  hoursHeader?: string | undefined;
  /** Opening hours in words, a line for each group of days. @es Horario, una línea por cada grupo de días. */
  hours?: HoursLine[] | undefined;
  /**
   * Opening hours in numbers: they tell whether the practice is open now.
   * @es Horas de apertura; con ellas se dice si está abierto en este momento.
   */
  opening?: OpeningHours[] | undefined;
  /** Heading of the telephones. @es Título de los teléfonos. */
  phonesHeader?: string | undefined;
  /** Links to call, to write by WhatsApp and to book. @es Enlaces para llamar, escribir por WhatsApp y agendar una cita. */
  contact?: ContactLinks | undefined;
  /** Social networks, each with its link. @es Redes sociales con su enlace. */
  social?: ProfileLink[] | undefined;
  /** Entries of the menu. @es Entradas del menú. */
  menu?: MenuLink[] | undefined;
  /**
   * Columns of links: diseases, services and symptoms, in this order.
   * @es Columnas de enlaces: enfermedades, servicios y síntomas, en ese orden.
   */
  columns?: FooterColumn[] | undefined;
  /**
   * Links at the end of the page, before the search and the privacy notice.
   * @es Enlaces al final de la página, antes de la búsqueda y del aviso de privacidad.
   */
  siteLinks?: MenuLink[] | undefined;
  /** Band that invites to call: title and text. @es Franja que invita a llamar: título y texto. */
  band?:
    | {
        /** The invitation. @es La invitación. */
        title: string;
        /** Text that explains it. @es Texto que la explica. */
        text: string;
      }
    | undefined;
  /** Numbers that the law asks for: registrations, licences. @es Aviso de publicidad y cédulas profesionales. */
  notice?: Notice[] | undefined;
}

const defaults = {
  anchor: "",
  className: "",
  specialty: "",
  logo: { src: "", height: 70 },
  background: null,
  consultingHeader: "",
  address: "",
  mapHref: "",
  hoursHeader: "",
  hours: [],
  opening: [],
  phonesHeader: "",
  contact: {},
  social: [],
  menu: [],
  columns: [],
  siteLinks: [],
  band: { title: "", text: "" },
  notice: [],
};

/** Adds the default values. */
export const footerContent = (props: FooterProps) => withDefaults(props, defaults);

/** The section's complete content. */
export type FooterContent = Content<typeof footerContent>;
