import type { Decorator } from "@storybook/react-vite";

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
