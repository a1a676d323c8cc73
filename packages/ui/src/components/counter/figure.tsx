import { cn } from "../class-names/class-names.ts";
import { Counter } from "./counter.tsx";

interface FigureProps {
  /** Such as `5` or `Más de 2 mil`. */
  value: string;
  /** Size of the number. */
  className?: string;
}

/** Parts a figure into the words before its number and the rest: `Más de 2 mil` → `Más de`, `2 mil`. */
export function splitFigure(value: string): { lead: string; number: string } {
  const [, lead = "", number = value] = /^(\D*)(\d.*)$/s.exec(value) ?? [];
  return { lead: lead.trim(), number };
}

/** A figure whose number is large and counts up; the words before it stand small above. */
export function Figure({ value, className }: FigureProps) {
  const { lead, number } = splitFigure(value);
  return (
    <>
      {lead === "" ? null : (
        <span className="block text-sm text-text-soft in-data-[tone=inverse]:text-on-inverse-soft">
          {lead}{" "}
        </span>
      )}
      <Counter value={number} className={cn("font-display leading-none", className)} />
    </>
  );
}
