import type { Decorator } from "@storybook/react-vite";
import type { ReactNode } from "react";

/** A page below the header that is long enough to scroll. */
export const onLongPage: Decorator = (Story) => (
  <>
    <Story />
    <div className="h-screen" />
    <div className="h-screen" />
  </>
);

/** Scrolls the page at once, whatever the page's own scroll behaviour. */
export const scrollTo = (top: number): void => window.scrollTo({ top, behavior: "instant" });

/** The header as a page has it: the first section lies in `<main>` after it, and so under it. */
export const over = (header: ReactNode, first: ReactNode) => (
  <>
    {header}
    <main>{first}</main>
  </>
);

/** Colour behind a bar's words, as the browser computes it. */
export const ground = (bar: Element): string => getComputedStyle(bar).backgroundColor;
