import { Phone } from "lucide";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { MessageIcon } from "../icon/brand-icon.tsx";
import { LineIcon } from "../icon/line-icon.tsx";
import type { ContactLinks } from "./contact-links.ts";

const round =
  "flex size-14 items-center justify-center rounded-full border border-transparent text-on-action shadow-float ring-2 ring-surface transition-colors duration-200 ease-calm hover:bg-inverse hover:text-on-inverse";

interface FloatingButtonsProps {
  contact: ContactLinks;
}

/** Message and call, always within reach of the thumb. What has no number is left out. */
export function FloatingButtons({ contact: { call, message } }: FloatingButtonsProps) {
  const messages = useMessages({ contact: contactWords });
  if (!call && !message) return null;
  return (
    <aside
      data-floating=""
      aria-label={messages.contact.book}
      className="fixed right-4 bottom-4 z-30 flex gap-3 md:right-6 md:bottom-6 md:flex-col"
    >
      {call && (
        <a href={call.href} aria-label={call.label} className={`${round} bg-action`}>
          <LineIcon lines={Phone} className="size-6" />
        </a>
      )}
      {message && (
        <a href={message.href} aria-label={message.label} className={`${round} bg-positive-strong`}>
          <MessageIcon className="size-7" />
        </a>
      )}
    </aside>
  );
}
