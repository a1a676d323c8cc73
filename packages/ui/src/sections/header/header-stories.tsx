import type { Decorator } from "@storybook/react-vite";
import type { HeaderProps } from "./header.contract.ts";

/** A page below the header that is long enough to scroll. */
export const onLongPage: Decorator = (Story) => (
  <>
    <Story />
    <div className="h-screen" />
    <div className="h-screen" />
  </>
);

/** The drawer's entries with addresses inside this page, so that following one leaves the story where it is. */
export const withinPage = (entries: HeaderProps["drawer"]): HeaderProps["drawer"] =>
  entries.map((entry) => ({
    ...entry,
    href: `#${entry.label}`,
    items: entry.items.map((item) => ({ ...item, href: `#${item.label}` })),
  }));

/** Scrolls the page at once, whatever the page's own scroll behaviour. */
export const scrollTo = (top: number): void => window.scrollTo({ top, behavior: "instant" });
