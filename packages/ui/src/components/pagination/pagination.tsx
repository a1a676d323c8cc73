import { cva } from "class-variance-authority";
import { ChevronLeft, ChevronRight } from "lucide";
import { Button } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";
import { LineIcon } from "../icon/line-icon.tsx";
import { Link } from "../link/link.tsx";

interface PaginationProps {
  /** Number of this page, from 1. */
  current: number;
  count: number;
  /** Address of a page. */
  hrefOf: (number: number) => string;
  messages: {
    /** Name of the navigation. */
    label: string;
    /** Stands before the number of a page, for screen readers. */
    page: string;
    previous: string;
    next: string;
  };
  className?: string;
}

const numberLink = cva(
  "inline-flex h-12 min-w-12 items-center justify-center rounded-full px-2 font-semibold text-info no-underline tabular-nums",
  {
    variants: {
      current: {
        // Forced colours take the ground away: the border stays.
        true: "border-2 border-info bg-info text-on-info",
        false: "hover:bg-info hover:text-on-info",
      },
    },
  },
);

/** Links to the pages of a list: the first, the last, and those around the current one. */
export function Pagination({ current, count, hrefOf, messages, className }: PaginationProps) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - current) <= 1,
  );
  return (
    <nav
      aria-label={messages.label}
      className={cn(
        "flex flex-wrap items-center justify-center gap-x-8 gap-y-5 sm:justify-between print:hidden",
        className,
      )}
    >
      <ol className="flex flex-wrap items-center justify-center sm:gap-1">
        {numbers.map((number, index) => (
          <li key={number} className="flex items-center sm:gap-1">
            {number - (numbers[index - 1] ?? 0) > 1 ? (
              <span aria-hidden="true" className="w-4 text-center text-text-soft sm:w-6">
                …
              </span>
            ) : null}
            <Link
              href={hrefOf(number)}
              aria-current={number === current ? "page" : undefined}
              className={numberLink({ current: number === current })}
            >
              <span className="sr-only">{messages.page} </span>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      <div className="flex w-full flex-wrap gap-3 *:flex-auto sm:w-auto">
        {current === 1 ? null : (
          <Button href={hrefOf(current - 1)} rel="prev" look="secondary" size="compact">
            <LineIcon lines={ChevronLeft} />
            {messages.previous}
          </Button>
        )}
        {current === count ? null : (
          <Button href={hrefOf(current + 1)} rel="next" look="secondary" size="compact">
            {messages.next}
            <LineIcon lines={ChevronRight} />
          </Button>
        )}
      </div>
    </nav>
  );
}
