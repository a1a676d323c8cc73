import { Link } from "#components/link/link.tsx";
import { Submenu } from "#components/menu/submenu.tsx";
import { useMessages } from "#messages/messages.tsx";
import { menuWords } from "#messages/words.ts";
import type { NavMenuProps } from "./nav-menu.props.ts";
import { NavMenuFrame } from "./nav-menu-frame.tsx";

const item =
  "flex min-h-12 items-center rounded-small px-4 py-2 text-sm leading-snug hover:bg-surface-alt hover:text-action";

/** The classic menu: each list entry opens a card with its first items, one under the other. */
export function NavMenuDropdown(props: NavMenuProps) {
  const messages = useMessages({ menu: menuWords });
  return (
    <NavMenuFrame variant="NavMenuDropdown" menu={props} listClassName="gap-x-1">
      {({ items, currentPath, siteLinks }) =>
        items.map((entry, index) => (
          <Submenu
            key={index}
            entry={entry}
            current={entry.href === currentPath}
            className="max-lg:static"
            panelClassName="max-lg:inset-x-0 max-lg:px-4"
            linkClassName="max-w-52 whitespace-normal px-2 text-sm leading-tight font-semibold hover:text-action aria-[current=page]:text-action"
          >
            <ul className="rounded-card border border-line bg-surface p-2 shadow-float lg:w-80">
              {entry.items.map(({ href, label }, index) => (
                <li key={index}>
                  <Link href={href} className={item}>
                    {label}
                  </Link>
                </li>
              ))}
              <li className="mt-1 border-t border-line pt-1">
                <Link href={entry.href} className={`${item} font-semibold text-action`}>
                  {messages.menu.seeAll}
                </Link>
              </li>
              {siteLinks.map(({ href, label }, index) => (
                <li key={index}>
                  <Link href={href} className={item}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Submenu>
        ))
      }
    </NavMenuFrame>
  );
}
