import { cva } from "class-variance-authority";
import { cn } from "../class-names/class-names.ts";

const disc = cva(
  "inline-flex size-14 shrink-0 items-center justify-center rounded-full font-display text-lg",
  {
    variants: {
      tint: {
        action: "bg-action-soft text-action-strong",
        info: "bg-info-soft text-info-strong",
        positive: "bg-positive-soft text-positive-strong",
      },
    },
  },
);

const tints = ["action", "info", "positive"] as const;

/** First letters of the first two words of a name. Words that hold no letter are passed over. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/\p{L}/u)?.[0] ?? []);
  return letters.slice(0, 2).join("").toLocaleUpperCase("es-MX");
}

interface InitialsProps {
  name: string;
  className?: string;
}

/** A tinted disc with a person's initials, where there is no picture. The name beside it says who. */
export function Initials({ name, className }: InitialsProps) {
  const initials = initialsOf(name);
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span aria-hidden="true" className={cn(disc({ tint: tints[sum % tints.length] }), className)}>
      {initials}
    </span>
  );
}
