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

/** How the host's emergency number is offered on the page of an item that may become an emergency: before every other contact. */
interface EmergencyContact {
  /** Large and filled: on a disease or a symptom, which a reader may have at this moment. */
  prominent: boolean;
}

/** How to reach the office. What has no number is left out, or null. */
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

/** The contact links of a page: of an item's page with its name, and with the emergency number where the item has an emergency. */
export function pageContactLinks(site: Site, route: Route): ContactLinks {
  const links = contactLinks(site.siteContent, recordName(site, route));
  const found = findRecord(site, route);
  if (found === null || !hasEmergency(found.record)) return links;
  const prominent = found.collection === "diseases" || found.collection === "symptoms";
  return { ...links, emergency: { prominent } };
}
