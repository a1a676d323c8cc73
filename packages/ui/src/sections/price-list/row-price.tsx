import { useMessages } from "#messages/messages.tsx";
import { priceListWords } from "#messages/words.ts";
import type { PriceListRow } from "./price-list.props.ts";

/** The price of a row in one line: a figure, the lowest figure, or that it depends on the patient. */
export function RowPrice({ price, from }: PriceListRow) {
  const { priceList: words } = useMessages({ priceList: priceListWords });
  return (
    <>
      {from && price !== "" ? (
        <>
          <span className="font-text text-sm text-text-soft">{words.from}</span>{" "}
        </>
      ) : null}
      <span className="tabular-nums 3xs:whitespace-nowrap">{price === "" ? words.onRequest : price}</span>
    </>
  );
}
