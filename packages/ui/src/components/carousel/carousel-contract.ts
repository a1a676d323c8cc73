/** Parts of a `c-carousel`: `data-viewport` marks the part that scrolls, and so on. */
export const carouselParts = [
  "viewport",
  "track",
  "slide",
  "controls",
  "previous",
  "next",
  "dots",
  "counter",
  "pause",
  "status",
] as const;
type CarouselPart = (typeof carouselParts)[number];

/**
 * The states of a `c-carousel`: the element sets `data-ready` and so on, and carousel.css reads them. One that waits
 * scrolls, and has its controls.
 */
export const carouselStates = ["waits", "ready", "rotates", "paused", "single"] as const;
type CarouselState = (typeof carouselStates)[number];

/** Options and words of a `c-carousel`. Lengths in pixels, times in milliseconds. */
export interface CarouselAttributes {
  /** Slides in view from each window width in rem on: `1 40:2 64:3`. */
  "data-per-view": string;
  "data-gap": number;
  "data-speed": number;
  /** 0 for none. */
  "data-autoplay": number;
  "data-wrap": "loop" | "rewind" | "none";
  "data-pause-on-hover": "" | undefined;
  "data-label-pause": string;
  "data-label-play": string;
  "data-label-slide": string;
}

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The same as an element's `dataset` names them. */
export type CarouselDataset = {
  [Name in keyof CarouselAttributes as Name extends `data-${infer Rest}` ? CamelCase<Rest> : never]?:
    | string
    | undefined;
};

/** The attribute that marks a part, for React. */
export const marked = (part: CarouselPart) => ({ [`data-${part}`]: "" });

/** The selector of a part. */
export const partOf = (part: CarouselPart) => `[data-${part}]`;

/** The attribute of a state. */
export const stateAttribute = (state: CarouselState) => `data-${state}`;
