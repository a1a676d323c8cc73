import { CalendarCheck } from "lucide";
import { Button } from "#components/button/button.tsx";
import { bookingLink } from "#components/contact-buttons/booking-link.ts";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";

interface BookButtonProps {
  contact: ContactLinks;
  look?: "primary" | "secondary" | "onDark";
  className?: string;
}

/** `Agenda tu cita`: online, otherwise by message or by phone. Draws nothing without any of them. */
export function BookButton({ contact, look = "secondary", className }: BookButtonProps) {
  const messages = useMessages({ contact: contactWords });
  const booking = bookingLink(contact, messages.contact.book);
  if (!booking) return null;
  return (
    <Button href={booking.href} look={look} className={className}>
      <LineIcon lines={CalendarCheck} />
      {booking.label}
    </Button>
  );
}
