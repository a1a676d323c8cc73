import { defineVariants } from "../contract/define-variants.ts";

export const insuranceVariants = defineVariants({
  label: "Aseguradoras",
  variants: {
    InsuranceCarousel: {
      label: "Carrusel",
      description:
        "Logotipos o nombres en tarjetas, en dos o tres filas; los que no caben pasan, con pausa. Elígela si trabajas con más de diez aseguradoras.",
    },
    InsuranceWall: {
      label: "Muro",
      description:
        "Todas las aseguradoras a la vez, como un muro de ladrillos de distinto ancho. Elígela si tienes logotipos o si quieres que nada se mueva.",
    },
    InsuranceFinder: {
      label: "Buscador",
      description:
        "El paciente escribe el nombre de su seguro y lee si trabajas con él; la lista queda al lado o, en celular, debajo. Elígela si te llaman para preguntar por su aseguradora.",
    },
  },
});
