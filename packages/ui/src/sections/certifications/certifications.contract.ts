import { imageRef, isShown, visible } from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { selectFacts } from "#components/counter/facts.contract.ts";
import { selectNotice } from "#components/notice-bar/notice.contract.ts";
import { strings } from "#strings/strings.ts";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { CertificationsContent } from "./certifications.props.ts";
import { certificationsVariants } from "./certifications.variants.ts";

/** The register of the Secretaría de Educación Pública, in which anyone finds a licence by its number. */
const registerHref = "https://cedulaprofesional.sep.gob.mx/";

export const certifications = defineSection(certificationsVariants, {
  select: ({ siteContent: site, selectedSections }): CertificationsContent | null => {
    const credentials = (list: typeof site.certifications.documents): CertificationsContent["documents"] =>
      visible(list).map(({ nameTitle, name, imagePath }) => ({
        nameTitle,
        name,
        image: imageRef(site, imagePath),
      }));
    const documents = credentials(site.certifications.documents);
    const entities = credentials(site.certifications.entities);
    if (documents.length + entities.length === 0) return null;
    const licences = selectNotice(site).filter(({ label }) => label !== strings.notice.aviso);
    return {
      sectionTitle: site.certifications.sectionTitle,
      documents,
      entities,
      licences,
      registerHref,
      facts: isShown(selectedSections, "Experience")
        ? selectFacts(site).map(({ value, label }) => ({ value, label }))
        : [],
      contact: contactLinks(site),
    };
  },
  fit: {
    CertificationsCards: ({ siteContent }) =>
      few("documentos visibles", 2, visible(siteContent.certifications.documents)),
    CertificationsWall: ({ siteContent }) =>
      few(
        "documentos con imagen",
        2,
        visible(siteContent.certifications.documents).filter(({ imagePath }) => imagePath !== ""),
      ),
  },
});
