import type { SiteContent } from "../kinds/site-content.ts";

type ListedPrice = SiteContent["priceList"]["rows"][number];

/** The list of prices as the site shows it: the consultation first, where it has a name in the list and a price. */
export function shownPrices({
  priceList,
  consultationPrice,
}: Pick<SiteContent, "priceList" | "consultationPrice">): ListedPrice[] {
  const { consultation, rows } = priceList;
  const isListed = consultation !== "" && consultationPrice > 0;
  return isListed ? [{ name: consultation, price: consultationPrice, from: false, note: "" }, ...rows] : rows;
}
