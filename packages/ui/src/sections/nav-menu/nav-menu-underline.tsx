import { cn } from "#components/class-names/class-names.ts";
import { Link } from "#components/link/link.tsx";
import { Submenu } from "#components/menu/submenu.tsx";
import { useMessages } from "#messages/messages.tsx";
import { menuWords } from "#messages/words.ts";
import type { NavMenuProps } from "./nav-menu.props.ts";
import { NavMenuFrame } from "./nav-menu-frame.tsx";

const entryLink =
  "relative block max-w-52 whitespace-normal px-2.5 py-3 text-base leading-snug after:absolute after:inset-x-2.5 after:bottom-1.5 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full after:bg-action after:transition-transform after:duration-300 after:ease-calm hover:after:scale-x-100 focus-visible:after:scale-x-100 group-data-open/entry:after:scale-x-100 aria-[current=page]:after:scale-x-100";

const item =
  "block h-full border-t border-line py-3 text-sm leading-snug decoration-action decoration-2 underline-offset-6 hover:underline";

/** A label in capitals alone is set in sentence case, because capitals attract attention; a short one may be an abbreviation. */
const isLoud = (label: string) => label.length > 4 && label === label.toUpperCase();

/**
 * Quiet words with a line that draws itself below them. What they open is a low strip across the bar, its items side
 * by side.
 */
export function NavMenuUnderline(props: NavMenuProps) {
  const messages = useMessages({ menu: menuWords });
  return (
    <NavMenuFrame variant="NavMenuUnderline" menu={props} listClassName="gap-x-2">
      {({ items, currentPath, siteLinks }) =>
        items.map((entry, index) => (
          <Submenu
            key={index}
            entry={entry}
            current={entry.href === currentPath}
            className="static"
            linkClassName={cn(entryLink, isLoud(entry.label) && "lowercase first-letter:uppercase")}
            panelClassName="inset-x-0 border-b border-line bg-surface pt-0 shadow-float"
          >
            <ul className="shell-content grid grid-cols-2 gap-x-6 py-5 sm:grid-cols-3 lg:grid-cols-6">
              {entry.items.map(({ href, label }, index) => (
                <li key={index}>
                  <Link href={href} className={item}>
                    {label}
                  </Link>
                </li>
              ))}
              <li className="grid auto-rows-min border-t border-line">
                {[{ href: entry.href, label: messages.menu.seeAll }, ...siteLinks].map(
                  ({ href, label }, index) => (
                    <Link
                      key={index}
                      href={href}
                      className={cn(item, "border-0 font-semibold text-action not-first:pt-0")}
                    >
                      {label}
                    </Link>
                  ),
                )}
              </li>
            </ul>
          </Submenu>
        ))
      }
    </NavMenuFrame>
  );
}
