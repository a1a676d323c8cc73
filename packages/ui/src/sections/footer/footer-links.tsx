import { ChevronDown } from "lucide";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { footerWords, menuWords } from "#messages/words.ts";
import type { FooterColumn } from "./footer.props.ts";
import { FooterBlock } from "./footer-block.tsx";

interface FooterLinksProps {
  columns: readonly FooterColumn[];
  /** Items of each column that are shown; its heading leads to all. */
  limit: number;
  className: string;
}

const link =
  "flex min-h-12 items-center py-2 text-sm leading-snug underline-offset-4 hover:text-action hover:underline in-data-[tone=inverse]:hover:text-action-on-inverse";

/** The columns of links to diseases, services and symptoms. A phone has each list folded under its heading, in two columns. */
export function FooterLinks({ columns, limit, className }: FooterLinksProps) {
  const messages = useMessages({ footer: footerWords, menu: menuWords });
  if (columns.length === 0) return null;
  return (
    <nav aria-label={messages.footer.links} className="min-w-0 flex-1">
      <c-fold suppressHydrationWarning className={className}>
        {columns.map(({ title, href, items }, index) => (
          <FooterBlock key={index} title={title} href={href}>
            <details suppressHydrationWarning open className="group/fold">
              <summary className="absolute top-0 right-0 flex h-12 w-[min(3rem,14vw)] items-center justify-center rounded-full sm:hidden">
                <LineIcon
                  lines={ChevronDown}
                  className="transition-transform duration-200 ease-calm group-open/fold:rotate-180"
                />
                <span className="sr-only">{fill(messages.menu.showItems, { label: title })}</span>
              </summary>
              <ul className="grid grid-cols-pair gap-x-5 pt-2 wrap-anywhere sm:block sm:pt-0">
                {items.slice(0, limit).map((item, index) => (
                  <li key={index}>
                    <Link href={item.href} className={link}>
                      {item.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </FooterBlock>
        ))}
      </c-fold>
    </nav>
  );
}
