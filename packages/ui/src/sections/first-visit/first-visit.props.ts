import type { ActionLink } from "#components/contact-buttons/contact-links.ts";
import { type Content, type Defaults, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

/** A step of a visit. */
export interface VisitStep {
  /** Name of the step. @es Nombre del paso. */
  title: string;
  /** One or two sentences on it. @es Una o dos frases que lo explican. */
  text?: string | undefined;
}

export interface FirstVisitProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** What happens, in its order. @es Lo que pasa, en su orden. */
  steps?: VisitStep[] | undefined;
  /** What a patient brings, one thing each. @es Lo que se trae, una cosa en cada renglón. */
  bring?: string[] | undefined;
  /** Short line below the section's heading. @es Línea corta bajo el título de la sección. */
  sectionSubtitle?: string | undefined;
  /** Heading of the steps. @es Título de los pasos. */
  stepsTitle?: string | undefined;
  /** Heading of what a patient brings. @es Título de lo que se trae. */
  bringTitle?: string | undefined;
  /** Button to a page that says more. @es Botón a una página que dice más. */
  more?: ActionLink | null | undefined;
}

const stepDefaults: Defaults<VisitStep> = { text: "" };

/** Adds the default values. */
export function firstVisitContent(props: FirstVisitProps) {
  const content = withDefaults(props, {
    anchor: "first-visit",
    className: "",
    steps: [],
    bring: [],
    sectionSubtitle: "",
    stepsTitle: "",
    bringTitle: "",
    more: null,
  });
  return { ...content, steps: content.steps.map((step) => withDefaults(step, stepDefaults)) };
}

/** The section's complete content. */
export type FirstVisitContent = Content<typeof firstVisitContent>;
