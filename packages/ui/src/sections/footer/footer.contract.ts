import {
  type CollectionName,
  consultingAddress,
  hoursLines,
  imageRef,
  interpolate,
  kindOf,
  laterLinks,
  logoRef,
  menuItems,
  recordLinks,
  recordName,
  shownPrice,
  socialLinks,
} from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { selectNotice } from "#components/notice-bar/legal-notice.ts";
import { fitsAnything, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { FooterContent } from "./footer.props.ts";

const columnOrder: CollectionName[] = ["diseases", "services", "symptoms"];

/** The most links that a variant shows in a column. */
const columnLimit = 6;

export const footer = defineSection({
  label: "Pie de página",
  select: (site, route): FooterContent => {
    const content = site.siteContent;
    const { doctorInfo, doctorWorkInfo, generalCallToAction } = content;
    return {
      name: doctorInfo.name,
      specialty: doctorInfo.specialtyShort,
      logo: logoRef(content, content.footer.logoFooter || doctorInfo.logoPath, doctorInfo.logoHeight),
      background: imageRef(content, content.footer.backgroundImage),
      consultingHeader: doctorWorkInfo.consultingHeader,
      address: consultingAddress(content),
      mapHref: doctorInfo.googleMapsLink,
      hoursHeader: doctorWorkInfo.consultingHoursDaysHeader,
      hours: hoursLines(content),
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
        price: shownPrice(content),
      },
      notice: selectNotice(content),
    };
  },
  variants: {
    FooterColumns: {
      label: "Columnas claras",
      description: "Fondo claro, tres columnas con cinco enlaces. Elígelo como opción segura.",
      fit: fitsAnything,
    },
    FooterDark: {
      label: "Oscuro",
      description:
        "Fondo oscuro con imagen, tres columnas con seis enlaces. Elígelo para cerrar la página con peso.",
      fit: ({ siteContent }) => missing("la imagen de fondo", siteContent.footer.backgroundImage),
    },
    FooterMap: {
      label: "Con mapa",
      description:
        "Un plano dibujado a la izquierda, que abre el mapa real, con dirección y horario en una tarjeta; tres columnas con cinco enlaces a la derecha. Elígelo si te preguntan mucho dónde estás.",
      fit: fitsAnything,
    },
    FooterMinimal: {
      label: "Mínimo",
      description:
        "El más bajo: invitación, cómo llegar y enlaces en tres renglones bajo la línea de la marca. Elígelo si tu sitio es corto.",
      fit: fitsAnything,
    },
  },
});
