import { visible } from "@consultorio/content";
import type { CollectionContent } from "../collection/collection.props.ts";
import { selectCollection } from "../collection/collection-items.ts";
import { type Fit, few, many } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";

const fitsSix: Fit = ({ diseases: all }) => [
  ...few("enfermedades", 3, visible(all)),
  ...many("enfermedades", 6, visible(all)),
];

export const diseases = defineSection({
  label: "Enfermedades",
  select: (site): CollectionContent | null => selectCollection(site, "diseases"),
  variants: {
    DiseasesGrid: {
      label: "Cuadrícula",
      description:
        "Seis tarjetas claras, una bajo otra en el celular, cada una con su imagen a la izquierda del texto. Elígela como opción segura para cualquier página.",
      fit: fitsSix,
    },
    DiseasesGridDark: {
      label: "Cuadrícula oscura",
      description:
        "Seis tarjetas altas sobre fondo oscuro, con la imagen arriba; en el celular van en una fila que se desliza. Elígela para dar contraste a una página clara.",
      fit: fitsSix,
    },
    DiseasesAccordion: {
      label: "Acordeón",
      description:
        "Seis nombres que se despliegan de uno en uno, con imagen y frase. Elígela si quieres que cada enfermedad se lea con calma.",
      fit: fitsSix,
    },
    DiseasesMosaic: {
      label: "Mosaico",
      description:
        "Una imagen grande y varias chicas, cada una con su nombre en la esquina. Elígela si la primera enfermedad es la que más atiendes.",
      fit: fitsSix,
    },
  },
});
