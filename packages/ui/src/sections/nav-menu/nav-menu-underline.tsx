import { Submenu } from "../../primitives/submenu.tsx";
import { strings } from "../../strings.ts";
import type { NavMenuProps } from "./nav-menu.contract.ts";
import { NavMenuFrame } from "./nav-menu-frame.tsx";

/** Entries are set in sentence case: capitals would not be quiet. */
const entryLink =
  "relative block max-w-52 whitespace-normal px-2.5 py-3 text-base leading-snug lowercase first-letter:uppercase after:absolute after:inset-x-2.5 after:bottom-1.5 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full after:bg-artery after:transition-transform after:duration-300 after:ease-calm hover:after:scale-x-100 focus-visible:after:scale-x-100 group-data-open/entry:after:scale-x-100 aria-[current=page]:after:scale-x-100";

const item =
  "flex min-h-12 items-center py-1.5 text-sm leading-snug decoration-artery decoration-2 underline-offset-6 hover:underline";

/** Quiet words with a line that draws itself below them, and small plain lists. */
export function NavMenuUnderline(props: NavMenuProps) {
  return (
    <NavMenuFrame variant="NavMenuUnderline" menu={props} listClassName="gap-x-2">
      {({ items, currentPath }) =>
        items.map((entry) => (
          <Submenu
            key={entry.href}
            entry={entry}
            current={entry.href === currentPath}
            linkClassName={entryLink}
            panelClassName="pt-0"
          >
            <ul className="w-64 rounded-b-card border-t-2 border-artery bg-bone px-5 py-3 shadow-float">
              {entry.items.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} className={item}>
                    {label}
                  </a>
                </li>
              ))}
              <li>
                <a href={entry.href} className={`${item} text-artery`}>
                  {strings.menu.seeAll}
                </a>
              </li>
            </ul>
          </Submenu>
        ))
      }
    </NavMenuFrame>
  );
}
