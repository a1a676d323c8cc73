import { imageRef } from "@consultorio/content";
import { few, fitsAnything, many, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { TeamContent } from "./team.props.ts";

export const team = defineSection({
  label: "Equipo",
  select: ({ siteContent }): TeamContent | null => {
    const { sectionTitle, sectionSubtitle, imagePath, people } = siteContent.team;
    if (people.length === 0) return null;
    return {
      sectionTitle,
      sectionSubtitle,
      image: imageRef(siteContent, imagePath),
      people: people.map(({ imagePath, ...person }) => ({
        ...person,
        image: imageRef(siteContent, imagePath),
      })),
    };
  },
  variants: {
    TeamPortraits: {
      label: "Retratos",
      description:
        "Retratos altos en cuadrícula, de dos en dos en el celular, con el nombre, el puesto y una frase debajo. Elígela si tienes una buena foto de cada persona.",
      fit: ({ siteContent: { team } }) =>
        few(
          "personas con foto",
          2,
          team.people.filter(({ imagePath }) => imagePath !== ""),
        ),
    },
    TeamList: {
      label: "Directorio",
      description:
        "Un renglón por persona con su foto redonda o sus iniciales, para qué buscarla, los idiomas que habla y su cédula. Elígela si no tienes fotos de todos o quieres que se sepa a quién preguntar.",
      fit: fitsAnything,
    },
    TeamGroup: {
      label: "Una foto de todos",
      description:
        "Una foto apaisada de todo el equipo y, sobre su orilla, una tarjeta con los nombres en columnas. Elígela si tienes una foto de grupo y hasta ocho personas.",
      fit: ({ siteContent: { team } }) => [
        ...missing("la foto de todos", team.imagePath),
        ...many("personas", 8, team.people),
      ],
    },
  },
});
