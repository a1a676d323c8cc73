import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";

interface ForeignFrameProps {
  element: "c-booking" | "c-map";
  /** Address that the frame shows, and the page of its own that the button leads to without script. */
  frame: string;
  href: string;
  /** Words of the button. */
  show: ReactNode;
  /** Whose page it is, and that it loads on request only. */
  note: string;
  /** Name of the frame. */
  title: string;
  loading: string;
  late: string;
  /** Milliseconds until the other ways are offered. */
  wait?: number | undefined;
  /** Of the stage: how high the frame is. */
  stageClassName: string;
  className?: string | undefined;
  /** Picture behind the button, until the frame is there. It positions itself. */
  ground?: ReactNode;
  /** Classes of the block with the button. */
  startClassName?: string | undefined;
  /** Other ways, always there, that `late` speaks of. */
  children?: ReactNode;
}

/** Another site's page inside ours: it loads only when the button is pressed, and then in a sandbox. */
export function ForeignFrame({
  element: Element,
  frame,
  href,
  show,
  note,
  title,
  loading,
  late,
  wait,
  stageClassName,
  className,
  ground,
  startClassName,
  children,
}: ForeignFrameProps) {
  return (
    <Element
      data-frame={frame}
      data-title={title}
      data-loading={loading}
      data-late={late}
      data-wait={wait}
      className={cn("group/frame block overflow-hidden rounded-card bg-info-soft print:hidden", className)}
    >
      <div
        className={cn(
          "relative isolate flex flex-col items-start gap-3 p-card-large group-data-state/frame:hidden sm:p-8",
          startClassName,
        )}
      >
        {ground}
        <Button
          suppressHydrationWarning
          href={href}
          data-load=""
          target="_blank"
          rel="noopener"
          look="secondary"
        >
          {show}
        </Button>
        <p className="text-sm text-text-soft">{note}</p>
      </div>
      <p role="status" data-status="" className="px-6 py-4 text-sm font-medium empty:hidden sm:px-8" />
      <div
        data-stage=""
        className={cn("hidden group-data-state/frame:block [&>iframe]:size-full", stageClassName)}
      />
      {children}
    </Element>
  );
}
