/** Parts a price line at its colon: `Consulta: $1,000 MXN` → `Consulta`, `$1,000 MXN`. Any other is all words. */
export function splitPrice(text: string): { words: string; amount: string } {
  const [, words = text, amount = ""] = /^(.+):\s*(\$.+)$/s.exec(text) ?? [];
  return { words, amount };
}

/** One price of a list: what it is for, and the amount in large figures. */
export function PriceLine({ text }: { text: string }) {
  const { words, amount } = splitPrice(text);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 ms:py-4">
      <span className="min-w-24 max-w-40 flex-1 text-sm ms:max-w-64">
        {amount === "" ? words : `${words}: `}
      </span>
      {amount === "" ? null : <span className="ms-auto font-display text-xl tabular-nums">{amount}</span>}
    </li>
  );
}
