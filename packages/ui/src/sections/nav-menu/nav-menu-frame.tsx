import type { ReactNode } from "react";
import { cn } from "#components/class-names/class-names.ts";
import { useMessages } from "#messages/messages.tsx";
import { menuWords } from "#messages/words.ts";
import { type MenuContent, menuContent, type NavMenuProps } from "./nav-menu.props.ts";

interface NavMenuFrameProps {
  variant: `NavMenu${string}`;
  menu: NavMenuProps;
  /** Of the list of entries: its spacing and where panels hang. */
  listClassName: string;
  /** The entries, as `<li>`s. */
  children: (menu: MenuContent) => ReactNode;
}

const message = "flex min-h-control items-center justify-center self-stretch text-center text-sm";

/**
 * The frame of every menu: it waits, says in red why it failed, or is a `c-menu` as high as the bar around it, so
 * that panels hang from the bar's edge: a panel wider than its entry is placed by the bar, or by the frame where
 * there is none. A bar too narrow for the entries gets a second line of them.
 */
export function NavMenuFrame({ variant, menu, listClassName, children }: NavMenuFrameProps) {
  const messages = useMessages({ menu: menuWords });
  const marks = { id: menu.anchor, "data-section": "NavMenu", "data-variant": variant };
  if (menu.status === "loading") {
    return (
      <p {...marks} role="status" className={cn(message, "text-text-soft", menu.className)}>
        {messages.menu.loading}
      </p>
    );
  }
  if (menu.status === "error") {
    return (
      <p {...marks} role="alert" className={cn(message, "font-medium text-urgent", menu.className)}>
        {menu.message}
      </p>
    );
  }
  return (
    <nav
      {...marks}
      aria-label={messages.menu.label}
      className={cn("relative flex justify-center self-stretch in-data-bar:static", menu.className)}
    >
      <c-menu suppressHydrationWarning className="flex">
        <ul
          className={cn("flex flex-wrap items-stretch justify-center *:flex *:items-center", listClassName)}
        >
          {children(menuContent(menu))}
        </ul>
      </c-menu>
    </nav>
  );
}
