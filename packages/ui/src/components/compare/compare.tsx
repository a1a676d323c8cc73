import type { ImageRef } from "@consultorio/content";
import { MoveHorizontal } from "lucide";
import { LineIcon } from "../icon/line-icon.tsx";
import { PictureWithLabel } from "./picture-with-label.tsx";

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
}

/** Two pictures of one place, one on the other, and a line between them that is dragged or moved by keys (`c-compare`). */
export function Compare({ before, after, beforeLabel, afterLabel, label, value, sizes }: CompareProps) {
  const layer = "col-start-1 row-start-1 noscript:col-auto noscript:row-auto print:col-auto print:row-auto";
  return (
    <c-compare
      data-value={value}
      className="relative grid gap-px overflow-hidden rounded-card noscript:grid-cols-2 print:grid-cols-2"
    >
      <PictureWithLabel image={before} label={beforeLabel} sizes={sizes} className={layer} />
      <PictureWithLabel
        image={after}
        label={afterLabel}
        sizes={sizes}
        data-side="after"
        end
        className={layer}
      />
      <input
        type="range"
        defaultValue={50}
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
  );
}
