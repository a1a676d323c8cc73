import type { ImageRef } from "@consultorio/content";
import { MoveHorizontal } from "lucide";
import { LineIcon } from "../icon/line-icon.tsx";
import { Picture } from "../picture/picture.tsx";

interface CompareProps {
  before: ImageRef;
  after: ImageRef;
  beforeLabel: string;
  afterLabel: string;
  /** Accessible name of the control that moves the line. */
  label: string;
  /** Where the line is, in words: `{value}` is the percentage of the first picture. */
  value: string;
  /** As in HTML: how wide the pictures are drawn. */
  sizes: string;
  /** Where the line starts: percentage of the width, from the left. */
  start?: number | undefined;
}

/**
 * Two pictures of one place, one on the other, and a line between them that is dragged or moved by keys (`c-compare`). Their
 * labels stand below, where the line does not cut them.
 */
export function Compare({
  before,
  after,
  beforeLabel,
  afterLabel,
  label,
  value,
  sizes,
  start = 50,
}: CompareProps) {
  const split: Record<string, string> = { "--split": `${start}%` };
  const layer =
    "col-start-1 row-start-1 aspect-4/3 min-w-0 noscript:col-auto noscript:row-auto print:col-auto print:row-auto";
  return (
    <>
      <c-compare
        suppressHydrationWarning
        data-value={value}
        style={split}
        className="relative grid gap-px overflow-hidden rounded-card noscript:grid-cols-2 print:grid-cols-2"
      >
        <div className={layer}>
          <Picture image={before} sizes={sizes} className="size-full" />
        </div>
        <div data-side="after" className={layer}>
          <Picture image={after} sizes={sizes} className="size-full" />
        </div>
        <input
          suppressHydrationWarning
          type="range"
          defaultValue={start}
          autoComplete="off"
          aria-label={label}
          className="peer absolute inset-y-0 -inset-x-6 h-full cursor-ew-resize appearance-none opacity-0 noscript:hidden print:hidden"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-(--split,50%) flex w-1 -translate-x-1/2 items-center justify-center bg-surface-raised outline-(--focus-ring) peer-focus-visible:*:outline-3 noscript:hidden print:hidden"
        >
          <span className="flex size-12 shrink-0 items-center justify-center rounded-full border-2 border-text bg-surface-raised text-text shadow-float outline-offset-2">
            <LineIcon lines={MoveHorizontal} className="size-6" />
          </span>
        </span>
      </c-compare>
      <p className="mt-2 grid grid-cols-2 gap-4 text-sm leading-snug font-semibold">
        <span className="min-w-0">{beforeLabel}</span>
        <span className="min-w-0 text-end">{afterLabel}</span>
      </p>
    </>
  );
}
