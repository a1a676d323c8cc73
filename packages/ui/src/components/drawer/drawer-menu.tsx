import { type MenuItem, submenuLimit } from "@consultorio/content";
import { ChevronDown } from "lucide";
import { useMessages } from "#messages/messages.tsx";
import { menuWords } from "#messages/words.ts";
import { LineIcon } from "../icon/line-icon.tsx";
import { Link } from "../link/link.tsx";

interface DrawerMenuProps {
  items: readonly MenuItem[];
  /** Address of this page, marked as current. */
  currentPath: string;
}

/** In pixels: the longest name of an entry has to fit a panel of 340, however large the reader's text. */
const row =
  "flex min-h-14 items-center justify-between gap-[12px] py-2 font-display text-[length:min(var(--text-xl),28px)] leading-tight hover:text-action";

/** The drawer's menu: entries with a submenu expand to their first five items and a link to all. */
export function DrawerMenu({ items, currentPath }: DrawerMenuProps) {
  const messages = useMessages({ menu: menuWords });
  if (items.length === 0) return null;
  return (
    <nav aria-label={messages.menu.drawerLabel}>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((entry, index) => (
          <li key={index}>
            {entry.items.length === 0 ? (
              <Link
                href={entry.href}
                aria-current={entry.href === currentPath ? "page" : undefined}
                className={row}
              >
                {entry.label}
              </Link>
            ) : (
              <Submenu entry={entry} currentPath={currentPath} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const link = "flex min-h-12 items-center py-1.5 ps-4 text-base hover:text-action";

function Submenu({ entry, currentPath }: { entry: MenuItem; currentPath: string }) {
  const messages = useMessages({ menu: menuWords });
  return (
    <details className="group">
      <summary className={row}>
        {entry.label}
        <LineIcon
          lines={ChevronDown}
          className="transition-transform duration-200 ease-calm group-open:rotate-180"
        />
      </summary>
      <div data-unfold="">
        <ul className="pb-3">
          {entry.items.slice(0, submenuLimit).map(({ href, label }, index) => (
            <li key={index}>
              <Link href={href} aria-current={href === currentPath ? "page" : undefined} className={link}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link href={entry.href} className={`${link} font-semibold text-action`}>
              {messages.menu.seeAll}
            </Link>
          </li>
        </ul>
      </div>
    </details>
  );
}
