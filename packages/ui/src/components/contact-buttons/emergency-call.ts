import { fill } from "#messages/fill.ts";
import { useEmergencyNumber, useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import type { ActionLink } from "./contact-links.ts";

/** Link that calls the host's emergency number, with the bare number. Null if the host has not set one. */
export function useEmergencyCall(): (ActionLink & { number: string }) | null {
  const number = useEmergencyNumber();
  const { contact } = useMessages({ contact: contactWords });
  return number === ""
    ? null
    : { number, href: `tel:${number}`, label: fill(contact.callEmergency, { number }) };
}
