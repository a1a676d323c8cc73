import { useMessages } from "#messages/messages.tsx";
import { breadcrumbWords, homeWords } from "#messages/words.ts";
import { cn } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";

interface BreadcrumbProps {
  /** From the home page's child down; the last is this page. */
  trail: readonly { label: string; href: string }[];
  className?: string;
}

/** Where this page stands, home first. */
export function Breadcrumb({ trail, className }: BreadcrumbProps) {
  const messages = useMessages({ home: homeWords, breadcrumb: breadcrumbWords });
  const links = [{ label: messages.home, href: "/" }, ...trail];
  return (
    <nav aria-label={messages.breadcrumb} className={cn("mb-4 text-sm", className)}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {links.map(({ label, href }, index) => (
          <li
            key={index}
            className={cn(
              "flex items-center gap-2",
              // Right below is the title, which a phone's first screen has to show.
              index === links.length - 1 && index > 1 && "max-md:not-focus-within:sr-only",
            )}
          >
            {index > 0 && <span aria-hidden="true">/</span>}
            <Link
              href={href}
              aria-current={index === links.length - 1 ? "page" : undefined}
              className="inline-flex min-h-12 items-center underline-offset-4 hover:underline aria-[current]:font-medium"
            >
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
