import { useMessages } from "#messages/messages.tsx";
import { priceListWords } from "#messages/words.ts";
import type { PriceListRow } from "./price-list.props.ts";

/** The price of a row: a figure, the lowest figure, or that it depends on the patient. */
export function RowPrice({ price, from }: PriceListRow) {
  const { priceList: words } = useMessages({ priceList: priceListWords });
  if (price === "") return <span className="font-sans text-base font-semibold">{words.onRequest}</span>;
  return (
    <>
      {from ? (
        <span className="me-1.5 font-sans text-sm font-normal text-text-soft">{words.from}</span>
      ) : null}
      <span className="whitespace-nowrap tabular-nums">{price}</span>
    </>
  );
}
