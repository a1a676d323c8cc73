import { homeSectionTypes } from "../schema/home-sections.ts";
import { isShown, type SectionType } from "../schema/selected-sections.ts";
import type { Site } from "../site/documents.ts";
import type { Finding } from "./finding.ts";

/** Findings about hidden sections: the header, the footer, and a home page without any section. */
export function hiddenSections({ selectedSections }: Pick<Site, "selectedSections">): Finding[] {
  const hidden = (type: SectionType) => !isShown(selectedSections, type);
  const finding = (type: SectionType, message: string): Finding => ({
    topic: "unfinished",
    level: "warn",
    path: `selectedSections.${type}`,
    place: "Secciones",
    label: "Mostrar",
    message,
    excerpt: "",
  });
  return [
    ...(homeSectionTypes.every(hidden)
      ? [finding("Hero", "Tu página de inicio no tiene ninguna sección visible. Muestra al menos una.")]
      : []),
    ...(hidden("Header")
      ? [finding("Header", "El encabezado está oculto: nadie verá el menú ni el teléfono. Muéstralo.")]
      : []),
    ...(hidden("Footer")
      ? [
          finding(
            "Footer",
            "El pie de página está oculto: nadie verá ahí la dirección ni las cédulas. Muéstralo.",
          ),
        ]
      : []),
  ];
}
