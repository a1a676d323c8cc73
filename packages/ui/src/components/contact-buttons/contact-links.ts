import {
  bookingPhone,
  findRecord,
  hasEmergency,
  type Route,
  recordName,
  type Site,
  type SiteContent,
  urgentPhone,
  whatsappUrl,
} from "@consultorio/content";

/** A link with its visible words. */
export interface ActionLink {
  label: string;
  href: string;
}

/** The host's emergency number comes before every other contact, on the page of an item that can become an emergency. */
interface EmergencyContact {
  /** Large and filled: on a disease or a symptom, which a reader may have at this moment. */
  prominent: boolean;
}

/** The ways to reach the office. A way without a number is left out, or null. */
export interface ContactLinks {
  /** `display` is the number grouped for reading. */
  call?: (ActionLink & { display: string }) | null;
  message?: ActionLink | null;
  urgent?: { href: string; display: string } | null;
  /** With it, urgencies come second and the office third. */
  emergency?: EmergencyContact | null;
}

/** The office's contact links. `topic` names the item whose page the reader is on; the message then says so. */
export function contactLinks(site: SiteContent, topic?: string): ContactLinks {
  const phone = bookingPhone(site);
  const urgent = urgentPhone(site);
  const message = whatsappUrl(site, topic);
  return {
    call: phone && { label: site.buttons.btnCallText, href: phone.href, display: phone.display },
    message: message === null ? null : { label: site.buttons.btnMessageText, href: message },
    urgent: urgent && { href: urgent.href, display: urgent.display },
  };
}

/** Contact links of a page. On an item's page the message names the item, and `emergency` is set if the item can be one. */
export function pageContactLinks(site: Site, route: Route): ContactLinks {
  const links = contactLinks(site.siteContent, recordName(site, route));
  const match = findRecord(site, route);
  if (match === null || !hasEmergency(match.record)) return links;
  const prominent = match.collection === "diseases" || match.collection === "symptoms";
  return { ...links, emergency: { prominent } };
}
