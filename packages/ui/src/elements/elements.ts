import { notice } from "../components/announcement-bar/notice.element.ts";
import { carousel } from "../components/carousel/carousel.element.ts";
import { dock } from "../components/contact-buttons/dock.element.ts";
import { counter } from "../components/counter/counter.element.ts";
import { drawer } from "../components/drawer/drawer.element.ts";
import { type Behaviour, defineElement } from "../components/element/define-element.ts";
import type { ElementName } from "../components/element/element-names.ts";
import { finder } from "../components/finder/finder.element.ts";
import { fold } from "../components/fold/fold.element.ts";
import { frame } from "../components/foreign-frame/frame.element.ts";
import { header } from "../components/header-shell/header.element.ts";
import { menu } from "../components/menu/menu.element.ts";
import { opening } from "../components/opening-status/opening.element.ts";
import { overlay } from "../components/overlay/overlay.element.ts";
import { parallax } from "../components/parallax/parallax.element.ts";
import { picture } from "../components/picture/picture.element.ts";
import { scrollTop } from "../components/scroll-top/scroll-top.element.ts";
import { search } from "../components/search/search.element.ts";
import { share } from "../components/share-buttons/share.element.ts";
import { video } from "../components/video-button/video.element.ts";

const behaviours: Record<ElementName, Behaviour> = {
  "c-booking": frame,
  "c-carousel": carousel,
  "c-counter": counter,
  "c-dock": dock,
  "c-drawer": drawer,
  "c-finder": finder,
  "c-fold": fold,
  "c-header": header,
  "c-map": frame,
  "c-menu": menu,
  "c-notice": notice,
  "c-opening": opening,
  "c-overlay": overlay,
  "c-parallax": parallax,
  "c-picture": picture,
  "c-scroll-top": scrollTop,
  "c-search": search,
  "c-share": share,
  "c-video": video,
};

/** Registers every element. Importing this module does so in a browser; elsewhere it is harmless. */
export function defineElements(): void {
  if (typeof customElements === "undefined") return;
  for (const [name, behaviour] of Object.entries(behaviours)) defineElement(name, behaviour);
}

defineElements();
