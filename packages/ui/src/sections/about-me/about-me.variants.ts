import { defineVariants } from "../contract/define-variants.ts";

export const aboutMeVariants = defineVariants({
  label: "Acerca de mí",
  variants: {
    AboutMePortrait: {
      label: "Retrato y texto",
      description: "Tu retrato junto al texto. Elígela si tienes un buen retrato vertical.",
    },
    AboutMeStory: {
      label: "Relato",
      description:
        "Texto largo con tu formación al lado y tu último párrafo como frase destacada. Elígela si quieres contar tu historia con calma.",
    },
    AboutMeCard: {
      label: "Tarjeta sobre imagen",
      description:
        "Una tarjeta centrada que entra en una imagen ancha, con tu retrato en un círculo. Elígela si tienes una buena imagen de fondo y un texto breve.",
    },
  },
});
