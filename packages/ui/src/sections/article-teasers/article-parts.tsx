import { ArrowRight, ArrowUpRight } from "lucide";
import { cn } from "#components/class-names/class-names.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import type { Article } from "./article-teasers.props.ts";

/** Where and when an article was published. Draws nothing without both. */
export function Published({ source, date, day, className }: Article & { className?: string }) {
  if (source === "" && date === "") return null;
  return (
    <p className={cn("flex flex-wrap gap-x-3 text-sm text-text-soft", className)}>
      {source === "" ? null : <span className="font-semibold text-info">{source}</span>}
      {date === "" ? null : <Day date={date} day={day} />}
    </p>
  );
}

/** A day as it is read, with the same day for programs. */
export function Day({ date, day }: Pick<Article, "date" | "day">) {
  return day === "" ? date : <time dateTime={day}>{date}</time>;
}

/**
 * An article's title, which is the link to it and ends with an arrow. Its area is the nearest ancestor that is `relative group`.
 * Another site opens in a new tab. Plain text without an address.
 */
export function ArticleTitle({ title, href }: Pick<Article, "title" | "href">) {
  const { contact: words } = useMessages({ contact: contactWords });
  if (href === "") return title;
  const isOutside = /^https?:/i.test(href);
  return (
    <Link
      href={href}
      {...(isOutside ? { target: "_blank", rel: "noopener" } : {})}
      className="no-underline transition-colors duration-200 ease-calm after:absolute after:inset-0 group-hover:text-action"
    >
      {title}
      <LineIcon
        lines={isOutside ? ArrowUpRight : ArrowRight}
        className="ms-2 inline size-[0.8em] text-action"
      />
      {isOutside ? <span className="sr-only"> ({words.newTab})</span> : null}
    </Link>
  );
}
