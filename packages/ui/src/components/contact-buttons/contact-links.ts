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
  /** Visible words. @es Palabras que se ven. */
  label: string;
  /** Address that it leads to. @es Enlace al que lleva. */
  href: string;
}

/** The host's emergency number comes before every other contact, on the page of an item that can become an emergency. */
interface EmergencyContact {
  /**
   * Whether the button is large and filled, as on diseases and symptoms.
   * @es Si el botón va grande y relleno, como en enfermedades y síntomas.
   */
  prominent: boolean;
}

/** The ways to reach the office. A way without a number is left out, or null. */
export interface ContactLinks {
  /** Button to book online, first of all; `null` where there is none. @es Botón para agendar en línea, el primero; «null» cuando no hay. */
  book?: ActionLink | null | undefined;
  /** Button to call; `null` where there is no telephone. @es Botón para llamar; «null» cuando no hay teléfono. */
  call?:
    | {
        /** Words of the button. @es Palabras del botón. */
        label: string;
        /** `tel:` link to the number. @es Enlace «tel:» al número. */
        href: string;
        /** Number grouped for reading. @es Número agrupado para leerlo. */
        display: string;
      }
    | null
    | undefined;
  /**
   * Button to write; `null` where there is none. Its icon goes with its address: WhatsApp, e-mail or any other way.
   * @es Botón para escribir por WhatsApp o correo; «null» cuando no hay.
   */
  message?: ActionLink | null | undefined;
  /** Telephone for urgencies; `null` where there is none. @es Teléfono de urgencias; «null» cuando no hay. */
  urgent?:
    | {
        /** `tel:` link to the number. @es Enlace «tel:» al número. */
        href: string;
        /** Number grouped for reading. @es Número agrupado para leerlo. */
        display: string;
      }
    | null
    | undefined;
  /**
   * Puts the emergency number first, urgencies second; `null` where the page is about none.
   * @es Pone primero el número de emergencias; «null» donde la página no trata de una.
   */
  emergency?: EmergencyContact | null | undefined;
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
