import { defineVariants } from "../contract/define-variants.ts";

export const hospitalsVariants = defineVariants({
  label: "Hospitales y sociedades",
  variants: {
    HospitalsLogos: {
      label: "Logotipos en fila",
      description:
        "Placas blancas con el logotipo de cada hospital y su nombre debajo, centradas en filas; las sociedades, en placas chicas al final. Elígela si tienes los logotipos.",
    },
    HospitalsCards: {
      label: "Tarjetas con lo que se hace",
      description:
        "Una tarjeta por hospital con palomitas en lo que se hace ahí, y una última tarjeta oscura con las sociedades. Elígela si tus pacientes preguntan dónde operas o a qué urgencias ir.",
    },
    HospitalsList: {
      label: "Lista de renglones",
      description:
        "Renglones con filetes finos, sin imágenes: el nombre grande, y a su lado (en celular, debajo) lo que se hace y el lugar. Elígela si se lee mejor que se ve.",
    },
  },
});
