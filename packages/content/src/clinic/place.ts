import type { SiteContent } from "../kinds/site-content.ts";
import { isMapFrame } from "../schema/addresses.ts";
import { consultingAddress, foldedText } from "../site/text.ts";
import { type PhoneFact, phoneFact } from "./contact.ts";
import { type HoursLine, hospitalHours } from "./opening-hours.ts";

/** Where the doctor sees patients beside the office. The headings are empty where the clinic wrote none. */
export interface Hospital {
  header: string;
  address: string;
  hoursHeader: string;
  hours: HoursLine[];
  phonesHeader: string;
  booking: PhoneFact | null;
  urgent: PhoneFact | null;
}

/** The hospital, or null while it has no facts. */
export function hospital(site: SiteContent): Hospital | null {
  const work = site.doctorWorkInfo;
  const facts = {
    address: work.hospitalAddress,
    hours: hospitalHours(site),
    booking: phoneFact(work.hospitalSchedulePhone),
    urgent: phoneFact(work.hospitalUrgenciesPhone),
  };
  if (facts.address === "" && facts.hours.length === 0 && !facts.booking && !facts.urgent) return null;
  return {
    ...facts,
    header: work.hospitalHeader,
    hoursHeader: work.hospitalHoursDaysHeader,
    phonesHeader: work.hospitalPhonesHeader,
  };
}

/** Links to directions to the office's address, in the two applications that people use; null without an address. */
export function directionLinks(site: SiteContent): { googleMaps: string; waze: string } | null {
  const address = consultingAddress(site);
  if (address === "") return null;
  const place = encodeURIComponent(address);
  return {
    googleMaps: `https://www.google.com/maps/dir/?api=1&destination=${place}`,
    waze: `https://waze.com/ul?q=${place}&navigate=yes`,
  };
}

/**
 * Address of the map in a frame: the clinic's map, or a search for its address. Null without an address.
 */
export function mapFrame(site: SiteContent): string | null {
  const { googleMapsEmbedLink } = site.doctorInfo;
  if (isMapFrame(googleMapsEmbedLink)) return googleMapsEmbedLink;
  const address = consultingAddress(site);
  return address === ""
    ? null
    : `https://www.google.com/maps?q=${encodeURIComponent(address)}&z=16&hl=es&output=embed`;
}

/** The directory's booking calendar: its frame, and the profile that a link opens. */
export interface Booking {
  frame: string;
  profile: string;
}

const directory = "https://www.doctoralia.com.mx";

/** The address of a profile; its specialty and its city follow the name. */
const profileAddress = /^(?:https?:\/\/)?(?:www\.)?doctoralia\.com\.mx\/([^/?#]+)/i;

/** The booking calendar of the clinic's profile, or null while it has none. */
export function bookingCalendar({ doctoralia, doctorInfo }: SiteContent): Booking | null {
  const { profile } = doctoralia;
  if (profile === "") return null;
  const [, name = profile] = profile.match(profileAddress) ?? [];
  const slug = encodeURIComponent(name);
  return {
    frame: `${directory}/ajax/marketing/doctor/widget/big_with_calendar/${slug}?hide_branding=true&saasonly=true`,
    profile: doctorInfo.doctoraliaLink || `${directory}/${slug}`,
  };
}

/** The parts of an address as search engines want them; an unknown part is empty. */
export interface PostalParts {
  street: string;
  locality: string;
  region: string;
  postalCode: string;
}

/**
 * The office's address in parts: the street is the written address without the parts at its end. A city that the address
 * does not name may be left from another office: it counts only beside a postal code, and not beside the zeros of the
 * example.
 */
export function postalParts(site: SiteContent): PostalParts {
  const address = consultingAddress(site);
  const { consultingLocality = "", consultingRegion = "", consultingPostalCode = "" } = site.doctorWorkInfo;
  if (/^0*$/.test(consultingPostalCode) && !foldedText(address).includes(foldedText(consultingLocality)))
    return { street: address, locality: "", region: "", postalCode: "" };
  const parts = { locality: consultingLocality, region: consultingRegion, postalCode: consultingPostalCode };
  const knownParts: string[] = Object.values(parts).filter((part) => part !== "");
  const addressParts = address.split(", ");
  const end = addressParts.findLastIndex(
    (part) => !knownParts.includes(part.replace(/^C\.?\s?P\.?\s*/i, "")),
  );
  return { street: addressParts.slice(0, end + 1).join(", "), ...parts };
}

/** The office's point on a map, or null unless both coordinates are known. */
export function coordinates({ doctorWorkInfo }: SiteContent): { latitude: number; longitude: number } | null {
  const { consultingLatitude = "", consultingLongitude = "" } = doctorWorkInfo;
  if (consultingLatitude === "" || consultingLongitude === "") return null;
  return { latitude: Number(consultingLatitude), longitude: Number(consultingLongitude) };
}

/** Towns and regions of the patients: those that the clinic names, or its own city and state. */
export function areaServed(site: SiteContent): string[] {
  const named = site.doctorWorkInfo.areaServed ?? [];
  const { locality, region } = postalParts(site);
  return named.length > 0 ? named : [locality, region].filter((area) => area !== "");
}
