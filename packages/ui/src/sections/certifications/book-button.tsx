import { Button } from "../../primitives/button.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { strings } from "../../strings.ts";
import type { ContactLinks } from "../contact-links.ts";

interface BookButtonProps {
  contact: ContactLinks;
  look?: "primary" | "secondary" | "onDark";
  className?: string;
}

/** `Agenda tu cita`: by message, else by phone. Nothing without a number. */
export function BookButton({ contact, look = "secondary", className }: BookButtonProps) {
  const booking = contact.message ?? contact.call;
  if (booking === null) return null;
  return (
    <Button href={booking.href} look={look} className={className}>
      <Icon name="book" />
      {strings.contact.book}
    </Button>
  );
}
