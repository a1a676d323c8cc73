import {
  consultingAddress,
  directionLinks,
  hoursLines,
  imageRef,
  mapFrame,
  openingHours,
} from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { strings } from "#strings/strings.ts";
import { fitsAnything, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { ClinicContent } from "./clinic.props.ts";

export const clinic = defineSection({
  label: "Dónde estamos",
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
      image: imageRef(siteContent, imagePath),
    };
    return { sectionTitle, sectionSubtitle, places: [place] };
  },
  variants: {
    ClinicColumns: {
      label: "Tres columnas",
      description:
        "Dónde, cuándo y cómo llegar, cada uno con su icono: en tres columnas en computadora y uno bajo otro en celular. Elígela si quieres que se lea de un vistazo, sin imágenes.",
      fit: fitsAnything,
    },
    ClinicPhoto: {
      label: "Foto con tarjeta",
      description:
        "La foto del lugar con la dirección y el horario: encima de ella en computadora y debajo en celular. Elígela si tienes una buena foto de la entrada o la sala.",
      fit: ({ siteContent }) => missing("la imagen del consultorio", siteContent.clinic.imagePath),
    },
    ClinicMap: {
      label: "Mapa al lado",
      description:
        "Los datos y, al lado en computadora o abajo en celular, el mapa, que se abre cuando alguien lo pide. Elígela si cuesta encontrar el consultorio.",
      fit: fitsAnything,
    },
  },
});
