import type { HoursLine, ImageRef, LogoRef, OpeningHours } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type Defaults, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

export interface HeroSlide {
  title: string;
  subtitle?: string;
  description?: string;
  image?: ImageRef | null;
  alignment?: "left" | "center" | "right";
  /** Percentage by which the picture moves sideways on narrow screens, -100 to 100. */
  mobileOffset?: number;
}

export interface HeroProps extends SectionOptions {
  title: string;
  subTitle?: string;
  description?: string;
  /** Height in pixels on wide screens. */
  height?: number;
  mainImage?: ImageRef | null;
  /** In place of the main picture where there is none. */
  logo?: LogoRef | null;
  /** Heights in percent of the section. */
  background?: { image: ImageRef | null; height: number };
  foreground?: { image: ImageRef | null; height: number };
  /** `color` is `#rrggbb` or empty; `opacity` from 0 to 1. */
  overlay?: { color: string; opacity: number };
  slides?: HeroSlide[];
  facts?: { value: string; label: string }[];
  /** `$1,000 MXN`. */
  price?: string;
  hours?: HoursLine[];
  opening?: OpeningHours[];
  contact?: ContactLinks;
  video?: { title: string; file: string; link: string; poster: ImageRef | null };
}

const defaults = {
  anchor: "inicio",
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
