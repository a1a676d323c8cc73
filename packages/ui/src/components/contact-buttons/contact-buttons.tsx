import { Phone, Siren } from "lucide";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { Button } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";
import { MessageIcon } from "../icon/brand-icon.tsx";
import { LineIcon } from "../icon/line-icon.tsx";
import { buttonRow } from "./button-row.ts";
import type { ContactLinks } from "./contact-links.ts";

interface ContactButtonsProps {
  contact: ContactLinks;
  /** `dark` is for dark ground and pictures. */
  ground?: "light" | "dark";
  size?: "normal" | "large";
  /** Adds the urgencies button where there is a number for it. */
  urgent?: boolean;
  className?: string;
}

/** Call and message, and on request urgencies. What has no number is left out; nothing is drawn without any. */
export function ContactButtons({
  contact,
  ground = "light",
  size = "normal",
  urgent = false,
  className,
}: ContactButtonsProps) {
  const messages = useMessages({ contact: contactWords });
  const { call, message } = contact;
  const urgency = urgent ? contact.urgent : null;
  if (!call && !message && !urgency) return null;
  return (
    <div
      className={cn(
        buttonRow,
        // Three seldom fit one line: they fill their rows, so that the last is no leftover.
        urgency && "xs:*:grow",
        className,
      )}
    >
      {call && (
        <Button href={call.href} size={size} look="primary">
          <LineIcon lines={Phone} />
          {call.label}
        </Button>
      )}
      {message && (
        <Button href={message.href} size={size} look={ground === "dark" ? "onDark" : "message"}>
          <MessageIcon />
          {message.label}
        </Button>
      )}
      {urgency && (
        <Button href={urgency.href} size={size} look={ground === "dark" ? "outlineOnDark" : "urgent"}>
          <LineIcon lines={Siren} />
          {messages.contact.urgent}
        </Button>
      )}
    </div>
  );
}
