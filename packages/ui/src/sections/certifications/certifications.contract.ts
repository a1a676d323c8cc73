import { imageRef, visible } from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { selectNotice } from "#components/notice-bar/legal-notice.ts";
import { strings } from "#strings/strings.ts";
import { few, fitsAnything } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { CertificationsContent } from "./certifications.props.ts";

export const certifications = defineSection({
  label: "Certificaciones",
  select: ({ siteContent: site }): CertificationsContent | null => {
    const credentials = (list: typeof site.certifications.documents): CertificationsContent["documents"] =>
      visible(list).map(({ nameTitle, name, imagePath }) => ({
        nameTitle,
        name,
        image: imageRef(site, imagePath),
      }));
    const documents = credentials(site.certifications.documents);
    const entities = credentials(site.certifications.entities);
    if (documents.length + entities.length === 0) return null;
    const { cedProf, cedEsp } = selectNotice(site);
    const licences = [
      { label: strings.notice.cedProf, value: cedProf },
      { label: strings.notice.cedEsp, value: cedEsp },
    ].filter(({ value }) => value !== "");
    return {
      sectionTitle: site.certifications.sectionTitle,
      documents,
      entities,
      licences,
      contact: contactLinks(site),
    };
  },
  variants: {
    CertificationsCards: {
      label: "Tarjetas",
      description:
        "Cada documento en su tarjeta, que en el celular se deslizan, con botón para agendar e instituciones debajo. Elígela si tienes de dos a seis documentos.",
      fit: ({ siteContent }) => few("documentos visibles", 2, visible(siteContent.certifications.documents)),
    },
    CertificationsWall: {
      label: "Muro de documentos",
      description:
        "Documentos enmarcados sobre fondo oscuro, el primero grande, que se amplían al tocarlos, y logotipos debajo. Elígela si tienes buenas fotos de tus títulos.",
      fit: ({ siteContent }) =>
        few(
          "documentos con imagen",
          2,
          visible(siteContent.certifications.documents).filter(({ imagePath }) => imagePath !== ""),
        ),
    },
    CertificationsList: {
      label: "Lista tipográfica",
      description:
        "Documentos, cédulas e instituciones en renglones, casi sin imágenes. Elígela si tu formación se lee mejor que se ve.",
      fit: fitsAnything,
    },
  },
});
