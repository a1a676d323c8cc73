import { type Content, type Defaults, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

/** A treatment that is compared with others. */
export interface ComparedTreatment {
  /** Name of the treatment. @es Nombre del tratamiento. */
  name: string;
  /** Address of its page. @es Dirección de su página. */
  href?: string | undefined;
}

/** A question with what each treatment answers to it. */
export interface ComparisonQuestion {
  /** Question, as a patient asks it. @es Pregunta, como la haría un paciente. */
  question: string;
  /**
   * One short answer for each treatment, in their order. An empty one says that it depends on the patient.
   * @es Una respuesta corta por tratamiento, en su orden. La que está vacía dice que depende de cada paciente.
   */
  answers: string[];
}

export interface ComparisonProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** Treatments, from two to four. @es Los tratamientos, de dos a cuatro. */
  treatments: ComparedTreatment[];
  /** Questions, the one that patients ask first at the top. @es Las preguntas, primero la que más se hace. */
  questions: ComparisonQuestion[];
  /** Short line below the section's heading. @es Línea corta bajo el título de la sección. */
  sectionSubtitle?: string | undefined;
  /** Note below the comparison: the sources of the figures, with their year. @es Nota bajo la comparación: de dónde salen las cifras, con su año. */
  additionalInfo?: string | undefined;
}

const treatmentDefaults: Defaults<ComparedTreatment> = { href: "" };

/** Adds the default values. Each question gets as many answers as there are treatments. */
export function comparisonContent(props: ComparisonProps) {
  const content = withDefaults(props, {
    anchor: "comparison",
    className: "",
    sectionSubtitle: "",
    additionalInfo: "",
  });
  const treatments = content.treatments.map((treatment) => withDefaults(treatment, treatmentDefaults));
  const questions = content.questions.map(({ question, answers }) => ({
    question,
    answers: treatments.map((treatment, index) => ({ treatment, text: answers[index] ?? "" })),
  }));
  return { ...content, treatments, questions };
}

/** The section's complete content. */
export type ComparisonContent = Content<typeof comparisonContent>;
export type Treatment = ComparisonContent["treatments"][number];
