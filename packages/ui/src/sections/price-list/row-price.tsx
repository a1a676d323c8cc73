import { useMessages } from "#messages/messages.tsx";
import { priceListWords } from "#messages/words.ts";
import type { PriceListRow } from "./price-list.props.ts";

/** The price of a row: a figure, the lowest figure, or that it depends on the patient. */
export function RowPrice({ price, from }: PriceListRow) {
  const { priceList: words } = useMessages({ priceList: priceListWords });
  if (price === "")
    return <span className="font-text text-base font-semibold 3xs:whitespace-nowrap">{words.onRequest}</span>;
  return (
    <>
      {from ? (
        <>
          <span className="font-text text-sm text-text-soft">{words.from}</span>{" "}
        </>
      ) : null}
      <span className="tabular-nums 3xs:whitespace-nowrap">{price}</span>
    </>
  );
}
