import type { Page } from "playwright";

type Link = [label: string, address: string | null];

/** Texts and links of an example's page that depend on the settings of its host. */
export interface PracticeFacts {
  /** Name of the price. */
  price: string;
  /** Whether the practice is open now. */
  status: string;
  /** Address of the link that has the practice's name. */
  home: string | null;
  /** The footer's last links. */
  siteLinks: Link[];
  /** Links that call a number of three digits. */
  emergencyCalls: Link[];
}

export const practiceFacts = (page: Page): Promise<PracticeFacts> =>
  page.evaluate(() => {
    const linkOf = (link: Element): [string, string | null] => [
      link.textContent?.trim() ?? "",
      link.getAttribute("href"),
    ];
    const linksIn = (selector: string) => [...document.querySelectorAll(selector)].map(linkOf);
    const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? "";
    const footerLinks = linksIn("[data-section='Footer'] a");
    return {
      price: textOf("[data-variant='HeroSplit'] dt"),
      status: textOf("[data-variant='HeroSplit'] c-opening"),
      home: footerLinks.find(([label]) => label === "Harbour Dental")?.[1] ?? null,
      siteLinks: linksIn("[data-section='Footer'] nav li a"),
      emergencyCalls: linksIn("a[href^='tel:']").filter(([, address]) => /^tel:\d{3}$/.test(address ?? "")),
    };
  });
