import { imageRef, visible } from "@consultorio/content";
import { few, fitsAnything } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { HospitalsContent } from "./hospitals.props.ts";

export const hospitals = defineSection({
  label: "Hospitales y sociedades",
  select: ({ siteContent }): HospitalsContent | null => {
    const { sectionTitle, sectionSubtitle, societiesTitle, ...lists } = siteContent.hospitals;
    const shown = {
      hospitals: visible(lists.hospitals).map(({ name, activities, place, logoPath, link }) => ({
        name,
        activities,
        place,
        logo: imageRef(siteContent, logoPath),
        href: link,
      })),
      societies: visible(lists.societies).map(({ name, role, logoPath, link }) => ({
        name,
        role,
        logo: imageRef(siteContent, logoPath),
        href: link,
      })),
    };
    if (shown.hospitals.length + shown.societies.length === 0) return null;
    return { sectionTitle, sectionSubtitle, societiesTitle, ...shown };
  },
  variants: {
    HospitalsLogos: {
      label: "Logotipos en fila",
      description:
        "Placas blancas con el logotipo de cada hospital y su nombre debajo, centradas en filas; las sociedades, en placas chicas al final. Elígela si tienes los logotipos.",
      fit: ({ siteContent }) =>
        few(
          "hospitales con logotipo",
          2,
          visible(siteContent.hospitals.hospitals).filter(({ logoPath }) => logoPath !== ""),
        ),
    },
    HospitalsCards: {
      label: "Tarjetas con lo que se hace",
      description:
        "Una tarjeta por hospital con palomitas en lo que se hace ahí, y una última tarjeta oscura con las sociedades. Elígela si tus pacientes preguntan dónde operas o a qué urgencias ir.",
      fit: ({ siteContent }) => few("hospitales visibles", 2, visible(siteContent.hospitals.hospitals)),
    },
    HospitalsList: {
      label: "Lista de renglones",
      description:
        "Renglones con filetes finos, sin imágenes: el nombre grande, y a su lado (en celular, debajo) lo que se hace y el lugar. Elígela si se lee mejor que se ve.",
      fit: fitsAnything,
    },
  },
});
