import { Menu, X } from "lucide";
import type { ReactNode } from "react";
import { useMessages } from "#messages/messages.tsx";
import { menuWords } from "#messages/words.ts";
import { IconButton } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";
import { LineIcon } from "../icon/line-icon.tsx";

interface DrawerProps {
  /** Of the dialog: where the opener's link leads without script. One on a page. */
  id: string;
  /** `left` slides in, 340 px wide; `full` covers the screen. */
  side: "left" | "full";
  /** Stands at the top, beside the button that closes: the menu's logo. */
  head?: ReactNode;
  children: ReactNode;
  /** Of the opener; and of the panel, for its ground. */
  openerClassName?: string;
  openerGround?: "light" | "dark" | "plain";
  className?: string;
}

/** A menu button with the dialog it opens. Outside click, link click and Escape close it (`c-drawer`). */
export function Drawer({
  id,
  side,
  head,
  children,
  openerClassName,
  openerGround = "plain",
  className,
}: DrawerProps) {
  const messages = useMessages({ menu: menuWords });
  return (
    <c-drawer suppressHydrationWarning>
      <IconButton
        href={`#${id}`}
        data-open-dialog=""
        ground={openerGround}
        label={messages.menu.open}
        className={openerClassName}
      >
        <LineIcon lines={Menu} className="size-6" />
      </IconButton>
      <dialog
        id={id}
        data-lock=""
        data-side={side}
        data-tone="surface"
        aria-label={messages.menu.drawerLabel}
        className={cn("bg-surface text-text", className)}
      >
        <div className="flex flex-col gap-6 px-[20px] pt-4 pb-10">
          <div className="flex items-center justify-between gap-4">
            {head ?? <span />}
            <IconButton href="#top" data-close="" ground="plain" label={messages.menu.close}>
              <LineIcon lines={X} className="size-6" />
            </IconButton>
          </div>
          {children}
        </div>
      </dialog>
    </c-drawer>
  );
}
