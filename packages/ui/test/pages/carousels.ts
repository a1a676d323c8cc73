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
}

/** Every variant with a carousel. */
export const drawnCarousels: DrawnCarousel[] = drawVariants()
  .filter(({ html }) => html.includes("<c-carousel"))
  .map(({ id, html }) => ({ id, html, total: html.match(/data-slide=""/g)?.length ?? 0 }));

/** The widths at which people sit, in pixels. */
export const allWidths = [320, 360, 768, 1024, 1280, 1366, 1536, 1920, 2560];

/** High enough for every carousel, in pixels. */
export const windowHeight = 1600;

/** Expects that as many slides as promised are in view from `first` on, that they answer, and that no other slide does. Where all have room nothing moves. */
export async function expectView(page: Page, first: number, { total }: DrawnCarousel): Promise<void> {
  const { slides, perView, focused, problems } = await page.evaluate(viewCarousel, first);
  const start = perView < total ? first : 0;
  const promised = Array.from({ length: Math.min(perView, total) }, (_, index) => (start + index) % total);
  expect({ slides, problems, focused }).toEqual({ slides: promised, problems: [], focused: true });
}
