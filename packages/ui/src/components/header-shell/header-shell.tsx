import type { CSSProperties, ReactNode } from "react";
import { cn } from "../class-names/class-names.ts";

interface HeaderShellProps {
  variant: `Header${string}`;
  /** Id of the header; empty for none. */
  anchor: string;
  /** Heights in pixels: at the top of the page, and once it is scrolled. */
  bar: { height: number; stickyHeight: number; sticky: boolean };
  /** Lies transparent over the page's first section until the page is scrolled (`overlay-header.css`). */
  overlay?: boolean;
  /** As low on a phone as a button is. */
  thin?: boolean;
  /** Put `data-strip` on what hides once the page is scrolled; `group-data-stuck/header:` styles the rest. */
  children: ReactNode;
  className?: string;
}

/** The heights of theme.css, in pixels. */
const usualHeight = 160;
const usualStickyHeight = 60;

/** The sticky frame of every header (`c-header`). It keeps its full height in the page; only its bar narrows. */
export function HeaderShell({
  variant,
  anchor,
  bar,
  overlay = false,
  thin = false,
  children,
  className,
}: HeaderShellProps) {
  const heights: Record<string, string> = {
    "--header-wide-height": `${bar.height}px`,
    "--header-stuck-height": `${bar.stickyHeight}px`,
  };
  const style: CSSProperties = heights;
  return (
    <c-header
      suppressHydrationWarning
      data-section="Header"
      data-variant={variant}
      className="group/header"
      data-fixed={String(bar.sticky)}
      data-overlay={overlay || undefined}
      data-thin={thin || undefined}
      data-own-height={bar.height === usualHeight && bar.stickyHeight === usualStickyHeight ? undefined : ""}
      data-narrows={(!overlay && bar.sticky && bar.height > bar.stickyHeight) || undefined}
      style={style}
    >
      <header
        id={anchor || undefined}
        data-bar=""
        className={cn("relative flex flex-col", !overlay && "bg-surface text-text", className)}
      >
        {children}
      </header>
    </c-header>
  );
}
