import { decoration, interpolateTexts, isLaterAnnouncement, type Site } from "@consultorio/content";
import { strings } from "#strings/strings.ts";
import { cut, type Misfit, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { AnnouncementContent } from "./announcement.props.ts";
import { announcementVariants } from "./announcement.variants.ts";

/** Reports a title that the bar above the header already shows. */
const besideBar = ({ siteContent: { notices, homeAnnouncement } }: Site): Misfit[] =>
  homeAnnouncement.title !== "" && notices?.announcement.text === homeAnnouncement.title
    ? [{ kind: "clash", why: "La barra de arriba ya dice lo mismo: deja uno de los dos." }]
    : [];

export const announcement = defineSection(announcementVariants, {
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
      image: decoration(siteContent, imagePath),
      from,
      until,
      later: isLaterAnnouncement(site),
    };
  },
  fit: {
    AnnouncementBand: (site) => [
      ...besideBar(site),
      ...cut("el texto del aviso", 160, site.siteContent.homeAnnouncement.text),
    ],
    AnnouncementCard: (site) => [
      ...besideBar(site),
      ...missing("cuándo es", site.siteContent.homeAnnouncement.when),
    ],
    AnnouncementBanner: (site) => [
      ...besideBar(site),
      ...missing("la imagen del aviso", site.siteContent.homeAnnouncement.imagePath),
    ],
  },
});
