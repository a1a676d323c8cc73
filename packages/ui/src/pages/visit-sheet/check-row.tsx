import type { ComponentProps, ReactNode } from "react";
import { cn } from "#components/class-names/class-names.ts";

type CheckRowProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  /** Data of the box that its element reads. */
  [data: `data-${string}`]: string | undefined;
  children: ReactNode;
};

/** A box to tick, with its words. Paper has it only if it is ticked. */
export function CheckRow({ className, children, ...box }: CheckRowProps) {
  return (
    <label
      className={cn(
        "flex min-h-12 cursor-pointer items-center gap-3 py-1.5 leading-snug print:min-h-0 print:not-has-checked:hidden",
        className,
      )}
    >
      <input type="checkbox" {...box} className="size-6 shrink-0 accent-action" />
      <span className="min-w-0 first-letter:uppercase">{children}</span>
    </label>
  );
}
