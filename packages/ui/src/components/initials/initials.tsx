import { cn } from "../class-names/class-names.ts";

const disc = "inline-flex size-14 shrink-0 items-center justify-center rounded-full font-display text-lg";

const tints = [
  "bg-action-soft text-action-strong",
  "bg-info-soft text-info-strong",
  "bg-positive-soft text-positive-strong",
];

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
    <span aria-hidden="true" className={cn(disc, tints[sum % tints.length], className)}>
      {initials}
    </span>
  );
}
