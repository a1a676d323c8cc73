import type {
  EducationalOccupationalCredential,
  IndividualPhysician,
  OpeningHoursSpecification,
  PhysiciansOffice,
  WebSite,
} from "schema-dts";
import { bookingPhone, socialLinks, urgentPhone } from "../clinic/contact.ts";
import { closures } from "../clinic/notices.ts";
import { openingHours } from "../clinic/opening-hours.ts";
import type { Closure } from "../schema/notices.ts";
import { routePath, siteRoutes } from "../site/route.ts";
import { consultingAddress, formatPrice, visible } from "../site/text.ts";
import { topicId } from "./record-nodes.ts";
import type { Setting } from "./setting.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** What search engines list under «vascular»: schema.org has no such specialty. */
const specialties = ["Cardiovascular", "Surgical"] as const;

const searchPath = "/buscar";

/** The consulting office as every page names it. */
export function office(setting: Setting): Exclude<PhysiciansOffice, string> {
  const { siteContent } = setting.site;
  return {
    "@type": "PhysiciansOffice",
    "@id": setting.id("consultorio"),
    name: siteContent.doctorInfo.name,
    url: setting.url({ page: "home" }),
    telephone: bookingPhone(siteContent)?.number ?? "",
    image: setting.picture(siteContent.aboutMe.imagePath),
    address: {
      "@type": "PostalAddress",
      streetAddress: consultingAddress(siteContent),
      addressCountry: "MX",
    },
    priceRange: formatPrice(siteContent.consultationPrice),
    medicalSpecialty: specialties,
  };
}

/** The office with its hours, its ways to pay and its services: for the pages that are about the office. */
export function wholeOffice(setting: Setting): Exclude<PhysiciansOffice, string> {
  const { siteContent, services } = setting.site;
  const { doctorInfo } = siteContent;
  return {
    ...office(setting),
    description: setting.text(siteContent.home.metadata.description),
    logo: setting.picture(doctorInfo.logoPath),
    email: doctorInfo.email,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "emergency",
      telephone: urgentPhone(siteContent)?.number ?? "",
    },
    openingHoursSpecification: openingHours(siteContent).map(hoursOf),
    ...(closures(siteContent).length > 0 && {
      specialOpeningHoursSpecification: closures(siteContent).map(closedFrom),
    }),
    hasMap: doctorInfo.googleMapsLink,
    paymentAccepted: visible(siteContent.payments.methods)
      .map(({ name }) => name)
      .join(", "),
    currenciesAccepted: "MXN",
    sameAs: profiles(setting),
    availableService: services.map(({ id }) => ({ "@id": topicId(setting.url({ page: "service", id })) })),
  };
}

/** Days without consultation; opening and closing at midnight is how search engines are told «closed». */
const closedFrom = ({ from, to }: Closure): OpeningHoursSpecification => ({
  "@type": "OpeningHoursSpecification",
  validFrom: from,
  validThrough: to,
  opens: "00:00",
  closes: "00:00",
});

function hoursOf({
  days,
  opens,
  closes,
}: ReturnType<typeof openingHours>[number]): OpeningHoursSpecification {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.flatMap((day) => weekdays[day] ?? []),
    opens: clock(opens),
    closes: clock(closes),
  };
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const profiles = ({ site }: Setting) =>
  socialLinks(site.siteContent, [
    "facebook",
    "instagram",
    "tiktok",
    "youtube",
    "linkedin",
    "x",
    "doctoralia",
  ]).map(({ href }) => href);

/** The doctor, with the licences that are not still to be filled in. */
export function physician(setting: Setting): Exclude<IndividualPhysician, string> {
  const { doctorInfo, aboutMe } = setting.site.siteContent;
  return {
    "@type": "IndividualPhysician",
    "@id": setting.id("especialista"),
    name: doctorInfo.name,
    description: doctorInfo.specialty,
    url: setting.url({ page: "home" }),
    image: setting.picture(aboutMe.imagePath),
    medicalSpecialty: specialties,
    practicesAt: { "@id": setting.id("consultorio") },
    hasCredential: [
      ...credential("Cédula profesional", doctorInfo.cedProf),
      ...credential("Cédula de especialidad", doctorInfo.cedEsp),
    ],
  };
}

function credential(credentialCategory: string, identifier: string): EducationalOccupationalCredential[] {
  if (identifier === "" || /^X{3}/.test(identifier)) return [];
  return [{ "@type": "EducationalOccupationalCredential", credentialCategory, identifier }];
}

/** The site as a whole, and how to search it where it can be searched. */
export function website(setting: Setting): WebSite {
  const { siteContent } = setting.site;
  const node: WebSite = {
    "@type": "WebSite",
    "@id": setting.id("sitio"),
    name: siteContent.doctorInfo.name,
    url: setting.url({ page: "home" }),
    inLanguage: "es-MX",
    publisher: { "@id": setting.id("consultorio") },
  };
  const searchable = siteRoutes(setting.site).some((route) => routePath(route) === searchPath);
  return searchable ? { ...node, potentialAction: search(setting.absolute(searchPath)) } : node;
}

function search(address: string) {
  return {
    "@type": "SearchAction" as const,
    target: { "@type": "EntryPoint" as const, urlTemplate: `${address}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
}
