import { defineVariants } from "../contract/define-variants.ts";

export const teamVariants = defineVariants({
  label: "Equipo",
  variants: {
    TeamPortraits: {
      label: "Retratos",
      description:
        "Retratos altos en cuadrícula, de dos en dos en el celular, con el nombre, el puesto y una frase debajo. Elígela si tienes una buena foto de cada persona.",
    },
    TeamList: {
      label: "Directorio",
      description:
        "Un renglón por persona con su foto redonda o sus iniciales, para qué buscarla, los idiomas que habla y su cédula. Elígela si no tienes fotos de todos o quieres que se sepa a quién preguntar.",
    },
    TeamGroup: {
      label: "Una foto de todos",
      description:
        "Una foto apaisada de todo el equipo y, sobre su orilla, una tarjeta con los nombres en columnas. Elígela si tienes una foto de grupo y hasta ocho personas.",
    },
  },
});
