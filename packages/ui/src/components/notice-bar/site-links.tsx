import type { MenuLink } from "@consultorio/content";
import { useMessages, useRoutes } from "#messages/messages.tsx";
import { siteLinksWords } from "#messages/words.ts";
import { cn } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";

interface SiteLinksProps {
  /** Pages before the two of every site. */
  more?: readonly MenuLink[];
  className?: string;
}

/** The last links of every page, with any footer: the search, and the privacy notice that the law requires. */
export function SiteLinks({ more = [], className }: SiteLinksProps) {
  const messages = useMessages({ siteLinks: siteLinksWords });
  const routes = useRoutes();
  const links = [
    ...more,
    { href: routes.search, label: messages.siteLinks.search },
    { href: routes.privacy, label: messages.siteLinks.privacy },
  ].filter(({ href }) => href !== "");
  if (links.length === 0) return null;
  return (
    <nav aria-label={messages.siteLinks.label} className={cn("print:hidden", className)}>
      <ul className="shell-content flex flex-wrap justify-center gap-x-8 max-xs:gap-x-3">
        {links.map(({ href, label }, index) => (
          <li key={index}>
            <Link
              href={href}
              className="inline-flex min-h-12 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
