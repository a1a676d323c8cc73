import { defineVariants } from "../contract/define-variants.ts";

export const clinicVariants = defineVariants({
  label: "Dónde estamos",
  variants: {
    ClinicColumns: {
      label: "Tres columnas",
      description:
        "Dónde, cuándo y cómo llegar, cada uno con su icono: en tres columnas en computadora y uno bajo otro en celular. Elígela si quieres que se lea de un vistazo, sin imágenes.",
    },
    ClinicPhoto: {
      label: "Foto con tarjeta",
      description:
        "La foto del lugar con la dirección y el horario: encima de ella en computadora y debajo en celular. Elígela si tienes una buena foto de la entrada o la sala.",
    },
    ClinicMap: {
      label: "Mapa al lado",
      description:
        "Los datos y, al lado en computadora o abajo en celular, el mapa, que se abre cuando alguien lo pide. Elígela si cuesta encontrar el consultorio.",
    },
  },
});
