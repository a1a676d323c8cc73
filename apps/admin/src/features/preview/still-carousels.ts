/** Where each carousel of a page stands, by its name. */
type Places = ReadonlyMap<string, number>;

/** Stops the carousels of a page: they move only when somebody moves them, and stand where they stood when drawn anew. */
export class StillCarousels {
  readonly #stopped = new WeakSet<Element>();
  #places: Places = new Map();

  /** Before the page is drawn anew. */
  remember(page: ParentNode) {
    this.#places = new Map(carouselsIn(page).map((carousel) => [nameOf(carousel), shownSlide(carousel)]));
  }

  /** Once it is drawn, before it is seen. */
  stop(page: ParentNode) {
    for (const carousel of carouselsIn(page)) {
      if (this.#stopped.has(carousel)) continue;
      this.#stopped.add(carousel);
      standAt(carousel, this.#places.get(nameOf(carousel)) ?? 0);
    }
  }
}

/** Stops the carousels of a section, and brings one of their slides into view. */
export function showSlide(section: ParentNode, slide: number) {
  for (const carousel of carouselsIn(section)) standAt(carousel, slide);
}

function standAt(carousel: HTMLElement, place: number) {
  carousel.dataset.autoplay = "0";
  // It reads its options when it enters the page, and begins at the slide that is in view.
  carousel.parentNode?.insertBefore(carousel, carousel.nextSibling);
  const slide = slidesOf(carousel)[place];
  const viewport = carousel.querySelector("[data-viewport]");
  if (slide && viewport) viewport.scrollLeft = slide.offsetLeft;
}

const carouselsIn = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>("c-carousel")];
const slidesOf = (carousel: HTMLElement) => [...carousel.querySelectorAll<HTMLElement>("[data-slide]")];

function shownSlide(carousel: HTMLElement): number {
  const slides = slidesOf(carousel);
  // Before somebody uses it, it is a row that scrolls, with every slide in reach.
  const left = carousel.querySelector("[data-viewport]")?.scrollLeft ?? 0;
  const shown = slides.findIndex((slide) => !slide.inert && slide.offsetLeft >= left);
  // One that goes round puts its slides in another order, and numbers them.
  const number = slides[shown]?.dataset.swiperSlideIndex;
  return number === undefined ? Math.max(0, shown) : Number(number);
}

const nameOf = (carousel: HTMLElement) =>
  `${carousel.closest("[data-section]")?.getAttribute("data-section")} ${carousel.getAttribute("aria-label")}`;
