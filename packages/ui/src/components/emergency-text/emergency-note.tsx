import { fill } from "#messages/fill.ts";
import { useEmergencyNumber, useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { EmergencyText } from "./emergency-text.tsx";

/** The sentence about emergencies beside the office's numbers. It names the host's emergency number, if there is one. */
export function EmergencyNote() {
  const { emergency, emergencyServices } = useMessages({ contact: contactWords }).contact;
  const number = useEmergencyNumber();
  return <EmergencyText>{number === "" ? emergencyServices : fill(emergency, { number })}</EmergencyText>;
}
