import {
  type CollectionName,
  consultingAddress,
  decoration,
  hoursLines,
  interpolate,
  kindOf,
  laterLinks,
  logoRef,
  menuItems,
  openingHours,
  recordLinks,
  recordName,
  socialLinks,
} from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { selectNotice } from "#components/notice-bar/notice.contract.ts";
import { missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { FooterContent } from "./footer.props.ts";
import { footerVariants } from "./footer.variants.ts";

const columnOrder: CollectionName[] = ["diseases", "services", "symptoms"];

/** The most links that a variant shows in a column. */
const columnLimit = 6;

export const footer = defineSection(footerVariants, {
  select: (site, route): FooterContent => {
    const content = site.siteContent;
    const { doctorInfo, doctorWorkInfo, generalCallToAction } = content;
    return {
      name: doctorInfo.name,
      specialty: doctorInfo.specialtyShort,
      logo: logoRef(content, content.footer.logoFooter || doctorInfo.logoPath, doctorInfo.logoHeight),
      background: decoration(content, content.footer.backgroundImage),
      consultingHeader: doctorWorkInfo.consultingHeader,
      address: consultingAddress(content),
      mapHref: doctorInfo.googleMapsLink,
      hoursHeader: doctorWorkInfo.consultingHoursDaysHeader,
      hours: hoursLines(content),
      opening: openingHours(content),
      phonesHeader: doctorWorkInfo.phonesHeader,
      contact: contactLinks(content, recordName(site, route)),
      social: socialLinks(content),
      menu: menuItems(site).map(({ label, href }) => ({ label, href })),
      columns: columnOrder
        .map((collection) => ({
          title: kindOf(collection).words.many,
          href: kindOf(collection).path,
          items: recordLinks(site, collection, site[collection].slice(0, columnLimit)).map(
            ({ label, href }) => ({ label, href }),
          ),
        }))
        .filter(({ items }) => items.length > 0),
      siteLinks: laterLinks(site),
      band: {
        title: interpolate(generalCallToAction.title, content),
        text: interpolate(generalCallToAction.price1, content),
      },
      notice: selectNotice(content),
    };
  },
  fit: {
    FooterDark: ({ siteContent }) => missing("la imagen de fondo", siteContent.footer.backgroundImage),
  },
});
