import { defineVariants } from "../contract/define-variants.ts";

export const diseasesVariants = defineVariants({
  label: "Enfermedades",
  variants: {
    DiseasesGrid: {
      label: "Cuadrícula",
      description:
        "Seis tarjetas claras, una bajo otra en el celular, cada una con su imagen a la izquierda del texto. Elígela como opción segura para cualquier página.",
    },
    DiseasesGridDark: {
      label: "Cuadrícula oscura",
      description:
        "Seis tarjetas altas sobre fondo oscuro, con la imagen arriba; en el celular van en una fila que se desliza. Elígela para dar contraste a una página clara.",
    },
    DiseasesAccordion: {
      label: "Acordeón",
      description:
        "Seis nombres que se despliegan de uno en uno, con imagen y frase. Elígela si quieres que cada enfermedad se lea con calma.",
    },
    DiseasesMosaic: {
      label: "Mosaico",
      description:
        "Una imagen grande y varias chicas, cada una con su nombre en la esquina. Elígela si la primera enfermedad es la que más atiendes.",
    },
  },
});
