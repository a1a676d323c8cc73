import { imageRef, interpolateTexts, isLaterAnnouncement, type Site } from "@consultorio/content";
import { strings } from "#strings/strings.ts";
import { cut, type Misfit, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { AnnouncementContent } from "./announcement.props.ts";

/** Reports a title that the bar above the header already shows. */
const besideBar = ({ siteContent: { notices, homeAnnouncement } }: Site): Misfit[] =>
  homeAnnouncement.title !== "" && notices?.announcement.text === homeAnnouncement.title
    ? [{ kind: "clash", why: "La barra de arriba ya dice lo mismo: deja uno de los dos." }]
    : [];

export const announcement = defineSection({
  label: "Aviso",
  select: (site): AnnouncementContent | null => {
    const { siteContent } = site;
    const { title, text, when, linkText, link, imagePath, from, until } = interpolateTexts(
      siteContent.homeAnnouncement,
      siteContent,
    );
    if (title === "") return null;
    return {
      title,
      text,
      when,
      more: link === "" ? null : { label: linkText || strings.announcement.more, href: link },
      image: imageRef(siteContent, imagePath),
      from,
      until,
      later: isLaterAnnouncement(site),
    };
  },
  variants: {
    AnnouncementBand: {
      label: "Franja delgada",
      description:
        "Una franja de color de lado a lado, baja, con un altavoz, el aviso en un renglón y su enlace al final. Elígela para algo corto, como un cambio de horario.",
      fit: (site) => [
        ...besideBar(site),
        ...cut("el texto del aviso", 160, site.siteContent.homeAnnouncement.text),
      ],
    },
    AnnouncementCard: {
      label: "Tarjeta con fecha",
      description:
        "Una tarjeta con la fecha en grande sobre un cuadro de color con un calendario, y a su lado el aviso y un botón. Elígela si lo importante es el día.",
      fit: (site) => [...besideBar(site), ...missing("cuándo es", site.siteContent.homeAnnouncement.when)],
    },
    AnnouncementBanner: {
      label: "Cartel con imagen",
      description:
        "La imagen ocupa media pantalla y al lado, sobre fondo oscuro, el aviso en letra muy grande. Elígela para algo que merece detenerse, como una jornada o una nueva dirección.",
      fit: (site) => [
        ...besideBar(site),
        ...missing("la imagen del aviso", site.siteContent.homeAnnouncement.imagePath),
      ],
    },
  },
});
