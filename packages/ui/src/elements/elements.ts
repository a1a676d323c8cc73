import { carousel } from "./carousel.ts";
import { counter } from "./counter.ts";
import { type Behaviour, defineElement } from "./define-element.ts";
import { drawer } from "./drawer.ts";
import { finder } from "./finder.ts";
import { frame } from "./frame.ts";
import { header } from "./header.ts";
import type { ElementName } from "./jsx.ts";
import { menu } from "./menu.ts";
import { notice } from "./notice.ts";
import { opening } from "./opening.ts";
import { overlay } from "./overlay.ts";
import { parallax } from "./parallax.ts";
import { picture } from "./picture.ts";
import { scrollTop } from "./scroll-top.ts";
import { search } from "./search.ts";
import { share } from "./share.ts";
import { video } from "./video.ts";

const behaviours: Record<ElementName, Behaviour> = {
  "c-booking": frame,
  "c-carousel": carousel,
  "c-counter": counter,
  "c-drawer": drawer,
  "c-finder": finder,
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
