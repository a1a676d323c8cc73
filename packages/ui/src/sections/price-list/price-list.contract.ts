import { formatPrice, shownPrices } from "@consultorio/content";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { PriceListContent } from "./price-list.props.ts";

export const priceList = defineSection({
  label: "Lista de precios",
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
  variants: {
    PriceListMenu: {
      label: "Carta de precios",
      description:
        "Un renglón por precio, con puntos que llevan del nombre a la cifra. Elígela si tienes muchos precios y quieres que se encuentren rápido.",
      fit: ({ siteContent }) => few("precios", 2, shownPrices(siteContent)),
    },
    PriceListCards: {
      label: "Tarjetas con cifra",
      description:
        "Cada precio en su tarjeta, con la cifra en grande. Elígela si tienes de tres a nueve precios y quieres que se comparen.",
      fit: ({ siteContent }) => few("precios", 3, shownPrices(siteContent)),
    },
  },
});
