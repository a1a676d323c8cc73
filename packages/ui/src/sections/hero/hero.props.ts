import type { HoursLine, ImageRef, LogoRef, OpeningHours } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type Defaults, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

export interface HeroSlide {
  /** Title of the slide. @es Título de la diapositiva. */
  title: string;
  /** Short line above the title. @es Línea corta sobre el título. */
  subtitle?: string | undefined;
  /** Text below the title. @es Texto debajo del título. */
  description?: string | undefined;
  /** Picture; `null` where there is none. @es Imagen; «null» cuando no hay. */
  image?: ImageRef | null | undefined;
  /** Side on which the texts are. @default "left" @es De qué lado van los textos. */
  alignment?: "left" | "center" | "right" | undefined;
  /**
   * Percentage by which the picture moves sideways on narrow screens, from -100 to 100.
   * @default 0
   * @es Porcentaje que se recorre la imagen en pantallas angostas, de -100 a 100.
   */
  mobileOffset?: number | undefined;
}

export interface HeroProps extends SectionOptions {
  /** Title of the hero, the first one of the page. @es Título de la portada; el primero de la página. */
  title: string;
  /** Short line above the title. @es Línea corta sobre el título. */
  subTitle?: string | undefined;
  /** Text below the title. @es Texto debajo del título. */
  description?: string | undefined;
  /** Height in pixels on wide screens. @default 400 @es Alto en pixeles en pantallas anchas. */
  height?: number | undefined;
  /** The largest picture of the hero. @es La imagen más grande de la portada. */
  mainImage?: ImageRef | null | undefined;
  /**
   * Logo in place of the main picture where there is none.
   * @es Logotipo que ocupa el lugar de la imagen principal si no hay una.
   */
  logo?: LogoRef | null | undefined;
  /**
   * Picture behind the hero, and its height in percent of the section.
   * @es Imagen de fondo, y su alto en porcentaje de la sección.
   */
  background?:
    | {
        /** Picture; `null` where there is none. @es Imagen; «null» cuando no hay. */
        image: ImageRef | null;
        /** Height in percent of the section. @es Alto en porcentaje de la sección. */
        height: number;
      }
    | undefined;
  /**
   * Portrait in front, cut out or framed with its ground, and its height in percent of the section.
   * @es Retrato al frente, recortado o con su fondo en un marco, y su alto en porcentaje de la sección.
   */
  foreground?:
    | {
        /** Picture; `null` where there is none. @es Imagen; «null» cuando no hay. */
        image: ImageRef | null;
        /** Height in percent of the section. @es Alto en porcentaje de la sección. */
        height: number;
      }
    | undefined;
  /**
   * Veil over the picture: colour `#rrggbb` or empty, and opacity from 0 to 1.
   * @es Velo sobre la imagen: color «#rrggbb» o vacío, y opacidad de 0 a 1.
   */
  overlay?:
    | {
        /** Colour `#rrggbb`, or empty. @es Color «#rrggbb», o vacío. */
        color: string;
        /** From 0, transparent, to 1. @es De 0, transparente, a 1. */
        opacity: number;
      }
    | undefined;
  /**
   * Slides of the carousel: picture, texts and alignment.
   * @es Diapositivas del carrusel: imagen, textos y alineación.
   */
  slides?: HeroSlide[] | undefined;
  /** Short facts: a value and its meaning. @es Datos breves: un valor y lo que significa. */
  facts?:
    | {
        /** Number or word in large type. @es La cifra o palabra que se ve grande. */
        value: string;
        /** Meaning of the value. @es Lo que significa. */
        label: string;
      }[]
    | undefined;
  /**
   * Price of a visit, already formatted: `£60`.
   * @es Precio de la consulta, ya escrito: «$1,000 MXN».
   */
  price?: string | undefined;
  /**
   * Opening hours in words, a line for each group of days.
   * @es Horario, una línea por cada grupo de días.
   */
  hours?: HoursLine[] | undefined;
  /**
   * Opening hours in numbers: they tell whether the practice is open now. While it is closed, urgencies take the place of the call.
   * @es Horas de apertura; con ellas se dice si está abierto en este momento, y de noche el botón de urgencias toma el lugar del de llamar.
   */
  opening?: OpeningHours[] | undefined;
  /** Links to call, to write by WhatsApp and to book. @es Enlaces para llamar, escribir por WhatsApp y agendar una cita. */
  contact?: ContactLinks | undefined;
  /** Video: title, file or link, and poster. @es Video: título, archivo o enlace, e imagen fija. */
  video?:
    | {
        /** What the video shows. @es Qué se ve en el video. */
        title: string;
        /** Address of the file; empty where there is none. @es Dirección del archivo; vacía cuando no hay. */
        file: string;
        /** Link to a video on another site; empty where there is none. @es Enlace a un video de otro sitio; vacío cuando no hay. */
        link: string;
        /**
         * Picture before the video starts; `null` where there is none.
         * @es Imagen que se ve antes de empezar; «null» cuando no hay.
         */
        poster: ImageRef | null;
      }
    | undefined;
}

const defaults = {
  anchor: "hero",
  className: "",
  subTitle: "",
  description: "",
  height: 400,
  mainImage: null,
  logo: null,
  background: { image: null, height: 100 },
  foreground: { image: null, height: 100 },
  overlay: { color: "", opacity: 0 },
  slides: [],
  facts: [],
  price: "",
  hours: [],
  opening: [],
  contact: {},
  video: { title: "", file: "", link: "", poster: null },
};

const heroSlideDefaults: Defaults<HeroSlide> = {
  subtitle: "",
  description: "",
  image: null,
  alignment: "left",
  mobileOffset: 0,
};

/** Adds the default values. */
export function heroContent(props: HeroProps) {
  const content = withDefaults(props, defaults);
  return { ...content, slides: content.slides.map((item) => withDefaults(item, heroSlideDefaults)) };
}

/** The section's complete content. */
export type HeroContent = Content<typeof heroContent>;
