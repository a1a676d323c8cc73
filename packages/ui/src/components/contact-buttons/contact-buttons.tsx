import type { OpeningHours } from "@consultorio/content";
import { CalendarCheck, Phone, Siren } from "lucide";
import { useMessages, useTimeZone } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { Button } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";
import { MessageIcon } from "../icon/brand-icon.tsx";
import { LineIcon } from "../icon/line-icon.tsx";
import { messageLook } from "../message-link/message-link.ts";
import { OpeningScope } from "../opening-status/opening-status.tsx";
import { buttonRow } from "./button-row.ts";
import type { ContactLinks } from "./contact-links.ts";
import { useEmergencyCall } from "./emergency-call.ts";

/** Wider than the other buttons, and a whole row on a phone. Overrides the classes that `buttonRow` gives its buttons. */
const prominentButton = "min-w-[min(100%,18rem)]! max-xs:min-w-full! max-xs:text-lg!";

interface ContactButtonsProps {
  contact: ContactLinks;
  /** `dark` is for dark ground and pictures. */
  ground?: "light" | "dark";
  size?: "normal" | "large";
  /** Adds the urgencies button where there is a number for it. An emergency always has it. */
  urgent?: boolean;
  /** Opening hours of a telephone that answers in them alone: while it is closed, urgencies take the place of the call. */
  opening?: readonly OpeningHours[];
  className?: string;
}

/** Two buttons of which one is seen: nothing moves when the office closes. They look as in `buttonRow`, and take as much of the row as its buttons. */
const onePlace =
  "grid px-0! max-xs:basis-[calc(min(1rem,5vw)+4px)]! *:col-start-1 *:row-start-1 max-xs:*:px-[min(0.5rem,2.5vw)] max-xs:*:text-start max-xs:*:text-sm";

/**
 * Buttons to book, to call and to write, and on request the one for urgencies. Beside an emergency the emergency number comes first
 * and urgencies second. A contact without a number is left out; without any contact nothing is drawn.
 */
export function ContactButtons({
  contact: { book, call, message, urgent: urgency, emergency },
  ground = "light",
  size = "normal",
  urgent = false,
  opening = [],
  className,
}: ContactButtonsProps) {
  const messages = useMessages({ contact: contactWords });
  const emergencyCall = useEmergencyCall();
  const dark = ground === "dark";
  const outlined = dark ? "outlineOnDark" : "urgent";
  const timeZone = useTimeZone();
  const hasHours = opening.length > 0 && timeZone !== "" && !emergency;
  const always = urgent || emergency;
  /** Whether urgencies take the place of the call. */
  const inTurn = hasHours && !always && call && urgency;
  const urgencies = urgency && (always || inTurn) && (
    <Button href={urgency.href} size={size} look={outlined} data-while={inTurn ? "closed" : undefined}>
      <LineIcon lines={Siren} />
      {messages.contact.urgent}
    </Button>
  );
  const callButton = call && (
    <Button
      data-while={inTurn ? "open" : undefined}
      data-when={hasHours && always && (message || urgencies) ? "open" : undefined}
      href={call.href}
      size={size}
      look={book ? (dark ? "outlineOnDark" : "secondary") : "primary"}
    >
      <LineIcon lines={Phone} />
      {call.label}
    </Button>
  );
  if (!book && !call && !message && !urgencies && !(emergency && emergencyCall)) return null;
  const buttons = (
    <div
      className={cn(
        buttonRow,
        // Three seldom fit one line: they fill their rows, so that the last one is not alone.
        urgencies && always && "xs:*:grow",
        className,
      )}
    >
      {emergency && emergencyCall && (
        <Button
          href={emergencyCall.href}
          size={emergency.prominent ? "large" : size}
          look={emergency.prominent ? (dark ? "emergencyOnDark" : "emergency") : outlined}
          className={emergency.prominent ? prominentButton : undefined}
        >
          <LineIcon lines={Phone} />
          {emergencyCall.label}
        </Button>
      )}
      {emergency && urgencies}
      {book && (
        <Button href={book.href} size={size}>
          <LineIcon lines={CalendarCheck} />
          {book.label}
        </Button>
      )}
      {inTurn ? (
        <span className={onePlace}>
          {callButton}
          {urgencies}
        </span>
      ) : (
        callButton
      )}
      {message && (
        <Button href={message.href} size={size} look={dark ? "onDark" : messageLook(message.href)}>
          <MessageIcon href={message.href} />
          {message.label}
        </Button>
      )}
      {!emergency && !inTurn && urgencies}
    </div>
  );
  if (!hasHours) return buttons;
  return (
    <OpeningScope opening={opening} className="contents">
      {buttons}
    </OpeningScope>
  );
}
