import Swiper from "swiper";
import { Autoplay } from "swiper/modules";
import type { Slider, SliderOptions, SliderState } from "./slider.ts";

/** Drives a carousel's viewport with Swiper. Its own chunk: it is fetched when a carousel is used. */
export function createSlider(options: SliderOptions): Slider {
  const slides = options.viewport.querySelectorAll(".carousel-slide").length;
  const loop = options.wrap === "loop";
  const swiper = new Swiper(options.viewport, {
    modules: [Autoplay],
    wrapperClass: "carousel-track",
    slideClass: "carousel-slide",
    speed: options.speed,
    spaceBetween: options.gap,
    initialSlide: options.start,
    slidesPerView: options.perView[0]?.[1] ?? 1,
    breakpoints: breakpointsOf(options),
    loop,
    // A press during a move is a move more, not lost.
    loopPreventsSliding: false,
    rewind: options.wrap === "rewind",
    watchSlidesProgress: true,
    resizeObserver: false,
    autoplay: options.autoplay > 0 && {
      delay: options.autoplay,
      disableOnInteraction: false,
      pauseOnMouseEnter: options.pauseOnHover,
    },
  });
  if (loop) keepPlace(swiper);
  const report = () => options.onMove(stateOf(swiper, slides, options.wrap));
  swiper.on("slideChange", report);
  swiper.on("progress", report);
  swiper.on("resize", report);
  report();
  const stopWatching = watchWidth(swiper, options.viewport);
  const stopCounting = leaveTwoFingers(swiper, options.viewport);
  return {
    index: () => indexOf(swiper),
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    goTo: (index) => (loop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    destroy: () => {
      stopWatching();
      stopCounting();
      swiper.destroy(true, true);
    },
  };
}

/** On a resize Swiper moves a loop whose last slides are in view to another slide. This moves it back. */
function keepPlace(swiper: Swiper): void {
  let place = swiper.realIndex;
  swiper.on("beforeResize", () => {
    place = swiper.realIndex;
  });
  swiper.on("resize", () => {
    if (swiper.realIndex !== place) swiper.slideToLoop(place, 0);
  });
}

/**
 * Swiper's own observer answers to heights as well, which change when a picture comes: it puts a loop back in the next
 * frame to where it was, and a press in between is lost.
 */
function watchWidth(swiper: Swiper, viewport: HTMLElement): () => void {
  // In the next frame, since it changes the size that is observed.
  const follow = () => {
    if (viewport.clientWidth === swiper.width) return;
    swiper.emit("beforeResize");
    swiper.emit("resize");
  };
  const observer = new ResizeObserver(() => requestAnimationFrame(follow));
  observer.observe(viewport);
  return () => observer.disconnect();
}

/** Two fingers enlarge the page: Swiper would take the first of them for a swipe. */
function leaveTwoFingers(swiper: Swiper, viewport: HTMLElement): () => void {
  const counting = new AbortController();
  const count = ({ touches }: TouchEvent) => {
    swiper.allowTouchMove = touches.length < 2;
  };
  for (const change of ["touchstart", "touchend", "touchcancel"] as const)
    viewport.addEventListener(change, count, { signal: counting.signal, passive: true });
  return () => counting.abort();
}

/** Swiper knows pixels alone. A rem of a media query is the size that the browser is set to. */
function breakpointsOf({ perView, viewport }: SliderOptions): Record<number, { slidesPerView: number }> {
  const probe = viewport.appendChild(document.createElement("i"));
  probe.style.fontSize = "medium";
  const rem = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return Object.fromEntries(perView.map(([from, count]) => [from * rem, { slidesPerView: count }]));
}

function stateOf(swiper: Swiper, slides: number, wrap: SliderOptions["wrap"]): SliderState {
  return {
    index: indexOf(swiper),
    positions: swiper.params.loop ? slides : swiper.snapGrid.length,
    visible: swiper.visibleSlides ?? [],
    atStart: wrap === "none" && swiper.isBeginning,
    atEnd: wrap === "none" && swiper.isEnd,
  };
}

const indexOf = (swiper: Swiper): number => (swiper.params.loop ? swiper.realIndex : swiper.snapIndex);
