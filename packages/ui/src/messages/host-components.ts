import type { AnchorHTMLAttributes, ComponentType, CSSProperties, ReactNode } from "react";

/** Handlers that links of some frameworks take without `undefined`. Sections set none. */
type Handlers = "onClick" | "onMouseEnter" | "onTouchStart";

/** What a link of a section gives to the host's link: the attributes of an `<a>`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | Handlers> {
  href: string;
  children?: ReactNode;
}

/** What a picture of a section gives to the host's image: the attributes of an `<img>`. Width and height are in pixels. */
export interface ImageProps {
  src: string;
  /** Empty for decoration. */
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  /** How wide the picture is drawn, as in HTML. */
  sizes: string;
  /** "eager" for the page's largest picture. */
  loading: "eager" | "lazy";
  fetchPriority: "high" | "auto";
  className: string;
  style?: CSSProperties | undefined;
}

/** Components of the host's framework that take the place of `<a>` and `<img>`. */
export interface HostComponents {
  /** Draws links to addresses of the same site, which begin with one `/`. Without it they are `<a>`. */
  link: ComponentType<LinkProps> | null;
  /** Draws pictures of one file. Without it they are `<img>`. */
  image: ComponentType<ImageProps> | null;
}
