import { formatPrice, shownPrices } from "@consultorio/content";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { PriceListContent } from "./price-list.props.ts";
import { priceListVariants } from "./price-list.variants.ts";

export const priceList = defineSection(priceListVariants, {
  select: ({ siteContent }): PriceListContent | null => {
    const { sectionTitle, sectionSubtitle, additionalInfo } = siteContent.priceList;
    const rows = shownPrices(siteContent);
    if (rows.length === 0) return null;
    return {
      sectionTitle,
      sectionSubtitle,
      additionalInfo,
      rows: rows.map(({ price, ...row }) => ({ ...row, price: price === 0 ? "" : formatPrice(price) })),
    };
  },
  fit: {
    PriceListMenu: ({ siteContent }) => few("precios", 2, shownPrices(siteContent)),
    PriceListCards: ({ siteContent }) => few("precios", 3, shownPrices(siteContent)),
  },
});
