import type { SiteContent } from "../kinds/site-content.ts";
import { consultingAddress, formatNumber } from "../site/text.ts";

/**
 * Groups a Mexican E.164 number for reading: `+520000000000` → `000 000 0000`. The three largest cities have area codes of two
 * digits: `55 0000 0000`. An extension stands after a comma: `+529515160000,12` → `951 516 0000 ext. 12`.
 */
export function formatPhone(phone: string): string {
  const [number = "", extension] = phone.replace(/^\+52/, "").split(",");
  const display = number
    .replace(/^(5[56]|33|81)(\d{4})(\d{4})$/, "$1 $2 $3")
    .replace(/^(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3");
  return extension === undefined ? display : `${display} ext. ${extension}`;
}

export interface PhoneFact {
  /** E.164, without an extension. */
  number: string;
  display: string;
  href: string;
}

export const phoneFact = (number: string, display = ""): PhoneFact | null =>
  number === ""
    ? null
    : {
        number: number.replace(/,.*/, ""),
        display: display || formatPhone(number),
        href: `tel:${number.replace(/[^+\d,]/g, "")}`,
      };

/** The phone for appointments: the office's, or the doctor's. Null where there is none. */
export function bookingPhone({ doctorInfo, doctorWorkInfo }: SiteContent): PhoneFact | null {
  return doctorWorkInfo.schedulePhone === ""
    ? phoneFact(doctorInfo.phone, doctorInfo.phoneDisplay)
    : phoneFact(doctorWorkInfo.schedulePhone);
}

/** The phone for urgencies: the office's, or the doctor's. */
export function urgentPhone({ doctorInfo, doctorWorkInfo }: SiteContent): PhoneFact | null {
  return doctorWorkInfo.urgenciesPhone === ""
    ? phoneFact(doctorInfo.urgenciesPhone, doctorInfo.urgenciesPhoneDisplay)
    : phoneFact(doctorWorkInfo.urgenciesPhone);
}

/** `la Dra. Ejemplo`, `el Dr. Ejemplo`; a name without either title stays unchanged. */
function withArticle(name: string): string {
  if (/^Dra\b/.test(name)) return `la ${name}`;
  return /^Dr\b/.test(name) ? `el ${name}` : name;
}

/** First words of a request for an appointment, without the full stop. */
export const requestGreeting = (site: SiteContent): string =>
  `Hola, quiero agendar una cita con ${withArticle(site.doctorInfo.name)}`;

/** Last sentence of a request for an appointment: the price, where it is shown, and the address of the office. */
export function requestClosing(site: SiteContent): string {
  const { consultationPrice: price } = site;
  const cost = price === 0 ? "" : ` la consulta cuesta ${formatNumber(price)} pesos y que`;
  return `Entiendo que${cost} el consultorio está en ${consultingAddress(site)}.`;
}

/**
 * The prefilled message: a request for an appointment with the doctor, with the price, where it is shown, and the address
 * of the office.
 * `topic` names the disease, symptom or service whose page the reader is on.
 */
export function whatsappMessage(site: SiteContent, topic?: string): string {
  const about = topic === undefined ? "" : ` Me interesa: ${topic}.`;
  return `${requestGreeting(site)}.${about} ${requestClosing(site)}`;
}

/** Link that opens WhatsApp with the message ready to send, or null where there is no number. */
export function whatsappUrl(site: SiteContent, topic?: string): string | null {
  const digits = site.doctorInfo.whatsapp.replace(/,.*|\D/g, "");
  return digits === ""
    ? null
    : `https://wa.me/${digits}?text=${encodeURIComponent(whatsappMessage(site, topic))}`;
}

/** Every network, in the order in which pages show them. */
const allNetworks = [
  "facebook",
  "instagram",
  "map",
  "tiktok",
  "youtube",
  "linkedin",
  "x",
  "doctoralia",
  "nimbo",
] as const;

export type SocialNetwork = (typeof allNetworks)[number];

const profilesOf = ({ doctorInfo }: SiteContent): Record<SocialNetwork, string> => ({
  facebook: doctorInfo.facebookLink,
  instagram: doctorInfo.instagramLink,
  map: doctorInfo.googleMapsLink,
  tiktok: doctorInfo.tiktokLink,
  youtube: doctorInfo.youtubeLink,
  linkedin: doctorInfo.linkedinLink,
  x: doctorInfo.xLink || doctorInfo.twitterLink,
  doctoralia: doctorInfo.doctoraliaLink,
  nimbo: doctorInfo.nimboLink,
});

/** Profiles of the given networks that have a link; by default of those that the clinic shows. */
export function socialLinks(
  site: SiteContent,
  networks: readonly SocialNetwork[] = allNetworks.filter(
    (network) => site.doctorInfo.shownNetworks[network],
  ),
): { network: SocialNetwork; href: string }[] {
  const links = profilesOf(site);
  return networks.map((network) => ({ network, href: links[network] })).filter(({ href }) => href !== "");
}
