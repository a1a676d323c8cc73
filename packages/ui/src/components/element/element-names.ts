import type { DetailedHTMLProps, HTMLAttributes } from "react";

/** Every custom element of the library. */
export type ElementName =
  | "c-appointment"
  | "c-booking"
  | "c-carousel"
  | "c-compare"
  | "c-copy"
  | "c-counter"
  | "c-dock"
  | "c-drawer"
  | "c-finder"
  | "c-fold"
  | "c-header"
  | "c-map"
  | "c-menu"
  | "c-notice"
  | "c-opening"
  | "c-overlay"
  | "c-parallax"
  | "c-picture"
  | "c-saved"
  | "c-scroll-top"
  | "c-search"
  | "c-share"
  | "c-sheet"
  | "c-video";

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  [name: `data-${string}`]: string | number | boolean | undefined;
};

/** Lets the components write the elements as JSX. Their attributes are `data-*`, read when they connect. */
declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Record<ElementName, ElementProps> {}
  }
}
