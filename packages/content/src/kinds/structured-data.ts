import type { FAQPage } from "schema-dts";
import { nameBesideOf, titleOf } from "./record-name.ts";

/** The context that the nodes of a record need from their graph. */
export interface RecordGraph {
  /** A text with the site's facts in place of its placeholders. */
  text(value: string): string;
  /** Absolute address of a picture, or empty. */
  picture(path: string): string;
  /** Reference to the office, the doctor or the site as a whole. */
  node(name: "consultorio" | "especialista" | "sitio"): { "@id": string };
  /** The office's field of medicine. */
  specialty: "Cardiovascular" | "Surgical" | "Dermatology" | "Dentistry" | "Physiotherapy";
}

/** The id of the node of a record: the page has another id than its topic. */
export const topicId = (pageUrl: string) => `${pageUrl}#tema`;

/** Names in the form that schema.org requires in place of plain texts. */
export const named = <Type extends string>(type: Type, names: readonly string[]) =>
  names.map((name) => ({ "@type": type, name }));

/** The name that patients use, if it is another one. */
export const plainNameOf = (record: Parameters<typeof titleOf>[0]) =>
  nameBesideOf(record) === "" ? "" : titleOf(record);

/** The questions of a page with their answers; nothing for a page without any. */
export const questionPage = (
  context: RecordGraph,
  pageUrl: string,
  questions: readonly { question: string; answer: string }[],
): FAQPage[] =>
  questions.length === 0
    ? []
    : [
        {
          "@type": "FAQPage",
          "@id": `${pageUrl}#preguntas`,
          isPartOf: { "@id": pageUrl },
          mainEntity: questions.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: context.text(answer) },
          })),
        },
      ];
