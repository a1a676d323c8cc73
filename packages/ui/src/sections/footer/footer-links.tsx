import { useMessages } from "#messages/messages.tsx";
import { footerWords } from "#messages/words.ts";
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

/** The columns of links to diseases, services and symptoms. A phone has each list in two columns. */
export function FooterLinks({ columns, limit, className }: FooterLinksProps) {
  const messages = useMessages({ footer: footerWords });
  if (columns.length === 0) return null;
  return (
    <nav aria-label={messages.footer.links} className={className}>
      {columns.map(({ title, href, items }) => (
        <FooterBlock key={href} title={title} href={href}>
          <ul className="grid grid-cols-2 gap-x-5 sm:block">
            {items.slice(0, limit).map((item) => (
              <li key={item.href}>
                <a href={item.href} className={link}>
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </FooterBlock>
      ))}
    </nav>
  );
}
