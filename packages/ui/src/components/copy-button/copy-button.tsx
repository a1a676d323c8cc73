import { Check, Copy } from "lucide";
import { useMessages } from "#messages/messages.tsx";
import { copyWords } from "#messages/words.ts";
import { cn } from "../class-names/class-names.ts";
import { LineIcon } from "../icon/line-icon.tsx";

interface CopyButtonProps {
  text: string;
  /** Name of the text, for screen readers alone: `Cédula profesional`. */
  name: string;
  className?: string;
}

/** Copies a short text (`c-copy`), and says so where it stands; nothing without script. */
export function CopyButton({ text, name, className }: CopyButtonProps) {
  const { copy } = useMessages({ copy: copyWords });
  return (
    <c-copy
      suppressHydrationWarning
      data-text={text}
      data-copied={copy.copied}
      data-failed={copy.failed}
      className={cn("relative shrink-0 print:hidden", className)}
    >
      <button
        type="button"
        data-copy=""
        className="inline-flex min-h-control items-center gap-1.5 rounded-button px-2 text-sm font-semibold text-action hover:bg-action-soft hover:text-action-strong"
      >
        <LineIcon lines={Copy} className="in-data-[state=copied]:hidden" />
        <LineIcon lines={Check} className="hidden in-data-[state=copied]:block" />
        {/* Both words have one place, so that nothing moves. */}
        <span className="grid text-left *:col-start-1 *:row-start-1">
          <span className="in-data-[state=copied]:opacity-0">
            {copy.copy} <span className="sr-only">{name}</span>
          </span>
          <span aria-hidden="true" className="invisible in-data-[state=copied]:visible">
            {copy.copied}
          </span>
        </span>
      </button>
      <span
        role="status"
        className="absolute top-full right-0 -mt-2 text-xs whitespace-nowrap not-in-data-[state=failed]:sr-only"
      />
    </c-copy>
  );
}
