import { CalendarCheck } from "lucide";
import { Button } from "#components/button/button.tsx";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";

interface BookButtonProps {
  contact: ContactLinks;
  look?: "primary" | "secondary" | "onDark";
  className?: string;
}

/** `Agenda tu cita`: by message, otherwise by phone. Draws nothing without a number. */
export function BookButton({ contact, look = "secondary", className }: BookButtonProps) {
  const messages = useMessages({ contact: contactWords });
  const booking = contact.message ?? contact.call;
  if (!booking) return null;
  return (
    <Button href={booking.href} look={look} className={className}>
      <LineIcon lines={CalendarCheck} />
      {messages.contact.book}
    </Button>
  );
}
