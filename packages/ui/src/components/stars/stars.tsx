import { Star, StarHalf } from "lucide";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { localeWord, testimonialsWords } from "#messages/words.ts";
import { cn } from "../class-names/class-names.ts";
import { LineIcon } from "../icon/line-icon.tsx";

const places = [1, 2, 3, 4, 5];

interface StarsProps {
  /** From 1 to 5, drawn to the nearest half. */
  rating: number;
  className?: string;
}

/** A rating as stars, and in words for those who do not see them. */
export function Stars({ rating, className }: StarsProps) {
  const { locale, testimonials: words } = useMessages({
    locale: localeWord,
    testimonials: testimonialsWords,
  });
  const halves = Math.round(rating * 2);
  return (
    <span
      role="img"
      aria-label={fill(words.rating, { rating: new Intl.NumberFormat(locale).format(rating) })}
      className={cn(
        "inline-flex max-w-full flex-wrap gap-1 text-action in-data-[tone=inverse]:text-action-on-inverse",
        className,
      )}
    >
      {places.map((place) =>
        place * 2 - 1 === halves ? (
          <span key={place} className="relative">
            <LineIcon lines={Star} />
            <LineIcon lines={StarHalf} className="absolute inset-0 fill-current" />
          </span>
        ) : (
          <LineIcon key={place} lines={Star} className={cn(place * 2 <= halves && "fill-current")} />
        ),
      )}
    </span>
  );
}
