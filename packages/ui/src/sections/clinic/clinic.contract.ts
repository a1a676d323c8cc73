import {
  consultingAddress,
  decoration,
  directionLinks,
  hoursLines,
  mapFrame,
  openingHours,
} from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { strings } from "#strings/strings.ts";
import { missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { ClinicContent } from "./clinic.props.ts";
import { clinicVariants } from "./clinic.variants.ts";

export const clinic = defineSection(clinicVariants, {
  select: ({ siteContent }): ClinicContent | null => {
    const { sectionTitle, sectionSubtitle, imagePath } = siteContent.clinic;
    const address = consultingAddress(siteContent);
    if (address === "") return null;
    const links = directionLinks(siteContent);
    const place = {
      name: "",
      address,
      directions:
        links === null
          ? []
          : [
              { label: strings.contact.googleMaps, href: links.googleMaps },
              { label: strings.contact.waze, href: links.waze },
            ],
      mapFrame: mapFrame(siteContent) ?? "",
      hours: hoursLines(siteContent),
      opening: openingHours(siteContent),
      arrival: siteContent.contact.arrival ?? [],
      call: contactLinks(siteContent).call ?? null,
      image: decoration(siteContent, imagePath),
    };
    return { sectionTitle, sectionSubtitle, places: [place] };
  },
  fit: {
    ClinicPhoto: ({ siteContent }) => missing("la imagen del consultorio", siteContent.clinic.imagePath),
  },
});
