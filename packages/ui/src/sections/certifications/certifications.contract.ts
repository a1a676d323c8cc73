import { visible } from "@consultorio/content";
import { defineSection } from "../../registry/define-section.ts";
import { type ContactLinks, contactLinks } from "../contact-links.ts";

export interface Credential {
  nameTitle: string;
  name: string;
  imagePath: string;
}

export interface CertificationsProps {
  sectionTitle: string;
  documents: Credential[];
  entities: Credential[];
  contact: ContactLinks;
}

export const certifications = defineSection({
  label: "Certificaciones",
  select: ({ siteContent: site }): CertificationsProps | null => {
    const documents = visible(site.certifications.documents);
    const entities = visible(site.certifications.entities);
    if (documents.length + entities.length === 0) return null;
    return {
      sectionTitle: site.certifications.sectionTitle,
      documents,
      entities,
      contact: contactLinks(site),
    };
  },
  variants: {
    CertificationsCards: {
      label: "Tarjetas",
      description:
        "Cada documento en su tarjeta con botón para agendar, e instituciones debajo. Elígela si tienes de dos a seis documentos.",
    },
  },
});
