import type { Decorator } from "@storybook/react-vite";
import type { ReactNode } from "react";
import type { HeaderContent } from "./header.props.ts";

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

/** A header with three entries more in its menu: more than a line holds. */
export function eightEntries(header: HeaderContent): HeaderContent {
  const { navigation, drawer } = header;
  if (navigation?.menu.status !== "ready") throw new Error("The fixture's menu is not ready.");
  const more = ["EL CONSULTORIO", "PREGUNTAS FRECUENTES", "BLOG"].map((label) => ({
    label,
    href: `/contacto#${label}`,
    items: [],
  }));
  const items = [...drawer, ...more];
  return {
    ...header,
    navigation: { ...navigation, menu: { ...navigation.menu, items } },
    drawer: items,
  };
}
