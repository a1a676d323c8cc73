import { initialsOf } from "@consultorio/content";
import { cn } from "../class-names/class-names.ts";

const disc = "inline-flex size-14 shrink-0 items-center justify-center rounded-full font-display text-lg";

const tints = [
  "bg-action-soft text-action-strong",
  "bg-info-soft text-info-strong",
  "bg-positive-soft text-positive-strong",
];

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
