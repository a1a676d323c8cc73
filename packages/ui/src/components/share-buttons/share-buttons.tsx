import { Printer, Share2 } from "lucide";
import type { ReactNode } from "react";
import { useMessages } from "#messages/messages.tsx";
import { shareWords } from "#messages/words.ts";
import { Button } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";
import { LineIcon } from "../icon/line-icon.tsx";

interface ShareButtonsProps {
  className?: string;
  /** Further buttons, in the same row; with `a[data-send]` among them. */
  children?: ReactNode;
}

/**
 * Print, and where the system has a share sheet, share (`c-share`); nothing without script. On paper it says where the
 * page came from and when.
 */
export function ShareButtons({ className, children }: ShareButtonsProps) {
  const messages = useMessages({ share: shareWords });
  const { share, print, printed } = messages.share;
  return (
    <c-share suppressHydrationWarning className={cn("block", className)}>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button hidden data-share="" look="secondary" size="compact" className="[&[hidden]]:hidden">
          <LineIcon lines={Share2} />
          {share}
        </Button>
        <Button hidden data-print="" look="secondary" size="compact" className="[&[hidden]]:hidden">
          <LineIcon lines={Printer} />
          {print}
        </Button>
        {children}
      </div>
      <p data-printed="" data-words={printed} className="hidden text-sm print:block" />
    </c-share>
  );
}
