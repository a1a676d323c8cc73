import { formatPrice, interpolateTexts, type SiteContent, shownPrices } from "@consultorio/content";
import { strings } from "#strings/strings.ts";
import { few, many } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { ComparisonProps } from "./comparison.props.ts";

/** A treatment's price as the list of prices has it; empty if it is not there. */
function priceAnswer(siteContent: SiteContent, priceName: string): string {
  const row = shownPrices(siteContent).find(({ name }) => name === priceName);
  if (row === undefined) return "";
  if (row.price === 0) return row.note;
  const figure = row.from ? `${strings.priceList.from} ${formatPrice(row.price)}` : formatPrice(row.price);
  return `${figure}\n${row.name}. ${row.note}`.trim();
}

export const comparison = defineSection({
  label: "Comparación de tratamientos",
  select: ({ siteContent }): ComparisonProps | null => {
    const texts = interpolateTexts(siteContent.comparison, siteContent);
    const { treatments, priceQuestion } = texts;
    const prices = treatments.map(({ priceName }) => priceAnswer(siteContent, priceName));
    const questions = [
      ...texts.questions,
      ...(priceQuestion === "" ? [] : [{ question: priceQuestion, answers: prices }]),
    ];
    if (treatments.length < 2 || questions.length === 0) return null;
    return {
      sectionTitle: texts.sectionTitle,
      sectionSubtitle: texts.sectionSubtitle,
      treatments: treatments.map(({ name, link }) => ({ name, href: link })),
      questions,
      additionalInfo: texts.additionalInfo,
    };
  },
  variants: {
    ComparisonTable: {
      label: "Tabla",
      description:
        "Una tabla: los tratamientos arriba, las preguntas a la izquierda. En celular, cada pregunta reúne las respuestas de todos. Elígela si quieres que se comparen pregunta por pregunta, con todo a la vista.",
      fit: ({ siteContent }) => few("preguntas", 3, siteContent.comparison.questions),
    },
    ComparisonCards: {
      label: "Tarjetas a la par",
      description:
        "Una tarjeta por tratamiento, con el nombre en su franja de color y las mismas preguntas a la misma altura. Elígela si quieres que cada tratamiento se lea completo.",
      fit: ({ siteContent }) => many("tratamientos", 3, siteContent.comparison.treatments),
    },
    ComparisonQuestions: {
      label: "Pregunta por pregunta",
      description:
        "Una lista de preguntas grandes; al tocar una se abren las respuestas de todos los tratamientos, una a la vez. Elígela si tienes muchas preguntas y poco espacio.",
      fit: ({ siteContent }) => few("preguntas", 3, siteContent.comparison.questions),
    },
  },
});
