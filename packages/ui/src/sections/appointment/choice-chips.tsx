import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Choice, Question } from "./choices.ts";

const chip = cva(
  "flex min-h-11 max-w-full items-center border-2 border-line-strong bg-surface-raised py-1.5 text-sm leading-tight text-text transition-colors duration-200 ease-calm wrap-anywhere peer-checked:border-action peer-checked:bg-action peer-checked:text-on-action peer-checked:forced-color-adjust-none peer-disabled:border-dashed peer-disabled:border-line peer-disabled:bg-transparent peer-disabled:text-text-soft peer-disabled:line-through peer-hover:not-peer-disabled:border-action peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus-ring)",
  {
    variants: {
      form: {
        pill: "rounded-card px-[min(1rem,4vw)]",
        cell: "size-full justify-center rounded-small px-2 lg:min-h-16",
      },
    },
  },
);

interface ChipProps {
  choice: Choice;
  /** Of the radio group. */
  name: string;
  /** A pill is as wide as its words, a cell fills its place. */
  form?: NonNullable<VariantProps<typeof chip>["form"]>;
  children: ReactNode;
}

/** An answer as a chip: a radio button that looks like its label. */
export function Chip({ choice: { phrase, halves, half }, name, form = "pill", children }: ChipProps) {
  return (
    <label className="relative block max-w-full cursor-pointer">
      <input
        type="radio"
        name={name}
        value={phrase}
        data-phrase={phrase}
        data-halves={halves?.join(" ")}
        data-half={half}
        className="peer absolute inset-0 size-full cursor-inherit opacity-0"
      />
      <span className={chip({ form })}>{children}</span>
    </label>
  );
}

interface ChoiceChipsProps {
  question: Question;
  /** Of the section. */
  anchor: string;
}

/** A question with its answers as chips. */
export function ChoiceChips({ question: { part, legend, neutral, choices }, anchor }: ChoiceChipsProps) {
  const all = neutral === null ? choices : [...choices, neutral];
  return (
    <fieldset data-part={part} className="min-w-0">
      <legend className="mb-2.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((choice, index) => (
          <Chip key={index} choice={choice} name={`${anchor}-${part}`}>
            <span className="first-letter:uppercase">{choice.label}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
