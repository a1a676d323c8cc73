import { type Site, visible } from "@consultorio/content";
import { selectCollection } from "../collection/collection-items.ts";
import { few, fitsAnything, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { GuidesContent } from "./guides.props.ts";

/** At least so many guides; none at all is no misfit, because there is no section then. */
const fewGuides = (least: number, { guides: all }: Site) =>
  all.length === 0 ? [] : few("guías", least, visible(all));

export const guides = defineSection({
  label: "Guías",
  select: (site): GuidesContent | null => {
    const content = selectCollection(site, "guides");
    if (content === null) return null;
    const items = content.items.map((item, index) => ({
      ...item,
      questions: site.guides[index]?.questions.map(({ question }) => question) ?? [],
    }));
    return { ...content, items };
  },
  variants: {
    GuidesIndex: {
      label: "Índice numerado",
      description:
        "Las primeras seis guías como el índice de un folleto, con su número. Elígela si quieres que se encuentren de un vistazo y con poco espacio.",
      fit: (site) => fewGuides(2, site),
    },
    GuidesCards: {
      label: "Hojas",
      description:
        "La primera guía grande y las tres siguientes a su lado, cada una con su imagen. Elígela si hay una guía que todos deben leer.",
      fit: (site) => [
        ...fewGuides(4, site),
        ...visible(site.guides)
          .slice(0, 1)
          .flatMap(({ imageHome }) => missing("la imagen de la primera guía", imageHome)),
      ],
    },
    GuidesQuestions: {
      label: "Preguntas",
      description:
        "Seis preguntas de los pacientes; cada una lleva a la guía que la responde. Elígela si te preguntan siempre lo mismo.",
      fit: fitsAnything,
    },
  },
});
