import type { MenuItem } from "@consultorio/content";
import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { menuWords } from "#messages/words.ts";
import { cn } from "../class-names/class-names.ts";
import { LineIcon } from "../icon/line-icon.tsx";
import { Link } from "../link/link.tsx";

interface SubmenuProps {
  entry: MenuItem;
  current: boolean;
  /** Of the entry's link and, without its submenu, of the whole entry. */
  linkClassName?: string;
  /** Of the entry: `static` lets its panel span the header. */
  className?: string;
  /** Of the panel: its width and place. */
  panelClassName?: string;
  /** The panel's content. */
  children: ReactNode;
}

/**
 * An entry of a `c-menu`, as an `<li>`: its link, and where it has items a button and the panel they open. Put
 * several in a `<ul>` inside `<c-menu>` inside `<nav>`.
 */
export function Submenu({
  entry,
  current,
  linkClassName,
  className,
  panelClassName,
  children,
}: SubmenuProps) {
  const messages = useMessages({ menu: menuWords });
  const link = (
    <Link
      href={entry.href}
      aria-current={current ? "page" : undefined}
      className={cn("flex min-h-control items-center whitespace-nowrap", linkClassName)}
    >
      {entry.label}
    </Link>
  );
  if (entry.items.length === 0) return <li className={className}>{link}</li>;
  return (
    <li data-submenu="" className={cn("group/entry flex items-center", className)}>
      {link}
      <button
        type="button"
        data-toggle=""
        aria-expanded="false"
        aria-label={fill(messages.menu.showItems, { label: entry.label })}
        className="-ms-1 flex h-12 w-8 items-center justify-center rounded-full"
      >
        <LineIcon
          lines={ChevronDown}
          className="size-4 transition-transform duration-200 ease-calm group-data-open/entry:rotate-180"
        />
      </button>
      <div data-panel="" className={cn("pt-2", panelClassName)}>
        {children}
      </div>
    </li>
  );
}
