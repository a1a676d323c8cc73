import { strings } from "#strings/strings.ts";
import type { FooterContent } from "./footer.props.ts";
import { FooterBlock } from "./footer-block.tsx";
import { FooterAddress, FooterHours, FooterPhones } from "./footer-contact.tsx";

type Office = Pick<
  FooterContent,
  "consultingHeader" | "address" | "mapHref" | "hoursHeader" | "hours" | "phonesHeader" | "contact"
>;

/** Where the office is, under its heading. Nothing without an address. */
export function PlaceBlock({ consultingHeader, address, mapHref }: Office) {
  if (address === "") return null;
  return (
    <FooterBlock title={consultingHeader || strings.contact.address}>
      <FooterAddress address={address} mapHref={mapHref} />
    </FooterBlock>
  );
}

/** When the office is open, under its heading. Nothing without hours. */
export function HoursBlock({ hoursHeader, hours }: Office) {
  if (hours.length === 0) return null;
  return (
    <FooterBlock title={hoursHeader || strings.contact.hours}>
      <FooterHours hours={hours} />
    </FooterBlock>
  );
}

/** The office's phones, under their heading. Nothing without a number. */
export function PhonesBlock({ phonesHeader, contact }: Office) {
  if (!contact.call && !contact.urgent) return null;
  return (
    <FooterBlock title={phonesHeader || strings.contact.phones}>
      <FooterPhones contact={contact} />
    </FooterBlock>
  );
}
