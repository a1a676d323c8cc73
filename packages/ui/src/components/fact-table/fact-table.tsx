import { cn } from "../class-names/class-names.ts";

interface FactTableProps {
  /** Rows whose value is empty are left out. */
  facts: readonly { label: string; value: string }[];
  className?: string;
}

/** Names and values in two columns, stacked on phones. Nothing without a value. */
export function FactTable({ facts, className }: FactTableProps) {
  const filled = facts.filter(({ value }) => value !== "");
  if (filled.length === 0) return null;
  return (
    <dl
      className={cn(
        "divide-y divide-line border-y border-line in-data-[tone=inverse]:divide-line-on-inverse in-data-[tone=inverse]:border-line-on-inverse",
        className,
      )}
    >
      {filled.map(({ label, value }, index) => (
        <div
          key={index}
          className="grid gap-x-8 gap-y-0.5 py-2.5 sm:gap-y-1 sm:py-4 sm:grid-cols-[minmax(9rem,1fr)_2fr]"
        >
          <dt className="text-sm font-semibold text-text-soft in-data-[tone=inverse]:text-on-inverse-soft">
            {label}
          </dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
