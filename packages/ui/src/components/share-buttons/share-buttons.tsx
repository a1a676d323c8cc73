import { useMessages } from "#messages/messages.tsx";
import { Button } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";

/**
 * Print, and where the system has a share sheet, share (`c-share`); nothing without script. On paper it says where the
 * page came from and when.
 */
export function ShareButtons({ className }: { className?: string }) {
  const messages = useMessages();
  const { share, print, printed } = messages.share;
  return (
    <c-share className={cn("block", className)}>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button hidden data-share="" look="secondary" size="compact" className="[&[hidden]]:hidden">
          <Icon name="share" />
          {share}
        </Button>
        <Button hidden data-print="" look="secondary" size="compact" className="[&[hidden]]:hidden">
          <Icon name="print" />
          {print}
        </Button>
      </div>
      <p data-printed="" data-words={printed} className="hidden text-sm print:block" />
    </c-share>
  );
}
