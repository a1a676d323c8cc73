import type { ReadySite } from "./ready-site.ts";
import { athletic, botanical, cheerful, gazette, nocturnal, serene } from "./selections.ts";

export { type ReadyContent, type ReadySite, withLook } from "./ready-site.ts";

/** Whole sites to start from. Their contents load only where one is shown. */
export const readySites: readonly ReadySite[] = [
  {
    id: "consulta-serena",
    name: "Consulta serena",
    description:
      "Papel cálido, tu retrato en la portada y un mapa del cuerpo. Para consultorios que explican con calma.",
    theme: { preset: "flow" },
    selectedSections: serene,
  },
  {
    id: "clinica-de-noche",
    name: "Clínica de noche",
    description:
      "Fondo oscuro, imágenes de lado a lado y las urgencias arriba. Para clínicas con equipo y guardia.",
    theme: { preset: "night" },
    selectedSections: nocturnal,
  },
  {
    id: "gaceta-medica",
    name: "Gaceta médica",
    description: "Una frase grande, columnas de texto y filetes finos. Para especialistas que escriben bien.",
    theme: { preset: "gazette" },
    selectedSections: gazette,
  },
  {
    id: "jardin-de-la-piel",
    name: "Jardín de la piel",
    description:
      "Verde hondo sobre crema, mosaico de imágenes y márgenes amplios. Ejemplo de dermatología con datos ficticios.",
    theme: { preset: "garden" },
    selectedSections: botanical,
    content: async () => (await import("./dermatology/index.ts")).dermatology,
  },
  {
    id: "dientes-al-sol",
    name: "Dientes al sol",
    description:
      "Formas redondas, aguamarina y precios a la vista. Ejemplo de odontología con datos ficticios.",
    theme: { preset: "breeze" },
    selectedSections: cheerful,
    content: async () => (await import("./dentistry/index.ts")).dentistry,
  },
  {
    id: "cuerpo-en-marcha",
    name: "Cuerpo en marcha",
    description:
      "Índigo con fuerza, una figura que se mueve y páginas compactas. Ejemplo de fisioterapia con datos ficticios.",
    theme: { preset: "court" },
    selectedSections: athletic,
    content: async () => (await import("./physiotherapy/index.ts")).physiotherapy,
  },
];
