import type { Page } from "playwright";

type Link = [label: string, address: string | null];

/** Texts and links of an example's page that depend on the settings of its host. */
export interface PracticeFacts {
  /** Name of the price. */
  price: string;
  /** Whether the practice is open now. */
  status: string;
  /** Address of the footer's link that has the practice's name. */
  home: string | null;
  /** The footer's last links. */
  siteLinks: Link[];
  /** Links that call a number of three digits. */
  emergencyCalls: Link[];
}

export const practiceFacts = (page: Page, practice: string): Promise<PracticeFacts> =>
  page.evaluate((name) => {
    const linkOf = (link: Element): [string, string | null] => [
      link.textContent?.trim() ?? "",
      link.getAttribute("href"),
    ];
    const linksIn = (selector: string) => [...document.querySelectorAll(selector)].map(linkOf);
    const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? "";
    return {
      price: textOf("[data-variant='HeroSplit'] dt"),
      status: textOf("[data-variant='HeroSplit'] c-opening"),
      home: linksIn("[data-section='Footer'] a").find(([label]) => label.startsWith(name))?.[1] ?? null,
      siteLinks: linksIn("[data-section='Footer'] [data-notice-bar] nav li a"),
      emergencyCalls: linksIn("a[href^='tel:']").filter(([, address]) => /^tel:\d{3}$/.test(address ?? "")),
    };
  }, practice);

/** Pixels between the footer's upper edge and its first words. */
export const roomOfFooter = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const footer = document.querySelector("[data-section='Footer']");
    if (footer === null) throw new Error("The page has no footer.");
    const texts = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT);
    const tops: number[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const range = new Range();
      range.selectNodeContents(text);
      const { top, height } = range.getBoundingClientRect();
      if (height > 0) tops.push(top);
    }
    return Math.min(...tops) - footer.getBoundingClientRect().top;
  });
