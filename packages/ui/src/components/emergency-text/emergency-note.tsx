import { fill } from "#messages/fill.ts";
import { useEmergencyNumber, useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { strongLink } from "../button/button.tsx";
import { splitAtCallRequests } from "./call-requests.ts";
import { EmergencyText } from "./emergency-text.tsx";

/**
 * The sentence about emergencies beside the office's numbers. The host's emergency number in it, if there is one, is a link
 * in every language.
 */
export function EmergencyNote() {
  const { emergency, emergencyServices } = useMessages({ contact: contactWords }).contact;
  const number = useEmergencyNumber();
  if (number === "") return emergencyServices;
  const text = fill(emergency, { number });
  if (splitAtCallRequests(text, number).length > 1) return <EmergencyText>{text}</EmergencyText>;
  const [before, after] = emergency.split("{number}");
  return (
    <>
      {before}
      <a href={`tel:${number}`} className={strongLink}>
        {number}
      </a>
      {after}
    </>
  );
}
