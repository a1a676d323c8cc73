import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import type { FooterContent } from "./footer.props.ts";
import { FooterBlock } from "./footer-block.tsx";
import { FooterAddress, FooterHours, FooterPhones, reachableBy } from "./footer-contact.tsx";

type Office = Pick<
  FooterContent,
  | "consultingHeader"
  | "address"
  | "mapHref"
  | "hoursHeader"
  | "hours"
  | "opening"
  | "phonesHeader"
  | "contact"
>;

/** Where the office is, under its heading. Nothing without an address. */
export function PlaceBlock({ consultingHeader, address, mapHref }: Office) {
  const messages = useMessages({ contact: contactWords });
  if (address === "") return null;
  return (
    <FooterBlock title={consultingHeader || messages.contact.address}>
      <FooterAddress address={address} mapHref={mapHref} />
    </FooterBlock>
  );
}

/** When the office is open, under its heading. Nothing without hours. */
export function HoursBlock({ hoursHeader, hours, opening }: Office) {
  const messages = useMessages({ contact: contactWords });
  if (hours.length === 0) return null;
  return (
    <FooterBlock title={hoursHeader || messages.contact.hours}>
      <FooterHours hours={hours} opening={opening} className="max-sm:pt-2" />
    </FooterBlock>
  );
}

/** The office's phones and e-mail address, under their heading. Nothing without one. */
export function PhonesBlock({ phonesHeader, contact }: Office) {
  const messages = useMessages({ contact: contactWords });
  if (reachableBy(contact).length === 0) return null;
  return (
    <FooterBlock title={phonesHeader || messages.contact.phones}>
      <FooterPhones
        contact={contact}
        className="max-sm:grid max-sm:grid-cols-pair max-sm:gap-x-5 max-sm:pt-2 max-sm:*:flex-col max-sm:*:items-start"
      />
    </FooterBlock>
  );
}
