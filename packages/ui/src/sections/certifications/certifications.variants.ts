import { defineVariants } from "../contract/define-variants.ts";

export const certificationsVariants = defineVariants({
  label: "Certificaciones",
  variants: {
    CertificationsCards: {
      label: "Tarjetas",
      description:
        "Cada documento en su tarjeta, que en el celular se deslizan, con botón para agendar e instituciones debajo. Elígela si tienes de dos a seis documentos.",
    },
    CertificationsWall: {
      label: "Muro de documentos",
      description:
        "Documentos enmarcados sobre fondo oscuro, el primero grande, que se amplían al tocarlos, y logotipos debajo. Elígela si tienes buenas fotos de tus títulos.",
    },
    CertificationsList: {
      label: "Lista tipográfica",
      description:
        "Documentos, cédulas e instituciones en renglones, casi sin imágenes. Elígela si tu formación se lee mejor que se ve.",
    },
    CertificationsRecord: {
      label: "Registro",
      description:
        "Sólo texto: tus cifras de experiencia junto a tus títulos, tus cédulas para copiar y consultar, y las instituciones por su nombre. Elígela si quieres certificaciones y experiencia en una sola sección.",
      covers: ["Experience"],
    },
  },
});
