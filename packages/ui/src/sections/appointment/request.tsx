import { Phone } from "lucide";
import type { ReactNode } from "react";
import { nothingChosen, requestText, withText } from "#components/appointment-request/request-text.ts";
import { Button } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { buttonRow } from "#components/contact-buttons/button-row.ts";
import { EmergencyText } from "#components/emergency-text/emergency-text.tsx";
import { MessageIcon } from "#components/icon/brand-icon.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { messageLook } from "#components/message-link/message-link.ts";
import { useMessages } from "#messages/messages.tsx";
import { appointmentWords } from "#messages/words.ts";
import type { AppointmentContent } from "./appointment.props.ts";

type MessageParts = Pick<AppointmentContent, "greeting" | "closing">;

const standardMessage = ({ greeting, closing }: MessageParts) =>
  requestText(greeting, nothingChosen, closing);

interface RequestProps {
  content: MessageParts;
  className?: string;
  children: ReactNode;
}

/** What is inside composes a message and the words for the telephone (`c-appointment`). */
export function Request({ content: { greeting, closing }, className, children }: RequestProps) {
  const { appointment: words } = useMessages({ appointment: appointmentWords });
  return (
    <c-appointment
      suppressHydrationWarning
      data-greeting={greeting}
      data-closing={closing}
      data-spoken-greeting={words.spoken}
      className={className}
    >
      {children}
    </c-appointment>
  );
}

/** The message, first without a choice. */
export function Message(content: MessageParts) {
  return (
    <p data-message="" suppressHydrationWarning>
      {standardMessage(content)}
    </p>
  );
}

/** The words for the telephone, first without a choice. A change is announced. */
export function Spoken({ className }: { className?: string }) {
  const { appointment: words } = useMessages({ appointment: appointmentWords });
  return (
    <p role="status" data-spoken="" suppressHydrationWarning className={className}>
      {requestText(words.spoken, nothingChosen)}
    </p>
  );
}

interface RequestButtonsProps {
  content: MessageParts & Pick<AppointmentContent, "contact">;
  ground?: "light" | "dark";
  className?: string;
}

/** The button that opens the message, first without a choice, and the one that calls. Nothing without either. */
export function RequestButtons({ content, ground = "light", className }: RequestButtonsProps) {
  const { message, call } = content.contact;
  if (!message && !call) return null;
  const dark = ground === "dark";
  return (
    <div className={cn(buttonRow, "max-xs:*:min-w-full", className)}>
      {message && (
        <Button
          data-send=""
          href={withText(message.href, standardMessage(content))}
          look={dark ? "onDark" : messageLook(message.href)}
        >
          <MessageIcon href={message.href} />
          {message.label}
        </Button>
      )}
      {call && (
        <Button href={call.href} look={dark ? "outlineOnDark" : "secondary"}>
          <LineIcon lines={Phone} />
          {call.label}
        </Button>
      )}
    </div>
  );
}

/** What the patient should know; nothing for an empty text. */
export function RequestNote({ note, className }: { note: string; className?: string }) {
  return note === "" ? null : (
    <div className={className}>
      <p className="max-w-text text-sm text-text-soft in-data-[tone=inverse]:text-on-inverse-soft">
        <EmergencyText>{note}</EmergencyText>
      </p>
    </div>
  );
}
