import type { CarouselAttributes } from "./carousel-contract.ts";

/** The functions of the slider that the carousel uses. */
export interface Slider {
  /** Slide at the start of the view, in the order of the markup; during a move, where it leads. */
  index: () => number;
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
  play: () => void;
  pause: () => void;
  destroy: () => void;
}

/** The options of the slider. Lengths in pixels, times in milliseconds. */
export interface SliderOptions {
  viewport: HTMLElement;
  /** Slides per view from each window width in rem on: `[[0, 1], [40, 2]]`. */
  perView: [number, number][];
  gap: number;
  speed: number;
  /** 0 for none. */
  autoplay: number;
  pauseOnHover: boolean;
  wrap: CarouselAttributes["data-wrap"];
  start: number;
  onMove: (state: SliderState) => void;
}

export interface SliderState {
  /** Slide at the start of the view, in the order of the markup. */
  index: number;
  /** How many positions there are to go to. */
  positions: number;
  /** Slides that can be seen; null while all of them are in reach, in a row that scrolls. */
  visible: readonly Element[] | null;
  atStart: boolean;
  atEnd: boolean;
}
