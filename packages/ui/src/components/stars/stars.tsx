import { Star } from "lucide";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { testimonialsWords } from "#messages/words.ts";
import { cn } from "../class-names/class-names.ts";
import { LineIcon } from "../icon/line-icon.tsx";

const places = [1, 2, 3, 4, 5];

interface StarsProps {
  /** From 1 to 5. */
  rating: number;
  className?: string;
}

/** A rating as stars, and in words for those who do not see them. */
export function Stars({ rating, className }: StarsProps) {
  const messages = useMessages({ testimonials: testimonialsWords });
  return (
    <span
      role="img"
      aria-label={fill(messages.testimonials.rating, { rating })}
      className={cn("inline-flex max-w-full flex-wrap gap-1", className)}
    >
      {places.map((place) => (
        <LineIcon
          key={place}
          lines={Star}
          className={cn(
            "text-action in-data-[tone=inverse]:text-action-on-inverse",
            place <= Math.round(rating) && "fill-current",
          )}
        />
      ))}
    </span>
  );
}
