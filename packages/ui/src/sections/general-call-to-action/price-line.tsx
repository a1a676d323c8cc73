/** Splits a price line at its colon: `Consulta: $1,000 MXN` → `Consulta`, `$1,000 MXN`. Any other line is only a label. */
export function splitPrice(text: string): { label: string; amount: string } {
  const [, label = text, amount = ""] = /^(.+):\s*(\$.+)$/s.exec(text) ?? [];
  return { label, amount };
}

/** `$1,000 MXN` in two parts, for two sizes: `$1,000` and `MXN`. Any other amount stays whole. */
export function splitAmount(amount: string): { figures: string; currency: string } {
  const [, figures = amount, currency = ""] = /^(.+\d)\s+(\p{L}+)$/u.exec(amount) ?? [];
  return { figures, currency };
}

/** One price of a list: its label, and the amount in large figures. */
export function PriceLine({ text }: { text: string }) {
  const { label, amount } = splitPrice(text);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 ms:py-4">
      <span className="min-w-words max-w-40 flex-1 text-sm ms:max-w-64">{label} </span>
      {amount === "" ? null : <span className="font-display text-xl tabular-nums">{amount}</span>}
    </li>
  );
}
