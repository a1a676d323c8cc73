import { ArrowUp } from "lucide";
import { useMessages } from "#messages/messages.tsx";
import { footerWords } from "#messages/words.ts";
import { IconButton } from "../button/button.tsx";
import { LineIcon } from "../icon/line-icon.tsx";

interface ScrollTopProps {
  ground?: "light" | "dark";
  className?: string;
}

/** Back to the top of the page (`c-scroll-top`). `#top` is the top of any document, by HTML. */
export function ScrollTop({ ground = "light", className }: ScrollTopProps) {
  const messages = useMessages({ footer: footerWords });
  return (
    <c-scroll-top suppressHydrationWarning>
      <IconButton href="#top" ground={ground} label={messages.footer.toTop} className={className}>
        <LineIcon lines={ArrowUp} />
      </IconButton>
    </c-scroll-top>
  );
}
