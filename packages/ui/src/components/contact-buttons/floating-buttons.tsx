import { Phone } from "lucide";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { MessageIcon } from "../icon/brand-icon.tsx";
import { LineIcon } from "../icon/line-icon.tsx";
import type { ContactLinks } from "./contact-links.ts";

const look =
  "flex min-h-control min-w-0 flex-1 flex-wrap content-center items-center justify-center gap-x-2.5 rounded-full leading-tight border border-transparent font-semibold transition-colors duration-200 ease-calm hover:bg-inverse hover:text-on-inverse max-xl:max-w-72 xl:size-12 xl:flex-none xl:shadow-float";

interface FloatingButtonsProps {
  contact: ContactLinks;
}

/**
 * Call and message, always within reach of the thumb: a bar docked to the screen's lower edge, and two discs beside
 * the text where there is room for them. `c-dock` takes away what the page itself shows at the moment. What has no
 * number is left out.
 */
export function FloatingButtons({ contact: { call, message } }: FloatingButtonsProps) {
  const messages = useMessages({ contact: contactWords });
  if (!call && !message) return null;
  return (
    <c-dock>
      <aside data-floating="" aria-label={messages.contact.book} className="dock">
        {call && (
          <a href={call.href} aria-label={call.label} className={`${look} bg-action text-on-action`}>
            <LineIcon lines={Phone} />
            <span className="xl:hidden">{messages.contact.call}</span>
          </a>
        )}
        {message && (
          <a
            href={message.href}
            aria-label={message.label}
            className={`${look} bg-positive-strong text-on-positive`}
          >
            <MessageIcon />
            <span className="xl:hidden">{messages.contact.message}</span>
          </a>
        )}
      </aside>
    </c-dock>
  );
}
