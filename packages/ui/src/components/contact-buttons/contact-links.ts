import { bookingPhone, type SiteContent, urgentPhone, whatsappUrl } from "@consultorio/content";

/** A link with its visible words. */
export interface ActionLink {
  label: string;
  href: string;
}

/** How to reach the office. What has no number is left out, or null. */
export interface ContactLinks {
  /** `display` is the number grouped for reading. */
  call?: (ActionLink & { display: string }) | null;
  message?: ActionLink | null;
  urgent?: { href: string; display: string } | null;
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
