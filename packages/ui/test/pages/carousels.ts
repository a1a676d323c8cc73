import type { Page } from "playwright";
import { expect } from "vitest";
import { drawVariants } from "../drawn/drawn-variants.ts";
import { viewCarousel } from "./carousel-view.ts";

/** A variant of the library that has a carousel, as HTML. */
export interface DrawnCarousel {
  id: string;
  html: string;
  /** How many slides it has. */
  total: number;
  /** What follows the last slide: the first in the same row, a move back to it, or nothing. */
  wrap: "loop" | "rewind" | "none";
}

function drawnCarousel({ id, html }: { id: string; html: string }): DrawnCarousel {
  const total = html.match(/data-slide=""/g)?.length ?? 0;
  const perView = /data-per-view="([^"]*)"/.exec(html)?.[1] ?? "";
  const mostInView = Math.max(...perView.split(" ").map((step) => Number(step.split(":").at(-1))));
  const wraps = html.includes('data-wrap="loop"');
  return { id, html, total, wrap: !wraps ? "none" : total < 2 * mostInView ? "rewind" : "loop" };
}

/** Every variant with a carousel. */
export const drawnCarousels: DrawnCarousel[] = drawVariants()
  .filter(({ html }) => html.includes("<c-carousel"))
  .map(drawnCarousel);

/** The widths at which people sit, in pixels. */
export const allWidths = [320, 360, 768, 1024, 1280, 1366, 1536, 1920, 2560];

/** High enough for every carousel, in pixels. */
export const windowHeight = 1600;

/** A walk through a carousel, from its first slide on. */
export class CarouselWalk {
  readonly #page: Page;
  readonly #carousel: Omit<DrawnCarousel, "id">;
  #place = 0;
  #lastPlace = 0;

  constructor(page: Page, carousel: Omit<DrawnCarousel, "id">) {
    this.#page = page;
    this.#carousel = carousel;
  }

  /**
   * Expects that after so many steps more as many slides as promised are in view, that they answer, and that no other
   * slide does. Without steps the place stays, also at another width; where all slides have room there is one place.
   */
  async expectView(steps: number): Promise<void> {
    const { total, wrap } = this.#carousel;
    const { perView: inView } = await this.#page.evaluate(viewCarousel, null);
    const places = wrap === "loop" ? total : Math.max(1, total - inView + 1);
    const isAtEnd = wrap !== "loop" && this.#place > 0 && this.#place === this.#lastPlace;
    const to = (isAtEnd ? places - 1 : Math.min(this.#place, places - 1)) + steps;
    this.#place = wrap === "none" ? Math.max(0, Math.min(to, places - 1)) : (to + places * total) % places;
    this.#lastPlace = places - 1;
    const { slides, focused, problems } = await this.#page.evaluate(viewCarousel, this.#place);
    const promised = Array.from(
      { length: Math.min(inView, total) },
      (_, index) => (this.#place + index) % total,
    );
    expect({ slides, problems, focused }).toEqual({ slides: promised, problems: [], focused: true });
  }
}
