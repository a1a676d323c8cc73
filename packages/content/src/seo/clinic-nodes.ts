import type {
  Dentist,
  EducationalOccupationalCredential,
  GeoCoordinates,
  Hospital,
  IndividualPhysician,
  MedicalClinic,
  OpeningHoursSpecification,
  Organization,
  Person,
  PhysiciansOffice,
  PostalAddress,
  WebSite,
} from "schema-dts";
import { bundledIcon, largeIcon, portraitPath } from "../clinic/brand.ts";
import { bookingPhone, socialLinks, urgentPhone } from "../clinic/contact.ts";
import { closures } from "../clinic/notices.ts";
import { type OpeningHours, openingHours } from "../clinic/opening-hours.ts";
import { areaServed, coordinates, hospital, postalParts } from "../clinic/place.ts";
import type { SiteContent } from "../kinds/site-content.ts";
import { topicId } from "../kinds/structured-data.ts";
import type { Closure } from "../schema/notices.ts";
import { isShown } from "../schema/selected-sections.ts";
import { searchPath } from "../site/route.ts";
import { shownPrice, visible } from "../site/text.ts";
import type { GraphContext } from "./graph-context.ts";
import { fieldTypes } from "./medical-field.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

type Office = Exclude<PhysiciansOffice | Dentist | MedicalClinic, string>;

/** Networks with a profile of the clinic. */
const profiles = ["facebook", "instagram", "tiktok", "youtube", "linkedin", "x", "doctoralia"] as const;

/** The consulting office as every page names it. */
export function office(context: GraphContext): Office {
  const { siteContent } = context.site;
  const field = fieldTypes(siteContent);
  const price = shownPrice(siteContent);
  return {
    "@type": field.office,
    ...context.node("consultorio"),
    name: siteContent.doctorInfo.name,
    url: context.url({ page: "home" }),
    telephone: bookingPhone(siteContent)?.number ?? "",
    image: context.picture(portraitPath(siteContent, siteContent.aboutMe.imagePath)),
    address: postalAddress(siteContent),
    geo: point(siteContent),
    areaServed: areaServed(siteContent).map((name) => ({ "@type": "AdministrativeArea", name })),
    ...(price !== "" && { priceRange: price }),
    medicalSpecialty: field.specialties,
  };
}

function postalAddress(siteContent: SiteContent): PostalAddress {
  const { street, locality, region, postalCode } = postalParts(siteContent);
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: "MX",
  };
}

function point(siteContent: SiteContent): GeoCoordinates {
  const { latitude = "", longitude = "" } = coordinates(siteContent) ?? {};
  return { "@type": "GeoCoordinates", latitude, longitude };
}

/** The office with its hours, ways to pay and services: for the pages about the office. */
export function wholeOffice(context: GraphContext): Office {
  const { siteContent, services } = context.site;
  const { doctorInfo } = siteContent;
  const urgent = urgentPhone(siteContent);
  return {
    ...office(context),
    description: context.text(siteContent.home.metadata.description),
    logo: context.picture(doctorInfo.logoPath) || ownIcon(context),
    email: doctorInfo.email,
    ...(urgent && {
      contactPoint: { "@type": "ContactPoint", contactType: "emergency", telephone: urgent.number },
    }),
    openingHoursSpecification: openingHours(siteContent).map(hoursOf),
    ...(closures(siteContent).length > 0 && {
      specialOpeningHoursSpecification: closures(siteContent).map(closedFrom),
    }),
    hasMap: doctorInfo.googleMapsLink,
    paymentAccepted: visible(siteContent.payments.methods)
      .map(({ name }) => name)
      .join(", "),
    currenciesAccepted: "MXN",
    member: team(context),
    sameAs: socialLinks(siteContent, profiles).map(({ href }) => href),
    // The vocabulary has no services of a dentist's office; the nodes of the services name them.
    ...(fieldTypes(siteContent).office !== "Dentist" && {
      availableService: services.map(({ id }) => ({ "@id": topicId(context.url({ page: "service", id })) })),
    }),
  };
}

/** The people of the practice, where the site shows them. */
function team(context: GraphContext): Person[] {
  const { siteContent, selectedSections } = context.site;
  if (!isShown(selectedSections, "Team")) return [];
  return siteContent.team.people.map(({ name, role, text, imagePath }) => ({
    "@type": "Person",
    name,
    jobTitle: role,
    description: text,
    image: context.picture(imagePath),
  }));
}

