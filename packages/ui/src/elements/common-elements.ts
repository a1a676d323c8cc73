import { carousel } from "../components/carousel/carousel.element.ts";
import { dock } from "../components/contact-buttons/dock.element.ts";
import { counter } from "../components/counter/counter.element.ts";
import { drawer } from "../components/drawer/drawer.element.ts";
import type { Behaviour } from "../components/element/define-element.ts";
import type { ElementName } from "../components/element/element-names.ts";
import { fold } from "../components/fold/fold.element.ts";
import { header } from "../components/header-shell/header.element.ts";
import { menu } from "../components/menu/menu.element.ts";
import { opening } from "../components/opening-status/opening.element.ts";
import { parallax } from "../components/parallax/parallax.element.ts";
import { picture } from "../components/picture/picture.element.ts";
import { scrollTop } from "../components/scroll-top/scroll-top.element.ts";
import { share } from "../components/share-buttons/share.element.ts";

/** The elements of most pages. */
export const commonElements = {
  "c-carousel": carousel,
  "c-counter": counter,
  "c-dock": dock,
  "c-drawer": drawer,
  "c-fold": fold,
  "c-header": header,
  "c-menu": menu,
  "c-opening": opening,
  "c-parallax": parallax,
  "c-picture": picture,
  "c-scroll-top": scrollTop,
  "c-share": share,
} satisfies Partial<Record<ElementName, Behaviour>>;
