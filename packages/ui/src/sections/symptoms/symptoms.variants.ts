import { defineVariants } from "../contract/define-variants.ts";

export const symptomsVariants = defineVariants({
  label: "Síntomas",
  variants: {
    SymptomsCards: {
      label: "Tarjetas",
      description:
        "Los primeros cuatro síntomas en tarjetas que empiezan por el nombre y terminan en la imagen; en el celular se deslizan. Elígela para que el paciente se reconozca de un vistazo.",
    },
    SymptomsList: {
      label: "Lista",
      description: "Los primeros seis síntomas en una lista con icono. Elígela si buscas algo breve.",
    },
    SymptomsBodyMap: {
      label: "Mapa del cuerpo",
      description:
        "Una figura con zonas que llevan a cada síntoma, y la lista a sus lados. Elígela si tus pacientes saben dónde les duele, pero no cómo se llama.",
    },
  },
});