/** Without a file the logo is text in type, and the icon that is made from the text replaces it. */
const ownIcon = (context: GraphContext): string =>
  context.site.siteContent.doctorInfo.favicon === bundledIcon ? "" : context.absolute(largeIcon);

/** Days without consultation: opening and closing at midnight means «closed» to search engines. */
const closedFrom = ({ from, to }: Closure): OpeningHoursSpecification => ({
  "@type": "OpeningHoursSpecification",
  validFrom: from,
  validThrough: to,
  opens: "00:00",
  closes: "00:00",
});

const hoursOf = ({ days, opens, closes }: OpeningHours): OpeningHoursSpecification => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: days.flatMap((day) => weekdays[day] ?? []),
  opens: clock(opens),
  closes: clock(closes),
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * The specialist, with the licences; a licence with X in place of the number is left out. A specialist who is not a
 * physician is a person who works for the office.
 */
export function specialist(context: GraphContext): Exclude<IndividualPhysician | Person, string> {
  const { siteContent } = context.site;
  const { doctorInfo, aboutMe } = siteContent;
  const { physician, specialties } = fieldTypes(siteContent);
  const facts = {
    ...context.node("especialista"),
    name: doctorInfo.name,
    description: doctorInfo.specialty,
    url: context.url({ page: "home" }),
    image: context.picture(portraitPath(siteContent, aboutMe.imagePath)),
  };
  const licences = [
    ...licence("Cédula profesional", doctorInfo.cedProf),
    ...licence("Cédula de especialidad", doctorInfo.cedEsp),
  ];
  const hasCredential = licences.map(credential);
  const identifier = licences.map(({ category, number }) => ({
    "@type": "PropertyValue" as const,
    propertyID: category,
    value: number,
  }));
  const office = context.node("consultorio");
  return physician
    ? {
        "@type": "IndividualPhysician",
        ...facts,
        medicalSpecialty: specialties,
        practicesAt: office,
        hospitalAffiliation: affiliations(context),
        memberOf: societies(context),
        hasCredential,
        identifier,
      }
    : {
        "@type": "Person",
        ...facts,
        jobTitle: doctorInfo.specialty,
        worksFor: office,
        memberOf: societies(context),
        hasCredential,
        identifier,
      };
}

/** A licence as the register has it: its number, and the institution that the clinic wrote after it. */
interface Licence {
  category: string;
  number: string;
  institution: string;
}

function licence(category: string, written: string): Licence[] {
  if (written === "" || /^X{3}/.test(written)) return [];
  const [, number = written, institution = ""] = written.match(/^(\d{5,})\s*[·,;–-]?\s*(.*)$/) ?? [];
  return [{ category, number, institution }];
}

const credential = ({ category, number, institution }: Licence): EducationalOccupationalCredential => ({
  "@type": "EducationalOccupationalCredential",
  credentialCategory: category,
  identifier: number,
  recognizedBy: { "@type": "EducationalOrganization", name: institution },
});

/** The hospital where the specialist sees patients too; without a name it is none. */
function affiliation(siteContent: SiteContent): Hospital {
  const place = hospital(siteContent);
  return { "@type": "Hospital", name: place?.header ?? "", address: place?.header ? place.address : "" };
}

/** The hospitals that the home page shows, after the one where the specialist sees patients. */
function affiliations({ site: { siteContent, selectedSections } }: GraphContext): Hospital | Hospital[] {
  const main = affiliation(siteContent);
  if (!isShown(selectedSections, "Hospitals")) return main;
  const mainName = hospital(siteContent)?.header ?? "";
  const others = visible(siteContent.hospitals.hospitals)
    .filter(({ name }) => name !== mainName)
    .map(({ name, place, link }): Hospital => ({ "@type": "Hospital", name, address: place, url: link }));
  return mainName === "" ? others : [main, ...others];
}

/** The societies that the home page shows. */
function societies({ site: { siteContent, selectedSections } }: GraphContext): Organization[] {
  if (!isShown(selectedSections, "Hospitals")) return [];
  return visible(siteContent.hospitals.societies).map(({ name, link }) => ({
    "@type": "Organization",
    name,
    url: link,
  }));
}

/** The site as a whole, and how to search it. */
export function website(context: GraphContext): WebSite {
  const searchAction = {
    "@type": "SearchAction" as const,
    target: {
      "@type": "EntryPoint" as const,
      urlTemplate: `${context.absolute(searchPath)}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    ...context.node("sitio"),
    name: context.site.siteContent.doctorInfo.name,
    url: context.url({ page: "home" }),
    inLanguage: "es-MX",
    publisher: context.node("consultorio"),
    potentialAction: searchAction,
  };
}
